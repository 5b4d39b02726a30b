import { readFile } from 'node:fs/promises'

/** Reads the order of this process: the JSON file that its command line names. */
export async function readOrder<T>(): Promise<T> {
  return JSON.parse(await readFile(process.argv[2]!, 'utf8')) as T
}
