import type account from '../en/account.json';
import type accountAccess from '../en/account-access.json';
import type agreement from '../en/agreement.json';
import type cases from '../en/case.json';
import type contact from '../en/contact.json';
import type credential from '../en/credential.json';
import type dentist from '../en/dentist.json';
import type failure from '../en/failure.json';
import type help from '../en/help.json';
import type join from '../en/join.json';
import type member from '../en/member.json';
import type notice from '../en/notice.json';
import type organization from '../en/organization.json';
import type portal from '../en/portal.json';
import type registration from '../en/registration.json';
import type role from '../en/role.json';
import type session from '../en/session.json';
import type shell from '../en/shell.json';
import type treatments from '../en/treatments.json';
import type upload from '../en/upload.json';
import type viewer from '../en/viewer.json';

/** `{ a: { b: string } }` → `'a.b'`. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** Every text a page can ask for. */
export type TextKey =
  | Paths<typeof account>
  | Paths<typeof accountAccess>
  | Paths<typeof agreement>
  | Paths<typeof cases>
  | Paths<typeof contact>
  | Paths<typeof credential>
  | Paths<typeof dentist>
  | Paths<typeof failure>
  | Paths<typeof help>
  | Paths<typeof join>
  | Paths<typeof member>
  | Paths<typeof notice>
  | Paths<typeof organization>
  | Paths<typeof portal>
  | Paths<typeof registration>
  | Paths<typeof role>
  | Paths<typeof session>
  | Paths<typeof shell>
  | Paths<typeof treatments>
  | Paths<typeof upload>
  | Paths<typeof viewer>;
