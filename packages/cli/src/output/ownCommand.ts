import { commandName } from '@muster-network/node/command'

/** The words that start this copy of muster in the user's shell: `npx muster` in a clone, `muster` if it is installed. */
export const ownName = () => commandName({ cwd: process.cwd() })

/** A command that can be pasted as it stands, such as `npx muster up`. */
export const ownCommand = (words: string) => `${ownName()} ${words}`
