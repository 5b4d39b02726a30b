import { constants } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'

/** Writes a file that only its owner can read; never overwrites one. @throws CHAIN_KEY_EXISTS */
export async function createPrivateFile(file: string, text: string): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL
  const handle = await open(file, flags, 0o600).catch((cause) => {
    throw cause.code === 'EEXIST'
      ? new MusterError('CHAIN_KEY_EXISTS', `${file} already exists`, { cause })
      : cause
  })
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Reads a file that only its owner can read. @throws CHAIN_KEY_MISSING, CHAIN_KEY_EXPOSED */
export async function readPrivateFile(file: string): Promise<string> {
  const { mode } = await stat(file).catch((cause) => {
    throw cause.code === 'ENOENT'
      ? new MusterError('CHAIN_KEY_MISSING', `${file} does not exist`, { cause })
      : cause
  })
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new MusterError(
      'CHAIN_KEY_EXPOSED',
      `other users can read ${file} (mode ${(mode & 0o777).toString(8)})`,
    )
  return readFile(file, 'utf8')
}
