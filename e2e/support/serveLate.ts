import { setTimeout as delay } from 'node:timers/promises'
import type { Daemon } from '@muster-network/node'

/** Makes an executor send every blob, and each of them this much too late. */
export function serveLate({ context: { blobs } }: Daemon, lateMs: number): void {
  const listBytes = blobs.listBytes.bind(blobs)
  blobs.listBytes = async (id) => {
    await delay(lateMs, undefined, { ref: false })
    return listBytes(id)
  }
}
