/** The names of the commands of `muster`; a test keeps them equal to the command line. */
export const commandNames = [
  ...[
    'up',
    'down',
    'open',
    'join',
    'doctor',
    'init',
    'validate',
    'quote',
    'submit',
    'status',
    'logs',
    'pull',
  ],
  ...[
    'cancel',
    'dispute',
    'serve',
    'stream',
    'keys',
    'gateway',
    'offers',
    'provide',
    'stake',
    'unstake',
    'withdraw',
    'reserve',
    'rewards',
    'govern',
  ],
  ...['sale', 'wallet', 'config', 'reset', 'completion'],
]

const mention = new RegExp(`(?<![\\w/.-]|npx )muster (?=(?:${commandNames.join('|')})\\b)`, 'g')

/**
 * Replaces `muster` before the name of a command by the words that start muster on this machine, so that the command can
 * be pasted as it stands. For texts of muster itself only, such as hints.
 *
 * @example
 * pasteable('Run muster up.', 'npx muster') // 'Run npx muster up.'
 */
export function pasteable(text: string, command: string): string {
  return text.replaceAll(mention, () => `${command} `)
}
