import {
  addCaseFiles,
  getCase,
  listCases,
  removeCaseFile,
  setCaseFileRole,
} from '@archway/contract/case/calls';
import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import type { ScanRole } from '@archway/rules/scans';
import { ATTACHMENT_FORMATS, formatOf } from '@archway/rules/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../platform/call/call.ts';
import { chosenFiles, droppedFiles, type Dropped } from '../../platform/upload/large/dropped-files.ts';
import { uploads, useUploads } from '../../platform/upload/large/session-uploads.ts';
import { takeFiles, type Taken, type TakenFiles } from '../../platform/upload/large/take-files.ts';
import type { UploadShown } from '../../platform/upload/large/upload-shown.ts';
import { resumable } from './resumable.ts';

/** What of the last drop or choice is not sent. */
export interface Refused {
  left: TakenFiles['left'];
  isCut: boolean;
  /** Nothing was in it at all. */
  isNothing: boolean;
  /** It was to be attached, not added. */
  isAttached?: boolean;
}

export interface AddFiles {
  drop: (dropped: DataTransfer) => void;
  choose: (files: File[]) => void;
  refused: Refused | null;
  dismiss: () => void;
}

export interface AddAndAttach extends AddFiles {
  /** Adds files that show this; the first scan of them is said to. */
  chooseAs: (role: ScanRole, files: File[]) => void;
  attach: (files: File[]) => void;
}

/** Sends files for a case. What the reader had begun before goes on where it was. */
export function useAddFiles({ caseId, files }: CaseDetail): AddAndAttach {
  const [refused, setRefused] = useState<Refused | null>(null);
  const add = ({ files: given, isCut }: Dropped, kindOf?: typeof attachmentKind, role?: ScanRole): void => {
    const { taken, left } = takeFiles(given, kindOf);
    const isNothing = given.length === 0;
    const isAttached = kindOf !== undefined;
    setRefused(left.length > 0 || isCut || isNothing ? { left, isCut, isNothing, isAttached } : null);
    sendFiles(caseId, taken, files, role);
  };
  return {
    drop: (dropped) => void droppedFiles(dropped).then((given) => add(given)),
    choose: (chosen) => add(chosenFiles(chosen)),
    chooseAs: (role, chosen) => add(chosenFiles(chosen), undefined, role),
    attach: (chosen) => add(chosenFiles(chosen), attachmentKind),
    refused,
    dismiss: () => setRefused(null),
  };
}

const attachmentKind = (name: string): 'attachment' | null =>
  ATTACHMENT_FORMATS.some((known) => known === formatOf(name)) ? 'attachment' : null;

/** Sends what was taken for a case; what of it has begun before goes on. */
export function sendFiles(
  caseId: string,
  taken: readonly Taken[],
  files: readonly CaseFile[] = [],
  role?: ScanRole,
): void {
  const attach = (fileId: string) => send(addCaseFiles, { caseId, fileIds: [fileId] });
  const attachAs = async (fileId: string, as: ScanRole) => {
    await attach(fileId);
    return send(setCaseFileRole, { caseId, fileId, role: as });
  };
  const first = taken.find(({ kind }) => kind === 'scan');
  const detach = (fileId: string) => send(removeCaseFile, { caseId, fileId });
  uploads.add(
    taken.map((one) => {
      const { file, kind } = one;
      const before = resumable(files, file);
      return {
        file,
        kind,
        group: caseId,
        attach: role !== undefined && one === first ? (fileId) => attachAs(fileId, role) : attach,
        detach,
        ...(before === undefined ? {} : { resumes: before.fileId }),
      };
    }),
  );
}

/** The uploads of this page for a case. The case is asked for anew when the server has learned of one, or has it all. */
export function useCaseUploads(caseId: string): readonly UploadShown[] {
  const client = useQueryClient();
  useEffect(() => {
    let before = newsOf(caseId);
    return uploads.subscribe(() => {
      const now = newsOf(caseId);
      if (now === before) return;
      before = now;
      for (const { path } of [getCase, listCases]) void client.invalidateQueries({ queryKey: [path] });
    });
  }, [client, caseId]);
  return useUploads().filter(({ group }) => group === caseId);
}

/** Changes whenever the server has something new to say about the uploads for a case. */
function newsOf(caseId: string): string {
  const own = uploads.read().filter(({ group }) => group === caseId);
  return own.map(({ id, isAttached, phase }) => `${id} ${isAttached} ${phase === 'done'}`).join();
}
