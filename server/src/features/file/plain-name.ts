/** The name alone, without folders, and without characters that show nothing or turn the order of others around. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
