import { CODES } from '@archway/contract/codes';
import { closeAccount } from '@archway/contract/organization/calls';
import { applyPartner, listPartners } from '@archway/contract/partner/calls';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { runJob } from '../../../testing/jobs.ts';
import { becomePartners, makeSide, type TestSide } from '../../../testing/partners.ts';
import { endAll } from './end-all.ts';

const site = await openSite();

test('with a closed lab end its partnerships and every request, each once', async () => {
  const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
  const clinics: TestSide[] = [];
  for (const name of ['Partner', 'Asked', 'Asking']) clinics.push(await makeSide(site, 'clinic', name));
  const [partner, asked, asking] = clinics as [TestSide, TestSide, TestSide];
  const apply = (from: TestSide, to: TestSide) =>
    site.call(applyPartner, { companyCode: to.orgId }, { accessToken: from.accessToken });
  await becomePartners(site, lab, partner);
  await apply(lab, asked);
  await apply(asking, lab);
  expect((await site.call(closeAccount, {}, { accessToken: lab.accessToken })).code).toBe(CODES.ok);

  const input = { userCode: lab.administrator.userCode };
  for (let time = 0; time < 2; time += 1) await runJob(site, endAll, { orgId: lab.orgId, input });
  const { terminated, canceled, rejected } = PARTNERSHIP_STATUS;
  for (const [clinic, status] of [
    [partner, terminated],
    [asked, canceled],
    [asking, rejected],
  ] as const) {
    const { data } = await site.call(listPartners, {}, { accessToken: clinic.accessToken });
    expect(data.list[0]).toMatchObject({ status, actedBy: { isOwn: false } });
    expect(data.list[0]?.version).toBe(2);
  }
  // Nobody asks one that is being closed.
  expect((await apply(partner, lab)).code).toBe(CODES.notFound);
});
