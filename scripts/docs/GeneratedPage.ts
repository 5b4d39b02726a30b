/** A file that is made from the sources: `npm run docs` writes it, a test keeps it equal. */
export type GeneratedPage = { path: string; content: string }
