import { SCAN_ROLES, type ScanRole } from '../scans.ts';

interface OfCase {
  kind: string;
  role: ScanRole;
}

/** What is in an archive is sent, not the archive; photos only where somebody chooses them. */
const SENT_AT_FIRST: ReadonlySet<string> = new Set(['scan', 'attachment']);

export const isSentAtFirst = ({ kind }: Pick<OfCase, 'kind'>): boolean => SENT_AT_FIRST.has(kind);

/** Jaws first, as a lab looks at them. */
export const inSendingOrder = <F extends Pick<OfCase, 'role'>>(files: readonly F[]): F[] =>
  files.toSorted((one, other) => SCAN_ROLES.indexOf(one.role) - SCAN_ROLES.indexOf(other.role));
