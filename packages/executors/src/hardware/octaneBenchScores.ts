/** A published OctaneBench value and where it can be read. */
export type PublishedScore = { value: number; source: string }

/**
 * Published OctaneBench values by the card's name as the driver gives it (without "NVIDIA"). The maker's average of all
 * submissions, version 2020.1 with RTX on where the card has it. A card without a source is not here and has no score:
 * adding one means adding its page.
 */
const published: Record<string, PublishedScore> = {
  'GeForce RTX 4090 Laptop GPU': {
    value: 715.45,
    source:
      'https://render.otoy.com/octanebench/summary_detail_item.php?systemID=1x+RTX+4090+Laptop+GPU+%28RTON%29 (average of 63 results; median 776.91)',
  },
  'GeForce GTX 980': {
    value: 100,
    // The page says of every score that it is "relative to the speed we measured for a GTX 980", which is 100.
    source:
      'https://render.otoy.com/octanebench/summary_detail_item.php?systemID=1x+RTX+4090+Laptop+GPU+%28RTON%29 (note 2)',
  },
}

/** The published OctaneBench value of a card, or undefined: then it has none, and none is guessed. */
export function octaneBenchOf(name: string): PublishedScore | undefined {
  return Object.hasOwn(published, name) ? published[name] : undefined
}

export const publishedScores: Readonly<Record<string, PublishedScore>> = published
