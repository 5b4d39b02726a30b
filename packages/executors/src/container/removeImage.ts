import type { Engine } from './Engine.ts'
import { engineCommand } from './engineCommand.ts'

/** `kept` means that a container uses the image, or that the engine failed. */
export type Removal = 'removed' | 'kept'

/** Tries, because an engine under load fails or times out now and then. */
const tries = 3

/**
 * Removes an image under the names that are ours. An image that has another name by now belongs to the owner too: it loses our
 * names and stays. The engine refuses to remove an image that a container uses.
 */
export async function removeImage(
  { kind }: Engine,
  imageId: string,
  isOurs: (name: string) => boolean,
): Promise<Removal> {
  for (let attempt = 0; attempt < tries; attempt++) {
    try {
      const format = ['--format', '{{json .RepoTags}}']
      const tags = JSON.parse(await engineCommand(kind, ['image', 'inspect', ...format, imageId])) as
        | string[]
        | null
      const names = tags ?? []
      const ours = names.filter(isOurs)
      // by its id only without any other name: the engine would remove the only name, whose ever it is
      if (ours.length === names.length) {
        for (const name of ours.slice(1)) await engineCommand(kind, ['rmi', name])
        await engineCommand(kind, ['rmi', imageId])
      } else for (const name of ours) await engineCommand(kind, ['rmi', name])
      return 'removed'
    } catch (error) {
      const { message } = error as Error
      if (isAbsent(message)) return 'removed'
      if (isInUse(message)) return 'kept'
    }
  }
  return 'kept'
}

function isAbsent(message: string): boolean {
  return /no such image|image not known/i.test(message)
}

/** In the words of podman and of docker. */
function isInUse(message: string): boolean {
  return /in use by a container|is being used by|is using its referenced image/i.test(message)
}
