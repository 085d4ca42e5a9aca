import type { CaseFile } from '@archway/contract/case/model';
import type { ScanFacts } from '@archway/contract/scan/model';
import type { ScanRole } from '@archway/rules/scans';
import type { ModelLayer } from '../viewer/public.ts';
import { byRole } from './file-rows.ts';

/** The scans of a case that can be looked at, jaws first. Two of one role are told apart by their files' names. */
export function modelLayers(files: readonly CaseFile[], nameOf: (role: ScanRole) => string): ModelLayer[] {
  const shown = byRole(files.filter(({ preview, full }) => preview !== null || full !== null));
  return shown.map((file) => {
    const { fileId: id, role, preview, full, thumbnailUrl, facts } = file;
    const isAlone = shown.filter((other) => other.role === role).length === 1;
    return {
      id,
      role,
      name: isAlone && role !== 'other' ? nameOf(role) : file.name,
      preview,
      full,
      thumbnailUrl,
      // What the server derives is in millimeters, whatever the file was in.
      toMillimeters: 1,
      isSimplified: facts?.isSimplified ?? false,
      middle: facts === null ? null : middleOf(facts.bounds),
    };
  });
}

const middleOf = ({ min, max }: ScanFacts['bounds']): [number, number, number] => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];
