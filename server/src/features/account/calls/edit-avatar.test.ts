import { randomUUID } from 'node:crypto';
import { editAvatar, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { startUpload } from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeFile, sendFile } from '../../../testing/files.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const edit = (avatar: string, token = accessToken) =>
  site.call(editAvatar, { avatar }, { accessToken: token });

test('sets the picture, which then can be seen, and takes it away again', async () => {
  expect((await site.call(info, {}, { accessToken })).data.avatar).toBeNull();
  const fileId = await makeFile(site, accessToken, { kind: 'avatar' });
  const { code, data } = await edit(fileId);
  expect(code).toBe(CODES.ok);
  const reply = await fetchFile(data.avatar ?? '');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await site.call(info, {}, { accessToken })).data).toEqual(data);
  expect((await edit('')).data.avatar).toBeNull();
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select actor, detail->>'avatar' as avatar from audit where call = 'user/edit_avatar' order by at`,
  );
  expect(rows).toEqual([fileId, ''].map((avatar) => ({ actor: person.userCode, avatar })));
});

test('what is not checked yet cannot be used, and what was refused never', async () => {
  const { data } = await site.call(startUpload, { kind: 'avatar', name: 'a.png', size: 9 }, { accessToken });
  expect((await edit(data.fileId)).code).toBe(CODES.resourceIsBeingPrepared);
  const waits = await sendFile(site, accessToken, { kind: 'avatar' });
  expect((await edit(waits)).code).toBe(CODES.resourceIsBeingPrepared);
  const refused = await makeFile(site, accessToken, { kind: 'avatar', bytes: Buffer.from('x') });
  expect((await edit(refused)).code).toBe(CODES.processingFailed);
});

test('only an own file, and only one of this kind', async () => {
  const theirs = await makeFile(site, await signIn(site, colleague), { kind: 'avatar' });
  const stranger = (await makeOrganization(site)).people[0];
  const foreign = await makeFile(site, await signIn(site, stranger), { kind: 'avatar' });
  const signature = await makeFile(site, accessToken, { kind: 'signature' });
  for (const fileId of [theirs, foreign, signature, randomUUID()])
    expect((await edit(fileId)).code).toBe(CODES.notFound);
  expect((await edit('x')).code).toBe(CODES.invalidInput);
});
