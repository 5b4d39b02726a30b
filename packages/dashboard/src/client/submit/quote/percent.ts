/** A share as a percentage with one decimal. */
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`
