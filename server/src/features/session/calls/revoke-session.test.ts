import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { listSessions, revokeSession } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const [stranger] = (await makeOrganization(site)).people;

const codeFor = async (accessToken: string) => (await site.call(info, {}, { accessToken })).code;
const revoke = (accessToken: string, sessionId: string) =>
  site.call(revokeSession, { sessionId }, { accessToken });

async function idOf(accessToken: string): Promise<string> {
  const { list } = (await site.call(listSessions, {}, { accessToken })).data;
  return list.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
}

test('ends one of the own sessions', async () => {
  const [here, lost] = [await signIn(site, person), await signIn(site, person)];
  const sessionId = await idOf(lost);
  expect((await revoke(here, sessionId)).code).toBe(CODES.ok);
  expect(await codeFor(lost)).toBe(CODES.sessionEnded);
  expect(await codeFor(here)).toBe(CODES.ok);
  expect((await revoke(here, sessionId)).code).toBe(CODES.notFound);
});

test("a colleague's session and a stranger's are not found, and live on", async () => {
  const here = await signIn(site, person);
  for (const other of [colleague, stranger]) {
    const theirs = await signIn(site, other);
    expect((await revoke(here, await idOf(theirs))).code).toBe(CODES.notFound);
    expect(await codeFor(theirs)).toBe(CODES.ok);
  }
});
