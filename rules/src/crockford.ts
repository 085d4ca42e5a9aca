/** Crockford's letters: without I, L, O and U, which are mistaken for others or spell what nobody wants to read. */
export const CROCKFORD_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
