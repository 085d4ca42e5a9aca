import { CASE_UPLOADS, caseUploadKind, type CaseUploadKind } from '@archway/rules/uploads';

/** Why a file is not sent. */
export type NotTaken = 'format' | 'tooLarge' | 'empty';

export interface Taken {
  file: File;
  kind: CaseUploadKind;
}

export interface TakenFiles {
  taken: Taken[];
  left: { name: string; why: NotTaken }[];
}

/** Sorts out what the server would refuse: of files for a case, or of what somebody attaches to it. */
export function takeFiles(
  files: readonly File[],
  kindOf: (name: string) => CaseUploadKind | null = caseUploadKind,
): TakenFiles {
  const result: TakenFiles = { taken: [], left: [] };
  for (const file of files) {
    const kind = kindOf(file.name);
    const why = whyNot(file, kind);
    if (kind !== null && why === null) result.taken.push({ file, kind });
    else result.left.push({ name: file.name, why: why ?? 'format' });
  }
  return result;
}

function whyNot(file: File, kind: CaseUploadKind | null): NotTaken | null {
  if (kind === null) return 'format';
  if (file.size === 0) return 'empty';
  return file.size > CASE_UPLOADS[kind].maxBytes ? 'tooLarge' : null;
}
