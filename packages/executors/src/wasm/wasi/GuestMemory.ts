/**
 * An invalid pointer, path or list from the program, reported to it as EFAULT. Errors of the host are never
 * this.
 */
export class BadPointer extends Error {}

const maxPath = 4096
const maxVectors = 1024

/** The program's memory as host calls see it. Every pointer is untrusted and checked. */
export class GuestMemory {
  memory: WebAssembly.Memory | undefined

  bytes(pointer: number, length: number): Uint8Array {
    const { buffer } = this.memory!
    const [from, count] = [pointer >>> 0, length >>> 0]
    if (from + count > buffer.byteLength) throw new BadPointer()
    return new Uint8Array(buffer, from, count)
  }

  #view(pointer: number, length: number): DataView {
    const { buffer, byteOffset } = this.bytes(pointer, length)
    return new DataView(buffer, byteOffset, length)
  }

  u32(pointer: number): number {
    return this.#view(pointer, 4).getUint32(0, true)
  }

  setU8(pointer: number, value: number): void {
    this.#view(pointer, 1).setUint8(0, value)
  }

  setU16(pointer: number, value: number): void {
    this.#view(pointer, 2).setUint16(0, value, true)
  }

  setU32(pointer: number, value: number): void {
    this.#view(pointer, 4).setUint32(0, value, true)
  }

  setU64(pointer: number, value: bigint): void {
    this.#view(pointer, 8).setBigUint64(0, value, true)
  }

  /** Reads a path; undefined when it is not UTF-8. */
  text(pointer: number, length: number): string | undefined {
    if (length >>> 0 > maxPath) throw new BadPointer()
    const bytes = this.bytes(pointer, length)
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      return undefined
    }
  }

  /** The buffers of a scattered read or write. */
  vectors(pointer: number, count: number): Uint8Array[] {
    if (count >>> 0 > maxVectors) throw new BadPointer()
    return Array.from({ length: count >>> 0 }, (_, i) => {
      const at = (pointer >>> 0) + 8 * i
      return this.bytes(this.u32(at), this.u32(at + 4))
    })
  }
}
