import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { deleteImplantKit, listImplantKits, saveImplantKit } from '@archway/contract/implant-kit/calls';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { bareWork } from '@archway/rules/treatment/prescription';
import { beforeEach, expect, test } from 'vitest';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const KIT = { manufacturer: 'Tarvos', system: 'Alpha', diameter: '4.1' };
const enter = async (type?: OrganizationType) => signIn(site, (await makeOrganization(site, type)).people[0]);
let accessToken: string;
let kitId: string;
beforeEach(async () => {
  accessToken = await enter();
  kitId = (await site.call(saveImplantKit, KIT, { accessToken })).data.kitId;
});

const remove = async (id: string, token = accessToken) =>
  (await site.call(deleteImplantKit, { kitId: id }, { accessToken: token })).code;
const list = async () => (await site.call(listImplantKits, {}, { accessToken })).data.list;

test('a kit is deleted once, and can be added again', async () => {
  expect([await remove(kitId), await remove(kitId), await list()]).toEqual([CODES.ok, CODES.notFound, []]);
  expect((await site.call(saveImplantKit, KIT, { accessToken })).code).toBe(CODES.ok);
});

test('a kit of another clinic is as missing as one that never was', async () => {
  expect([await remove(kitId, await enter()), await remove(randomUUID())]).toEqual([
    CODES.notFound,
    CODES.notFound,
  ]);
  expect(await list()).toHaveLength(1);
});

test('a work that names a deleted kit keeps its words', async () => {
  const caseId = await makeCase(site, accessToken, 'Crown');
  const crown = bareWork('Crown', { teeth: [36], jaw: null }, 'implant');
  const work = { ...crown, implantMethod: 'stockAbutment' as const, implantKit: KIT };
  const saved = { caseId, version: 0, works: [work], links: [], absent: [] };
  expect((await site.call(saveTreatment, saved, { accessToken })).code).toBe(CODES.ok);
  await remove(kitId);
  expect((await site.call(getTreatment, { caseId }, { accessToken })).data.works).toEqual([work]);
});

test('a lab is refused', async () => {
  expect(await remove(kitId, await enter(ORGANIZATION_TYPE.lab))).toBe(CODES.noPerm);
});
