/** Of one clinic. */
export const MOST_TEMPLATES = 100;
