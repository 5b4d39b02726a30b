import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileAssembly } from '../../packages/executors/test/programs/compileAssembly.ts'

/**
 * A token service in wasm whose model is a rule: it answers with `sentence`, begun at a place that the prompt chooses. A prompt that ends
 * with a tilde is answered slowly, so that something can happen in the middle.
 */
const source = `
// @ts-ignore: decorator
@external("wasi_snapshot_preview1", "fd_read")
declare function fd_read(fd: i32, vectors: usize, count: i32, read: usize): i32
// @ts-ignore: decorator
@external("wasi_snapshot_preview1", "fd_write")
declare function fd_write(fd: i32, vectors: usize, count: i32, written: usize): i32

const vector = memory.data(8)
const count = memory.data(4)

function write(text: string): void {
  const bytes = String.UTF8.encode(text)
  store<u32>(vector, <u32>changetype<usize>(bytes))
  store<u32>(vector, <u32>bytes.byteLength, 4)
  fd_write(1, vector, 1, count)
}

function readRequest(): Uint8Array {
  const bytes = new Uint8Array(1 << 20)
  let length = 0
  while (true) {
    store<u32>(vector, <u32>(bytes.dataStart + length))
    store<u32>(vector, <u32>(bytes.length - length), 4)
    if (fd_read(0, vector, 1, count) != 0) unreachable()
    if (load<u32>(count) == 0) break
    length += <i32>load<u32>(count)
  }
  return bytes.subarray(0, length)
}

function numberAt(text: string, name: string): i32 {
  const from = text.indexOf('"' + name + '":') + name.length + 3
  let end = from
  while (end < text.length && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++
  return I32.parseInt(text.substring(from, end))
}

const sentence = "A tea room at noon, with steam above the cups and rain on the window. "
let waste: u32 = 1

export function answer(): void {
  const request = readRequest()
  const end = request.indexOf(10)
  const path = String.UTF8.decodeUnsafe(request.dataStart, end).split(" ")[1]
  const body = String.UTF8.decodeUnsafe(request.dataStart + end + 1, request.length - end - 1)
  if (path == "/v1/embeddings") {
    return write('200 application/json\\n{"object":"list","data":[{"object":"embedding","index":0,"embedding":[0.6,0.8]}],"model":"chat","usage":{"prompt_tokens":1,"total_tokens":1}}')
  }
  if (path != "/muster/generate") return write("404 text/plain\\n")
  const list = body.substring(body.indexOf("[", body.indexOf('"tokens"')) + 1)
  const tokens = list.substring(0, list.indexOf("]")).split(",")
  const from = numberAt(body, "from")
  const most = numberAt(body, "maxUnits")
  const promptLength = tokens.length - from
  let start = 0
  let isSlow = false
  for (let i = 0; i < promptLength; i++) {
    const token = I32.parseInt(tokens[i])
    start = (start * 31 + token) % sentence.length
    if (token == 126) isSlow = true
  }
  write("200 application/x-ndjson\\n")
  for (let i = from; i < most; i++) {
    if (isSlow) for (let k: u32 = 0; k < 20000000; k++) waste = waste * 1664525 + k
    write('{"ids":[' + sentence.charCodeAt((start + i) % sentence.length).toString() + "]}\\n")
  }
  write('{"end":"length"}\\n')
}
`

/** Byte-level: the id of an ASCII character is its code, and three special tokens follow the 256 bytes. */
const special = ['<|im_start|>', '<|im_end|>', '<|endoftext|>']

/** Writes the folder of a stream task with this service, its tokenizer and its template. */
export async function writeChatService(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'tokenizer'), { recursive: true })
  await copyFile(await compileAssembly(source), path.join(folder, 'model.wasm'))
  const vocab = Object.fromEntries([...byteCharacters(), ...special].map((token, id) => [token, id]))
  const tokenizer = {
    version: '1.0',
    added_tokens: special.map((content, i) => ({
      ...{ id: 256 + i, content, special: true },
      ...{ single_word: false, lstrip: false, rstrip: false, normalized: false },
    })),
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: null,
    decoder: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    model: { type: 'BPE', vocab, merges: [] },
  }
  const template =
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}{% endfor %}" +
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"
  const settings = { eos_token: '<|im_end|>', chat_template: template }
  await writeFile(path.join(folder, 'tokenizer/tokenizer.json'), JSON.stringify(tokenizer))
  await writeFile(path.join(folder, 'tokenizer/tokenizer_config.json'), JSON.stringify(settings))
}

/** The character that stands for each byte in the vocabulary: printable ones stand for themselves. */
function byteCharacters(): string[] {
  const isPrintable = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte !== 173)
  let next = 256
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPrintable(byte) ? byte : next++))
}

/** The text of every answer: repeated, and begun at a place that the prompt chooses. */
export const sentence = 'A tea room at noon, with steam above the cups and rain on the window. '
