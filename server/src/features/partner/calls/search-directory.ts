import { searchDirectory as call } from '@archway/contract/partner/calls';
import { PartnerCard } from '@archway/contract/partner/model';
import { readCursor, writeCursor } from '../../../platform/list/cursor.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { DIRECTORY_PAGE, findListed } from '../other-organizations.repository.ts';

export const search = implement(
  call,
  async ({ input, tx, fail }) => {
    const { cursor, ...question } = input;
    const after = cursor === undefined ? undefined : (readCursor(cursor) ?? fail('invalidInput'));
    const found = await findListed(tx, question, after);
    const page = found.slice(0, DIRECTORY_PAGE);
    const list = page.map(({ org_id, card }) => ({
      companyCode: org_id,
      organization: PartnerCard.parse(card),
    }));
    const last = found.length > DIRECTORY_PAGE ? list.at(-1) : undefined;
    return {
      list,
      next:
        last === undefined
          ? null
          : writeCursor({ sort: 'name', value: last.organization.name, id: last.companyCode, total: 0 }),
    };
  },
  { reads: true },
);
