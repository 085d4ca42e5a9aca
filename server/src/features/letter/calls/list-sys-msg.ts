import { listSysMsg as call } from '@archway/contract/letter/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentLetter } from '../letter.present.ts';
import { countUnread, findLetters, LETTER_LIST } from '../letter.repository.ts';

export const listLetters = implement(
  call,
  async ({ input, caller, tx }) => {
    const wanted = pageWanted(LETTER_LIST, input);
    const found = await readPage(tx, findLetters(tx, caller, input), wanted);
    return {
      ...(await presentPage(found, wanted, (rows) => rows.flatMap(presentLetter))),
      unread: await countUnread(tx, caller),
    };
  },
  { reads: true },
);
