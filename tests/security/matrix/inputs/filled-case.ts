import type { CaseDetail } from '@archway/contract/case/model';
import { addPerson } from '../../world/people.ts';
import type { Thing } from '../of-one.ts';
import { filled } from './cases-of-callers.ts';

/** The case of a colleague with one file in it. */
export const CASE: Thing<'caseId' | 'fileId'> = {
  ids: ['caseId', 'fileId'],
  make: async (matrixCase, org) => filled(matrixCase, org, (await addPerson(matrixCase.world, org)).userCode),
};

export const DAYS = 24 * 60;

export const hasFiles =
  (count: number) =>
  (data: unknown): string | undefined => {
    const { files } = data as CaseDetail;
    const areWhole = files.every(({ canDownload, sentBy }) => canDownload && sentBy !== '');
    return files.length === count && areWhole
      ? undefined
      : `there are ${files.length} files, not ${count} whole ones`;
  };
