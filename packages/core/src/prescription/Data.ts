import * as z from 'zod'
import { taskPath } from './fields/taskPath.ts'

/** D: what the work reads. It is packed, encrypted and named by its hash; a task may have none. */
export const Data = z
  .strictObject({
    path: taskPath().meta({
      description: "A file or folder beside the task file; it is the work's input, read-only.",
      examples: ['in/'],
    }),
    split: z
      .enum(['shared', 'byEntry'])
      .default('shared')
      .meta({
        description:
          'shared: every part receives all of it. byEntry: the entries of the folder, sorted by name, are dealt to the parts in turn, and a part can open its own only.',
        examples: ['byEntry'],
      }),
  })
  .meta({
    description: 'D, the data: what the work reads. Leave it out when the work needs none.',
    examples: [{ path: 'in/' }],
  })

export type Data = z.infer<typeof Data>
