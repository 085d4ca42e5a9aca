import type { English } from './english.generated.ts';

/**
 * Translation files are loaded per language and per area of the product: a page loads `portal`, and with each screen the
 * areas that its feature names for it. `portal` is what every page says, and what screens of several features say;
 * `failure` and `mail` are the server's, `shell` is what stands around every screen of those who are signed in.
 */
export type Area = keyof English;
