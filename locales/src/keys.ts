import type agreement from '../en/agreement.json';
import type cases from '../en/case.json';
import type help from '../en/help.json';
import type portal from '../en/portal.json';
import type registration from '../en/registration.json';
import type treatments from '../en/treatments.json';
import type viewer from '../en/viewer.json';

/** `{ a: { b: string } }` → `'a.b'`. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** Every text a page can ask for. */
export type TextKey =
  | Paths<typeof portal>
  | Paths<typeof registration>
  | Paths<typeof agreement>
  | Paths<typeof cases>
  | Paths<typeof help>
  | Paths<typeof viewer>
  | Paths<typeof treatments>;
