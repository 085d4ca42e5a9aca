import { CaseFile, Sound } from '@archway/contract/case/model';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { presentFile, type FileRow } from '../file/public.ts';
import { presentScan, type PresentedScan, type ScanRow } from '../scan/public.ts';
import type { CaseCaller } from './case.repository.ts';
import { roleOf } from './role-of.ts';

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
