import { listPatientCases as call } from '@archway/contract/case/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { listScanPictures } from '../case-progress.repository.ts';
import { casePicture, presentListed, presentScanPictures } from '../case.present.ts';
import { CASE_LIST } from '../case.repository.ts';
import { findListedCases } from '../listed-case.repository.ts';

export const patientCases = implement(
  call,
  async ({ input, caller, tx, store }) => {
    const { patientId } = input;
    const wanted = pageWanted(CASE_LIST, { ...input, sort: '-scanned' });
    const found = await readPage(tx, findListedCases(tx, caller, { patientId }), wanted);
    const ids = found.rows.map(({ id }) => id);
    const pictures = await presentScanPictures(await listScanPictures(tx, caller.orgId, ids), store);
    return presentPage(found, wanted, (rows) =>
      Promise.all(
        rows.map(async (row) => ({
          ...(await presentListed(row, store)),
          frontUrl: row.picture_key === null ? null : await casePicture(row.picture_key, store),
          pictures: pictures.get(row.id) ?? [],
        })),
      ),
    );
  },
  { reads: true },
);
