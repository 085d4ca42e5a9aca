import {
  listPartners,
  makePartnerCode,
  redeemInvitationCode,
  terminatePartner,
} from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { makeOrganization, signInVerified, type TestPerson } from './people.ts';
import { rowsAs } from './as-tenant.ts';
import type { TestSite } from './site.ts';

/** An organization with its administrator signed in, who has just proved to be it. */
export interface TestSide {
  orgId: string;
  administrator: TestPerson;
  member: TestPerson;
  accessToken: string;
}

/** A clinic or a lab that wants to be found. */
export async function makeSide(site: TestSite, kind: 'clinic' | 'lab', name: string): Promise<TestSide> {
  const { orgId, people } = await makeOrganization(site, ORGANIZATION_TYPE[kind], name);
  await rowsAs(site.owner, orgId, 'update organization set listed = true where org_id = app_org()');
  const [administrator, member] = people;
  return { orgId, administrator, member, accessToken: await signInVerified(site, administrator) };
}

/** Makes two sides partners by a code of the one; answers with the partnership as the other sees it. */
export async function becomePartners(site: TestSite, giver: TestSide, taker: TestSide): Promise<Partner> {
  const { data } = await site.call(makePartnerCode, {}, { accessToken: giver.accessToken });
  return (await site.call(redeemInvitationCode, { code: data.code }, { accessToken: taker.accessToken }))
    .data;
}

/** Ends a partnership as its clinic, which has just proved to be it. */
export async function endPartnership(site: TestSite, clinic: TestSide, lab: TestSide): Promise<void> {
  const as = { accessToken: clinic.accessToken };
  const { list } = (await site.call(listPartners, {}, as)).data;
  const { partnershipId, version } = list.find(({ companyCode }) => companyCode === lab.orgId)!;
  const { code, msg } = await site.call(terminatePartner, { partnershipId, version }, as);
  if (code !== 200) throw new Error(`not ended: ${msg}`);
}
