import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'

/** Opens a name without following it and without opening what it names: `O_PATH` of Linux. */
const pathOnly = 0x20_0000

/**
 * Connects to a Unix socket in a folder that an untrusted program can write. A symlink there could lead to any socket of
 * the machine, such as the container engine's, so the name is opened without following it, and the connection goes to
 * what was opened. Any length of path works, although an address of a Unix socket has at most 107 bytes.
 */
export async function connectToSocket(file: string, signal: AbortSignal): Promise<Socket> {
  const handle = await open(file, pathOnly | constants.O_NOFOLLOW)
  try {
    if (!(await handle.stat()).isSocket()) throw new Error(`${file} is not a socket`)
    signal.throwIfAborted()
    return await connected(connect({ path: `/proc/self/fd/${handle.fd}`, signal }))
  } finally {
    await handle.close()
  }
}

async function connected(socket: Socket): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('connect', resolve)
  socket.once('error', reject)
  await promise
  socket.removeListener('error', reject)
  return socket
}
