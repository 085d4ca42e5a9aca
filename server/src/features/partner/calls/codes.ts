import {
  listPartnerCodes as listCall,
  makePartnerCode as makeCall,
  withdrawPartnerCode as withdrawCall,
} from '@archway/contract/partner/calls';
import { MOST_PARTNER_CODES, spacedPartnerCode } from '@archway/rules/partner/codes';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { record } from '../../../platform/events/record.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { namesOf } from '../../member/public.ts';
import { hashOfCode } from '../../registration/public.ts';
import { newPartnerCode } from '../partner-code.ts';
import {
  countLiveCodesAlone,
  insertCode,
  listLiveCodes,
  withdrawCode,
  type PartnerCodeRow,
} from '../partner-code.repository.ts';
import { partnerCodesChanged } from '../partner.events.ts';

async function present(tx: Tx, orgId: string, rows: readonly PartnerCodeRow[]) {
  const names = await namesOf(
    tx,
    orgId,
    rows.map(({ made_by }) => made_by),
  );
  return rows.map(({ id, made_by, expires_at }) => ({
    codeId: id,
    madeBy: names.get(made_by) ?? '',
    expiresAt: expires_at.toISOString(),
  }));
}

export const listCodes = implement(
  listCall,
  async ({ caller: { orgId }, tx }) => ({ list: await present(tx, orgId, await listLiveCodes(tx, orgId)) }),
  { reads: true },
);

export const makeCode = implement(makeCall, async ({ caller, tx, request, fail }) => {
  const { orgId, userCode } = caller;
  if ((await countLiveCodesAlone(tx, orgId)) >= MOST_PARTNER_CODES) return fail('tooManyPartnerCodes');
  const code = newPartnerCode();
  const row = await insertCode(tx, orgId, { hash: hashOfCode(code), madeBy: userCode });
  await record(tx, partnerCodesChanged, {});
  // By hand: only the calls whose answers are kept get their row by themselves.
  await writeAudit(tx, {
    call: makeCall.path,
    actor: userCode,
    sessionId: caller.sessionId,
    address: request.address,
    object: row.id,
    detail: {},
  });
  const [made] = await present(tx, orgId, [row]);
  return { ...made!, code: spacedPartnerCode(code) };
});

export const withdraw = implement(withdrawCall, async ({ input, caller, tx, fail, audit }) => {
  if (!(await withdrawCode(tx, caller.orgId, input.codeId))) return fail('notFound');
  await record(tx, partnerCodesChanged, {});
  audit({ object: input.codeId });
  return {};
});
