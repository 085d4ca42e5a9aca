import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import {
  finishRegistrationUpload,
  registrationUploadState,
  startRegistrationUpload,
  uploadState,
} from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { somePicture } from '../../../testing/files.ts';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { freshAddress, makeOrganization, signIn } from '../../../testing/people.ts';
import { sendWithTicket, takeTicket } from '../../../testing/registration-files.ts';
import { processFile } from '../../file/public.ts';
import { newTicket } from '../ticket.ts';

const site = await openSite();

const finish = (ticket: string, fileId: string) =>
  site.call(finishRegistrationUpload, { ticket, fileId }, { address: freshAddress() });
const stateOf = (ticket: string, fileId: string) =>
  site.call(registrationUploadState, { ticket, fileId }, { address: freshAddress() });

test('from sending to reading, without an account', async () => {
  const ticket = await takeTicket(site);
  const bytes = await somePicture();
  const { data } = await site.call(startRegistrationUpload, {
    ticket,
    kind: 'organization',
    name: 'a.png',
    size: bytes.length,
  });
  expect((await finish(ticket, data.fileId)).code).toBe(CODES.uploading);
  await fetchFile(data.url, { method: 'PUT', headers: data.headers, body: bytes });
  expect((await finish(ticket, data.fileId)).data).toMatchObject({
    tag: 'uploaded',
    code: CODES.calculating,
    url: null,
  });
  await runWaitingJobs(site, [processFile]);
  const { data: file } = await stateOf(ticket, data.fileId);
  expect(file).toMatchObject({ tag: 'finished', code: null });
  expect((await fetchFile(file.url ?? '')).headers.get('content-type')).toBe('image/png');
  expect((await finish(ticket, data.fileId)).data).toEqual(file);
});

test('a file is found with its own ticket only, and not by members', async () => {
  const [ticket, other] = [await takeTicket(site), await takeTicket(site)];
  const fileId = await sendWithTicket(site, ticket, { kind: 'license' });
  expect((await stateOf(ticket, fileId)).code).toBe(CODES.ok);
  const refusals = [
    await stateOf(other, fileId),
    await stateOf(newTicket(), fileId),
    await stateOf(ticket, randomUUID()),
    await finish(other, fileId),
    await finish(newTicket(), fileId),
  ];
  for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  expect(refusals[0]?.code).toBe(CODES.notFound);
  const accessToken = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await site.call(uploadState, { fileId }, { accessToken })).code).toBe(CODES.notFound);
});
