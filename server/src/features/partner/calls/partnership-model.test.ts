import { CODES } from '@archway/contract/codes';
import {
  acceptPartner,
  applyPartner,
  cancelPartner,
  listPartners,
  makePartnerCode,
  rejectPartner,
  terminatePartner,
  redeemInvitationCode,
  withdrawPartnerCode,
} from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import { PARTNERSHIP_STEPS, type PartnerSide } from '@archway/rules/partner/machine';
import { LIVE_STATUSES, PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeSide, type TestSide } from '../../../testing/partners.ts';

const site = await openSite();
const CALLS = {
  accept: acceptPartner,
  reject: rejectPartner,
  cancel: cancelPartner,
  terminate: terminatePartner,
} as const;

/** What a pair did: a step of one side on one of its partnerships, as it is or as it was. */
const anyAct = fc.record({
  by: fc.constantFrom('clinic', 'lab'),
  does: fc.constantFrom('apply', 'code', 'accept', 'reject', 'cancel', 'terminate'),
  /** Which of the pair's partnerships, counted from the newest. */
  nth: fc.integer({ min: 0, max: 2 }),
  isStale: fc.boolean(),
});
type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

interface Modeled {
  status: PartnershipStatus;
  applicant: 'clinic' | 'lab';
  version: number;
}

const MOST_USES = redeemInvitationCode.limits.perOrganization.calls;

/** The table of the machine, and nothing of the server: what an act answers and leaves behind. */
function expected(pair: Modeled[], uses: Record<string, number>, { by, does, nth, isStale }: Act): number {
  if (does === 'code') {
    uses[by] = (uses[by] ?? 0) + 1;
    if (uses[by] > MOST_USES) return CODES.tooMany;
  }
  const live = pair.find(({ status }) => LIVE_STATUSES.includes(status));
  if (does === 'apply' || does === 'code') {
    const status = does === 'code' ? PARTNERSHIP_STATUS.accepted : PARTNERSHIP_STATUS.applying;
    if (live === undefined) pair.unshift({ status, applicant: by, version: 1 });
    else if (does === 'code' && live.status === PARTNERSHIP_STATUS.applying)
      Object.assign(live, { status, version: live.version + 1 });
    else return CODES.partnerAlready;
    return CODES.ok;
  }
  const meant = pair[nth];
  if (meant === undefined) return CODES.notFound;
  const side: PartnerSide = meant.applicant === by ? 'applicant' : 'asked';
  const step = PARTNERSHIP_STEPS.find(
    ({ from, action, by: sides }) => from === meant.status && action === does && sides.includes(side),
  );
  if (step === undefined || isStale) return CODES.partnershipChanged;
  Object.assign(meant, { status: step.to, version: meant.version + 1 });
  return CODES.ok;
}

async function act(sides: Record<string, TestSide>, { by, does, nth, isStale }: Act): Promise<number> {
  const own = sides[by]!;
  const other = sides[by === 'clinic' ? 'lab' : 'clinic']!;
  const { accessToken } = own;
  if (does === 'apply')
    return (await site.call(applyPartner, { companyCode: other.orgId }, { accessToken })).code;
  if (does === 'code') {
    const { data } = await site.call(makePartnerCode, {}, { accessToken: other.accessToken });
    const { code } = await site.call(redeemInvitationCode, { code: data.code }, { accessToken });
    const { codeId } = data;
    await site.call(withdrawPartnerCode, { codeId }, { accessToken: other.accessToken });
    return code;
  }
  const partner = (await partnersOf(own))[nth];
  const partnershipId = partner?.partnershipId ?? '00000000-0000-7000-8000-000000000000';
  const version = isStale ? (partner?.version ?? 0) + 1 : (partner?.version ?? 1);
  return (await site.call(CALLS[does], { partnershipId, version }, { accessToken })).code;
}

const partnersOf = async ({ accessToken }: TestSide): Promise<Partner[]> =>
  (await site.call(listPartners, { pageSize: 100 }, { accessToken })).data.list;

test('whatever a pair does, it stands as the machine says, for both', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 1, maxLength: 60 }), async (acts) => {
      const sides = {
        clinic: await makeSide(site, 'clinic', 'Harbour Street Dental'),
        lab: await makeSide(site, 'lab', 'Kestrel Dental Lab'),
      };
      const pair: Modeled[] = [];
      const uses: Record<string, number> = {};
      for (const one of acts) expect([one, await act(sides, one)]).toEqual([one, expected(pair, uses, one)]);
      for (const [kind, side] of Object.entries(sides)) {
        const seen = (await partnersOf(side)).map(({ status, isApplicant, version }) => ({
          status,
          isApplicant,
          version,
        }));
        expect(seen).toEqual(
          pair.map(({ status, applicant, version }) => ({
            status,
            isApplicant: applicant === kind,
            version,
          })),
        );
      }
    }),
    { numRuns: 8 },
  );
});
