/** A pasted list as its parts: by lines, commas, semicolons or spaces, `Nina Ford <nina@…>` as its address. */
export function splitAddresses(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  // Beside an address in brackets the other words are a name.
  const bracketed = parts.filter((part) => /^<.+>$/.test(part));
  const kept = bracketed.length === 0 ? parts : parts.filter((part) => part.includes('@'));
  return kept.map((part) => part.replace(/^<(.+)>$/, '$1'));
}

/** Case makes no other address. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
