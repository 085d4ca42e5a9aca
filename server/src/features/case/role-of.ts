import { CaseFile } from '@archway/contract/case/model';
import { guessRole } from '@archway/rules/guess-scan-role';
import type { ScanRole } from '@archway/rules/scans';

interface NamedFile {
  /** What somebody said it shows. */
  said: string | null;
  kind: string;
  name: string;
}

/** What somebody said goes before what its shape looks like, and that before what it is called. */
export function roleOf(
  { said, kind, name }: NamedFile,
  seen: { role: ScanRole | null; roleIsSure: boolean },
): { role: ScanRole; roleIsSure: boolean } {
  if (said !== null) return { role: CaseFile.shape.role.parse(said), roleIsSure: true };
  if (kind === 'photo') return { role: 'photo', roleIsSure: true };
  if (kind !== 'scan') return { role: 'other', roleIsSure: true };
  if (seen.role !== null) return { role: seen.role, roleIsSure: seen.roleIsSure };
  const { role, sure } = guessRole(name);
  return { role, roleIsSure: sure };
}
