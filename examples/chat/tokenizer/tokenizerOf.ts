import type { Gguf, GgufValue } from '../gguf/readGguf.ts'

/** ggml's type of tokens that stand for themselves in a text, such as <|im_end|>. */
const control = 3

/** The files of a tokenizer in the format of Hugging Face. */
export type TokenizerFiles = { tokenizer: object; config: object }

/** Returns the tokenizer in the metadata of a GGUF file: byte-level BPE that splits numbers into digits. */
export function tokenizerOf({ metadata }: Pick<Gguf, 'metadata'>): TokenizerFiles {
  const field = (name: string): GgufValue => {
    const value = metadata.get(`tokenizer.${name}`)
    if (value === undefined) throw new Error(`The GGUF file has no tokenizer.${name}.`)
    return value
  }
  if (field('ggml.model') !== 'gpt2' || field('ggml.pre') !== 'smollm')
    throw new Error(`Unknown tokenizer ${field('ggml.model')} ${field('ggml.pre')}: expected gpt2 smollm.`)
  const tokens = field('ggml.tokens') as string[]
  const types = field('ggml.token_type') as number[]
  const special = tokens.flatMap((content, id) => (types[id] === control ? [{ id, content }] : []))
  const flags = { lstrip: false, normalized: false, rstrip: false, single_word: false, special: true }
  const nameOf = (name: string) => tokens[field(`ggml.${name}_token_id`) as number]!
  return {
    tokenizer: {
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: special.map(({ id, content }) => ({ id, content, ...flags })),
      normalizer: null,
      pre_tokenizer: {
        type: 'Sequence',
        pretokenizers: [
          // Like the type Digits, which leaves fractions and Roman numbers together in some implementations.
          { type: 'Split', pattern: { Regex: '\\p{N}' }, behavior: 'Isolated', invert: false },
          { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
        ],
      },
      post_processor: null,
      decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
      model: {
        type: 'BPE',
        dropout: null,
        unk_token: null,
        continuing_subword_prefix: null,
        end_of_word_suffix: null,
        fuse_unk: false,
        byte_fallback: false,
        vocab: Object.fromEntries(tokens.map((token, id) => [token, id])),
        merges: (field('ggml.merges') as string[]).map((merge) => merge.split(' ')),
      },
    },
    config: {
      tokenizer_class: 'GPT2Tokenizer',
      add_prefix_space: false,
      add_bos_token: field('ggml.add_bos_token'),
      clean_up_tokenization_spaces: false,
      bos_token: nameOf('bos'),
      eos_token: nameOf('eos'),
      unk_token: nameOf('unknown'),
      pad_token: nameOf('padding'),
      model_max_length: metadata.get('llama.context_length'),
      chat_template: field('chat_template'),
      added_tokens_decoder: Object.fromEntries(special.map(({ id, content }) => [id, { content, ...flags }])),
    },
  }
}
