import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { ownCommand } from '../output/ownCommand.ts'
import { print } from '../output/print.ts'
import { formatTable } from '../output/table.ts'
import type { Program } from '../Program.ts'

/** `muster init [template] [folder]`: creates a task from a template, or lists the templates. */
export function addInit(program: Program): void {
  program
    .command()
    .option('--json', 'print one JSON object')
    .action(async (wanted: string | undefined, into: string | undefined, options: { json?: boolean }) => {
      const { copyTemplate, listTemplates } = await import('@muster-network/node/files')
      const templates = await listTemplates()
      if (wanted === undefined) {
        print(options, { templates }, () =>
          formatTable(templates, [
            { title: 'TEMPLATE', cell: (each) => each.templateId },
            { title: 'DESCRIPTION', cell: (each) => each.about },
          ]),
        )
        return
      }
      if (!templates.some((each) => each.templateId === wanted))
        throw new MusterError('CONFIG_INVALID', `Unknown template "${wanted}".`, {
          hint: `The templates are ${templates.map((each) => each.templateId).join(', ')}.`,
        })
      const folder = path.resolve(into ?? wanted)
      await copyTemplate(wanted, folder)
      const file = path.join(path.relative(process.cwd(), folder) || '.', 'task.yaml')
      print(
        options,
        { folder, file },
        () => `created ${file}; submit it with: ${ownCommand(`submit ${file}`)}\n`,
      )
    })
}
