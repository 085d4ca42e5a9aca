/** A pattern for LIKE that finds the word anywhere, whatever signs it has. */
export const containing = (word: string): string =>
  `%${word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
