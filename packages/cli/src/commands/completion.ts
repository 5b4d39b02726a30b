import { MusterError } from '@muster-network/core'
import type { Command } from 'commander'
import { ownCommand } from '../output/ownCommand.ts'
import type { Program } from '../Program.ts'

/** `muster completion bash|zsh|fish`: prints a shell completion script for commands and options. */
export function addCompletion(program: Program): void {
  program.command().action(async (shell: string) => {
    const make = scripts[shell as keyof typeof scripts]
    if (!make)
      throw new MusterError('CONFIG_INVALID', `Unsupported shell "${shell}": use bash, zsh or fish.`, {
        hint: 'Example: muster completion bash',
      })
    process.stdout.write(make(wordsOf(await program.commands())))
  })
}

export type CommandWords = { name: string; about: string; words: { name: string; about: string }[] }

function wordsOf(commands: readonly Command[]): CommandWords[] {
  return commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    words: [
      ...command.commands.map((each) => ({ name: each.name(), about: each.description() })),
      ...command.options.map((option) => ({ name: option.long ?? option.flags, about: option.description })),
    ],
  }))
}

const names = (words: readonly { name: string }[]) => words.map((each) => each.name).join(' ')
/** Escapes text for single quotes of a shell. */
const quoted = (text: string) => text.replaceAll("'", '’')

const scripts = {
  bash: (
    commands: readonly CommandWords[],
  ) => `# muster: load with  source <(${ownCommand('completion bash')})
_muster() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=( $(compgen -W '${names(commands)}' -- "$word") )
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map((each) => `    ${each.name}) COMPREPLY=( $(compgen -W '${names(each.words)}' -- "$word") ) ;;`).join('\n')}
  esac
}
complete -o default -F _muster muster
`,
  zsh: (commands: readonly CommandWords[]) => `#compdef muster
# muster: load with  source <(${ownCommand('completion zsh')})
_muster() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map((each) => `      '${each.name}:${quoted(each.about).replaceAll(':', ' ')}'`).join('\n')}
    )
    _describe command commands
    return
  fi
  case "$words[2]" in
${commands.map((each) => `    ${each.name}) compadd -- ${names(each.words)} ;;`).join('\n')}
  esac
  _files
}
compdef _muster muster
`,
  fish: (commands: readonly CommandWords[]) =>
    [
      `# muster: load with  ${ownCommand('completion fish')} | source`,
      ...commands.flatMap((each) => [
        `complete -c muster -n __fish_use_subcommand -a ${each.name} -d '${quoted(each.about)}'`,
        ...each.words.map(({ name, about }) =>
          name.startsWith('--')
            ? `complete -c muster -n '__fish_seen_subcommand_from ${each.name}' -l ${name.slice(2)} -d '${quoted(about)}'`
            : `complete -c muster -n '__fish_seen_subcommand_from ${each.name}' -a ${name} -d '${quoted(about)}'`,
        ),
      ]),
      '',
    ].join('\n'),
} as const
