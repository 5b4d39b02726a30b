/** A published OctaneBench score and its source. */
export type PublishedScore = { value: number; source: string }

/**
 * Published OctaneBench scores by the card's driver name (without "NVIDIA"): the vendor's average of all
 * submissions, version 2020.1 with RTX on where the card has it. A card without a source is not listed and
 * has no score: to add a card, add its page.
 */
const published: Record<string, PublishedScore> = {
  'GeForce RTX 4090 Laptop GPU': {
    value: 715.45,
    source:
      'https://render.otoy.com/octanebench/summary_detail_item.php?systemID=1x+RTX+4090+Laptop+GPU+%28RTON%29 (average of 63 results; median 776.91)',
  },
  'GeForce GTX 980': {
    value: 100,
    // The page states that scores are "relative to the speed we measured for a GTX 980", which is 100.
    source:
      'https://render.otoy.com/octanebench/summary_detail_item.php?systemID=1x+RTX+4090+Laptop+GPU+%28RTON%29 (note 2)',
  },
}

/** Returns the published OctaneBench score of a card, or undefined; scores are never estimated. */
export function octaneBenchOf(name: string): PublishedScore | undefined {
  return Object.hasOwn(published, name) ? published[name] : undefined
}

export const publishedScores: Readonly<Record<string, PublishedScore>> = published
