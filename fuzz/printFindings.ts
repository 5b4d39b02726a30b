import type { Decoder } from './Decoder.ts'
import type { Finding } from './fuzzBatch.ts'
import { shortenInput } from './shortenInput.ts'
import { tryInput } from './tryInput.ts'

/** Prints each finding with its shortened input, and how to repeat and keep it. */
export async function printFindings(
  findings: readonly Finding[],
  decoders: readonly { decoder: Decoder }[],
): Promise<void> {
  for (const finding of findings) {
    const decoder = decoders.find((each) => each.decoder.name === finding.decoder)!.decoder
    const input = /^throws/.test(finding.why) ? await shortened(decoder, finding) : finding.input
    const base64 = input.toString('base64')
    process.stdout.write(
      [
        `\n${finding.decoder}: ${finding.why}`,
        `  input: ${input.length} bytes, ${JSON.stringify(input.toString('latin1').slice(0, 200))}`,
        `  repeat: npm run fuzz -- --decoder ${finding.decoder} --input ${base64}`,
        `  keep: add the line "${base64}" to fuzz/regressions/${finding.decoder}.txt`,
        '',
      ].join('\n'),
    )
  }
}

/** Only an exception can be shortened here: an input that ends or blocks its process would do so again. */
async function shortened(decoder: Decoder, { input, why }: Finding): Promise<Buffer> {
  const kind = why.slice(0, 24)
  return shortenInput(input, async (shorter) => {
    const trial = await tryInput(decoder, shorter)
    return 'why' in trial && trial.why.startsWith(kind)
  })
}
