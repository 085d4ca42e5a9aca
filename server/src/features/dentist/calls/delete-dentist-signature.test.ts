import { info, savePreference } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { deleteDentistSignature, editDentistSignature, saveDentist } from '@archway/contract/dentist/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeFile } from '../../../testing/files.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();

test('takes away the selected one and no other; once more changes nothing', async () => {
  const { orgId, people } = await makeOrganization(site);
  const [administrator, dentist] = [await signIn(site, people[0]), await signIn(site, people[1])];
  await site.call(saveDentist, { name: 'A', userCode: people[1].userCode }, { accessToken: administrator });
  const select = (number: number) =>
    site.call(savePreference, { dentistSignature: number }, { accessToken: dentist });
  for (const number of [1, 2]) {
    await select(number);
    const dentistSignature = await makeFile(site, dentist, { kind: 'signature' });
    await site.call(editDentistSignature, { dentistSignature }, { accessToken: dentist });
  }
  const remove = (accessToken: string) => site.call(deleteDentistSignature, {}, { accessToken });
  const numbersLeft = async () => {
    const { code, data } = await remove(dentist);
    return [code, data.signatures.map(({ number }) => number)];
  };
  expect(await numbersLeft()).toEqual([CODES.ok, [1]]);
  expect(await numbersLeft()).toEqual([CODES.ok, [1]]);
  expect((await site.call(info, {}, { accessToken: dentist })).data.dentistSignature).toBeNull();
  await select(1);
  expect((await site.call(info, {}, { accessToken: dentist })).data.dentistSignature).not.toBeNull();
  expect((await remove(administrator)).code).toBe(CODES.dentistMissing);
  const rows = await rowsAs(
    site.owner,
    orgId,
    `select from audit where call = 'user/deleteDentistSignature'`,
  );
  expect(rows.length).toBe(2);
});
