/** For searching by hand: upper and lower case, accents and width are the same. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
