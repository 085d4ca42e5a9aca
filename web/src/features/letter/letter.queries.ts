import { listSysMsg } from '@archway/contract/letter/calls';
import { callQuery } from '../../platform/call/queries.ts';

/** So many letters are in the panel. */
export const LETTERS_SHOWN = 10;

export const lettersQuery = callQuery(listSysMsg, { pageSize: LETTERS_SHOWN }, { ignoreErrors: true });
