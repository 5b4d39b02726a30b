/** A file that `npm run docs` generates from the sources; a test keeps it up to date. */
export type GeneratedPage = { path: string; content: string }
