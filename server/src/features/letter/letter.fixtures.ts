import type { NoticeEvent } from '@archway/rules/notice-events';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { TestPerson } from '../../testing/people.ts';
import type { TestSite } from '../../testing/site.ts';
import { insertLetter } from './letter.repository.ts';

/** Puts a letter of this occasion into a member's box. */
export function addLetter(
  site: TestSite,
  { orgId, userCode }: TestPerson,
  occasion: string,
  { type = 1, event = 'partnerApplied' }: { type?: number; event?: NoticeEvent } = {},
): Promise<boolean> {
  const letter = { type, event, params: { organization: 'Kestrel' }, path: '/partner', occasion };
  return inTransaction(site.db, { orgId }, (tx) => insertLetter(tx, { orgId, userCode }, letter));
}
