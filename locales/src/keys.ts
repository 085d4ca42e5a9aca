import type { English } from './english.generated.ts';

/** `{ a: { b: string } }` → `'a.b'`. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** Mails are the server's alone. */
type OfPages = Omit<English, 'mail'>;

/** Every text a page can ask for. */
export type TextKey = { [A in keyof OfPages]: Paths<OfPages[A]> }[keyof OfPages];

/** What papers say that no page does. They are made by the server, as mails are. */
export type PaperKey = Extract<Paths<English['mail']>, `paper.${string}`>;
