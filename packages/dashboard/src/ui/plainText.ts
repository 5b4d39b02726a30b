/** Terminal colours and cursor movements: of no meaning here. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g

/** Control characters, and those that turn the direction of text around: they could make a line read as another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** The text of a stranger as it may be shown: what cannot be seen becomes visible. */
export function plainText(text: string): string {
  return text.replace(escapes, '').replace(hidden, '\ufffd')
}
