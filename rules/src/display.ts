/** How a reader likes to see the portal. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a reader can choose; `system` is whatever the computer is set to. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** How high the rows of lists are. */
export const DENSITIES = ['comfortable', 'standard', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];
