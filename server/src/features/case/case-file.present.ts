import { CaseFile, Sound } from '@archway/contract/case/model';
import { guessRole } from '@archway/rules/guess-scan-role';
import type { ScanRole } from '@archway/rules/scans';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { presentFile, type FileRow } from '../file/public.ts';
import { presentScan, type PresentedScan, type ScanRow } from '../scan/public.ts';
import type { CaseCaller } from './case.repository.ts';

/** What is said of a file no worker has looked at. */
const UNSEEN: PresentedScan = {
  step: 'waiting',
  problem: null,
  facts: null,
  archive: null,
  role: null,
  roleIsSure: false,
  thumbnailUrl: null,
  preview: null,
  full: null,
};

export async function presentCaseFile(
  { store, caller, names }: { store: ObjectStore; caller: CaseCaller; names: ReadonlyMap<string, string> },
  { file, scan, role }: { file: FileRow; scan: ScanRow | undefined; role: string | null },
): Promise<CaseFile> {
  const seen = scan === undefined ? UNSEEN : await presentScan(scan, store);
  const kind = CaseFile.shape.kind.parse(file.kind);
  const presented = await presentFile(file, store);
  return {
    ...presented,
    ...seen,
    ...roleOf({ said: role, kind, name: file.name }, seen),
    kind,
    step: stepOf(kind, file.tag, seen),
    problem: file.problem === 'blocked' ? 'blocked' : seen.problem,
    // Photos are shown in the list. Originals are asked for one by one, which leaves an audit row for each.
    url: kind === 'photo' ? presented.url : null,
    canDownload: canDownload(file, scan),
    sound: file.sound === null ? null : Sound.parse(file.sound),
    fromArchive: file.from_archive,
    isOwnUpload: file.tag === 'uploading' && file.owner_code === caller.userCode,
    sentBy: names.get(file.owner_code ?? '') ?? '',
    createdAt: file.created_at.toISOString(),
  };
}

/** Whether the bytes are there and may be handed over: what holds malware is handed to nobody. */
export const canDownload = (file: FileRow, scan: ScanRow | undefined): boolean =>
  file.content_key !== null && scan?.problem !== 'blocked';

/** Scans and archives, which a worker takes through several steps. */
const isKept = (kind: CaseFile['kind']): boolean => kind === 'scan' || kind === 'archive';

function stepOf(kind: CaseFile['kind'], tag: string, { step }: PresentedScan): CaseFile['step'] {
  return isKept(kind) && tag !== 'uploading' ? step : null;
}

/** What somebody said goes before what its shape looks like, and that before what it is called. */
function roleOf(
  { said, kind, name }: { said: string | null; kind: CaseFile['kind']; name: string },
  seen: PresentedScan,
): { role: ScanRole; roleIsSure: boolean } {
  if (said !== null) return { role: CaseFile.shape.role.parse(said), roleIsSure: true };
  if (kind === 'photo') return { role: 'photo', roleIsSure: true };
  if (kind !== 'scan') return { role: 'other', roleIsSure: true };
  if (seen.role !== null) return { role: seen.role, roleIsSure: seen.roleIsSure };
  const { role, sure } = guessRole(name);
  return { role, roleIsSure: sure };
}
