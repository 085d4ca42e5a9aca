import { saveUserAgreementReadLog } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const save = (agreementType: string) =>
  site.call(
    saveUserAgreementReadLog,
    { agreementType },
    { accessToken, language: 'de', address: '192.0.2.9' },
  );
const logged = () =>
  rowsAs(
    site.owner,
    person.orgId,
    `select user_code, agreement_type, version, language, host(address) as address from agreement_log
     order by agreement_type`,
  );

test.each(['', 'unknown', 'privacy,unknown', 'privacy,privacy', 'privacy,', 'Privacy'])(
  '%j is refused, and nothing of it is kept',
  async (agreementType) => {
    expect(await save(agreementType)).toMatchObject({
      code: CODES.invalidInput,
      data: { fields: ['agreementType'] },
    });
    expect(await logged()).toEqual([]);
  },
);

test('keeps who accepted which version when, in which language and from where, once', async () => {
  expect(await save('privacy, terms')).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  await save('terms,cookie');
  const entry = {
    user_code: person.userCode,
    version: '2026-11-01',
    language: 'de',
    address: '192.0.2.9',
  };
  expect(await logged()).toEqual([
    { ...entry, agreement_type: 'cookie' },
    { ...entry, agreement_type: 'privacy' },
    { ...entry, agreement_type: 'terms' },
  ]);
});
