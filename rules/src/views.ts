/** The lists of which views can be saved. */
export const VIEW_LISTS = ['case', 'order'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** Of one member. */
export const MOST_VIEWS = 50;
