import * as z from 'zod'
import { taskPath } from './fields/taskPath.ts'

/** D: the input data of the work. Packing encrypts it and names it by its hash; a task may have none. */
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
          'shared: every part receives all the data. byEntry: the entries of the folder, sorted by name, are assigned to the parts round-robin, and a part can decrypt only its own.',
        examples: ['byEntry'],
      }),
  })
  .meta({
    description: 'D, the data: the input of the work. Omit it when the work needs none.',
    examples: [{ path: 'in/' }],
  })

export type Data = z.infer<typeof Data>
