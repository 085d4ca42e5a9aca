import { randomUUID } from 'node:crypto';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { addPartner, addPartnership } from '../../world/partners.ts';
import type { MatrixCase } from '../matrix-case.ts';

const { applying, accepted, terminated } = PARTNERSHIP_STATUS;

export interface Seen {
  partnershipId: string;
  name: string;
}

/** How a partnership relates to the caller's organization. */
export type Relation = (matrixCase: MatrixCase) => Promise<Seen>;

/** With a real organization, whose administrators are told. */
const withPartner =
  (status: PartnershipStatus, by: 'own' | 'other' = 'other'): Relation =>
  async ({ world, own }) => {
    const { orgId: other } = await addPartner(world, own);
    return addPartnership(world, own, { status, by, other });
  };

export const RELATIONS = {
  partner: withPartner(accepted),
  formerPartner: withPartner(terminated),
  ownApplication: withPartner(applying, 'own'),
  theirApplication: withPartner(applying, 'other'),
  /** Of the caller's partner with somebody else: the caller is a third organization. */
  partnersOther: async ({ world, own }) => {
    const inCommon = await addPartner(world, own);
    await addPartnership(world, own, { other: inCommon.orgId });
    return addPartnership(world, inCommon);
  },
  foreign: ({ world, foreign }) => addPartnership(world, foreign),
  missing: () => Promise.resolve({ partnershipId: randomUUID(), name: randomUUID() }),
} as const satisfies Readonly<Record<string, Relation>>;
