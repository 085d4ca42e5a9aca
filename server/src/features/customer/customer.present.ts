import {
  CustomerLikes,
  type Customer,
  type CustomerContact,
  type CustomerFigures,
  type CustomerNote,
  type KeptLikes,
} from '@archway/contract/customer/model';
import { CUSTOMER_WEEKS } from '@archway/rules/customer';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { readContacts } from '../contact/public.ts';
import type { Counted } from '../counter/public.ts';
import { namesOf } from '../member/public.ts';
import type { OrdersOfClinic } from '../order/public.ts';
import { presentPartner, type LikesRow, type PartnershipRow } from '../partner/public.ts';
import { listContactIds, type NoteRow } from './customer.repository.ts';

const NOTHING_LIKED: CustomerLikes = {
  contacts: { choice: null, words: '' },
  occlusion: { choice: null, words: '' },
  shadeGuide: { choice: null, words: '' },
  material: '',
  models: '',
  parcels: '',
};

export function presentLikes(row: LikesRow, reader: string): KeptLikes {
  return {
    // Before anybody has written anything, nothing stands there.
    likes: row.likes_version === 0 ? NOTHING_LIKED : CustomerLikes.parse(row.likes),
    version: row.likes_version,
    savedAt: row.likes_at?.toISOString() ?? null,
    savedBy: row.likes_org === null ? null : { name: row.likes_name, isOwn: row.likes_org === reader },
    isOpen: row.isOpen,
  };
}

export async function presentNote(
  tx: Tx,
  { orgId }: Pick<Caller, 'orgId'>,
  row: NoteRow | undefined,
): Promise<CustomerNote> {
  if (row === undefined) return { text: '', version: 0, savedBy: '', savedAt: null };
  const names = await namesOf(tx, orgId, [row.saved_by]);
  return {
    text: row.text,
    version: row.version,
    savedBy: names.get(row.saved_by) ?? '',
    savedAt: row.saved_at.toISOString(),
  };
}

export async function presentContacts(tx: Tx, lab: string, clinic: string): Promise<CustomerContact[]> {
  const rows = await readContacts(tx, lab, await listContactIds(tx, lab, clinic));
  return rows.map(({ id, user_name, email }) => ({ contactId: id, userName: user_name, email }));
}

export function presentFigures(counted: Counted | undefined): CustomerFigures {
  const {
    received = 0,
    remakes = 0,
    accepted = 0,
    rejected = 0,
    canceled = 0,
    completed = 0,
  } = counted ?? {};
  return {
    received,
    remakes,
    accepted,
    rejected,
    canceled,
    completed,
    answerSeconds:
      counted === undefined || counted.answers === 0 ? null : counted.answer_seconds / counted.answers,
  };
}

/** What is known of a clinic beside the partnership. */
export interface KnownOfClinic {
  counted: Counted | undefined;
  /** Orders received by how many weeks ago. */
  weeks: ReadonlyMap<number, number>;
  orders: OrdersOfClinic | undefined;
}

export function presentCustomer(
  caller: Pick<Caller, 'orgId' | 'orgType'>,
  row: PartnershipRow,
  { counted, weeks, orders }: KnownOfClinic,
): Customer {
  const { organization, companyCode, cooperationDate } = presentPartner(caller, row);
  return {
    companyCode,
    organization,
    isFormer: row.status !== PARTNERSHIP_STATUS.accepted,
    since: cooperationDate,
    weeks: Array.from({ length: CUSTOMER_WEEKS }, (_, place) => weeks.get(CUSTOMER_WEEKS - 1 - place) ?? 0),
    figures: presentFigures(counted),
    open: orders?.open ?? 0,
    lastOrderAt: orders?.lastAt?.toISOString() ?? null,
  };
}
