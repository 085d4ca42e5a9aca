import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { confirmLogin } from '@archway/contract/credential/calls';
import { login } from '@archway/contract/session/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { secondStepTicket, recoveryCodes, startCodes, StepClock } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { holdClock } from '../../../testing/hold-clock.ts';
import {
  addMembers,
  changeMember,
  freshAddress,
  makeOrganization,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';

const site = await openSite();
const clock = new StepClock(site);
const { orgId } = await makeOrganization(site);
beforeEach(() => clock.go(0));

async function someone(): Promise<TestPerson & { secret: string; accessToken: string }> {
  const [made] = await addMembers(site, orgId, ['dentist']);
  if (made === undefined) throw new Error('nobody was made');
  return { ...made, ...(await startCodes(site, clock, made)) };
}

const confirm = (ticket: string, code: string) =>
  site.call(confirmLogin, { ticket, code }, { address: freshAddress() });
const wrong = (triesLeft: number) => ({ code: CODES.verifyCodeError, data: { triesLeft } });
/** Of the right form, and nobody's. */
const WRONG_CODE = '000000-0000';

test('a right code opens the session the password asked for, and leaves an audit row', async () => {
  const person = await someone();
  const ticket = await secondStepTicket(site, person);
  const { code, data } = await confirm(ticket, clock.code(person.secret, 1));
  expect(code).toBe(CODES.ok);
  expect(data.refreshToken).toBeNull();
  const own = await site.call(info, {}, { accessToken: data.accessToken });
  expect(own.data.userCode).toBe(person.userCode);
  const audit = await rowsAs(
    site.owner,
    orgId,
    `select a.object, a.detail, s.user_code as session_of from audit a join session s on s.id = a.session_id
     where a.call = 'user/confirmLogin' and a.actor = $1`,
    [person.userCode],
  );
  const { userCode } = person;
  expect(audit).toEqual([{ object: userCode, detail: { by: 'codeApp' }, session_of: userCode }]);
});

test('save-login is remembered from the password to the code', async () => {
  const person = await someone();
  const ticket = await secondStepTicket(site, person, { saveLogin: true });
  const reply = await site.send(confirmLogin, { ticket, code: clock.code(person.secret, 1) });
  expect(reply.json<{ data: { refreshToken: string } }>().data.refreshToken).toMatch(/^[\w-]{50,}$/);
  expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-archway-device=/);
});

test('the codes before and after count, older and later ones do not', async () => {
  const person = await someone();
  await clock.go(5);
  const ticket = await secondStepTicket(site, person);
  expect(await confirm(ticket, clock.code(person.secret, -2))).toMatchObject(wrong(4));
  expect(await confirm(ticket, clock.code(person.secret, 2))).toMatchObject(wrong(3));
  expect((await confirm(ticket, clock.code(person.secret, -1))).code).toBe(CODES.ok);
  const second = await secondStepTicket(site, person);
  expect((await confirm(second, clock.code(person.secret, 1))).code).toBe(CODES.ok);
});

test('a code is accepted once, and none from before it afterwards', async () => {
  const person = await someone();
  await clock.go(5);
  expect((await confirm(await secondStepTicket(site, person), clock.code(person.secret))).code).toBe(
    CODES.ok,
  );
  const ticket = await secondStepTicket(site, person);
  expect(await confirm(ticket, clock.code(person.secret))).toMatchObject(wrong(4));
  expect(await confirm(ticket, clock.code(person.secret, -1))).toMatchObject(wrong(3));
  await clock.go(6);
  expect((await confirm(ticket, clock.code(person.secret))).code).toBe(CODES.ok);
});

test('of fifty at once with one right code one is let in', async () => {
  const person = await someone();
  const ticket = await secondStepTicket(site, person);
  const code = clock.code(person.secret, 1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(ticket, code)));
  expect(answers.filter((answer) => answer.code === CODES.ok).length).toBe(1);
  expect(answers.filter((answer) => answer.code === CODES.verifyCodeError).length).toBe(49);
});

test('the fifth wrong code ends it, and a right one after it is refused alike', async () => {
  const person = await someone();
  const ticket = await secondStepTicket(site, person);
  for (const [step, triesLeft] of [4, 3, 2, 1, 0].entries()) {
    await clock.go(step);
    expect(await confirm(ticket, WRONG_CODE)).toMatchObject(wrong(triesLeft));
  }
  const [ended, unknown] = await Promise.all(
    [ticket, 'A'.repeat(22)].map(async (given) => {
      const { statusCode, body } = await site.send(
        confirmLogin,
        { ticket: given, code: clock.code(person.secret, 1) },
        { address: freshAddress() },
      );
      return { statusCode, body };
    }),
  );
  expect(ended).toEqual(unknown);
  expect(JSON.parse(ended?.body ?? '')).toMatchObject(wrong(0));
});

test('codes sent at once are judged one by one, until the account has to wait', async () => {
  await holdClock(site);
  const person = await someone();
  const ticket = await secondStepTicket(site, person);
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(ticket, WRONG_CODE)));
  const judged = answers.filter(({ code }) => code === CODES.verifyCodeError);
  expect(answers.filter(({ code }) => code === CODES.loginMoreFail).length).toBe(9);
  const left = judged.map(({ data }) => (data as unknown as { triesLeft: number }).triesLeft);
  expect(left.toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
  // What was too early is no try of the ticket.
  await clock.go(1);
  expect(await confirm(ticket, WRONG_CODE)).toMatchObject(wrong(1));
});

test('wrong codes and passwords share one counter, however many sign-ins are begun', async () => {
  const person = await someone();
  let judged = 0;
  let step = 0;
  for (let i = 0; i < 60; i += 1) {
    step += 10;
    await clock.go(step);
    const { code, data } = await site.call(
      login,
      { account: person.account, password: TEST_PASSWORD },
      { address: freshAddress() },
    );
    if (code !== CODES.secondStepNeeded) continue;
    judged += 1;
    const { ticket } = data as unknown as { ticket: string };
    while ((await confirm(ticket, WRONG_CODE)).code === CODES.verifyCodeError && judged < 100) judged += 1;
  }
  // Five hours: the day's first fifty tries, and those that come back in that time.
  expect(judged).toBeGreaterThan(40);
  expect(judged).toBeLessThanOrEqual(61);
});

test('after ten failures the code that follows a right password is still judged', async () => {
  const person = await someone();
  for (let i = 0; i < 10; i += 1) {
    await clock.go(i * 3);
    await site.call(login, { account: person.account, password: 'no' }, { address: freshAddress() });
  }
  await clock.go(60);
  const ticket = await secondStepTicket(site, person);
  expect((await confirm(ticket, clock.code(person.secret))).code).toBe(CODES.ok);
});

test('wrong codes are in the audit', async () => {
  const person = await someone();
  await confirm(await secondStepTicket(site, person), WRONG_CODE);
  const audit = await rowsAs(
    site.owner,
    orgId,
    `select actor, detail from audit where call = 'user/confirmLogin' and object = $1`,
    [person.userCode],
  );
  expect(audit).toEqual([{ actor: null, detail: { outcome: 'wrongCode' } }]);
});

test('a ticket works once, for five minutes, and until the password is given again', async () => {
  const person = await someone();
  const first = await secondStepTicket(site, person);
  const second = await secondStepTicket(site, person);
  expect(await confirm(first, clock.code(person.secret, 1))).toMatchObject(wrong(0));
  expect((await confirm(second, clock.code(person.secret, 1))).code).toBe(CODES.ok);
  const third = await secondStepTicket(site, person);
  await clock.go(9);
  expect(await confirm(second, clock.code(person.secret))).toMatchObject(wrong(0));
  expect(await confirm(third, WRONG_CODE)).toMatchObject(wrong(4));
  await clock.go(11);
  expect(await confirm(third, clock.code(person.secret))).toMatchObject(wrong(0));
});

test('a recovery code counts however it is typed, and once', async () => {
  const person = await someone();
  const [one = '', other = ''] = await recoveryCodes(site, person.accessToken);
  const typed = ` ${one.toLowerCase().replace('-', ' - ')} `;
  expect((await confirm(await secondStepTicket(site, person), typed)).code).toBe(CODES.ok);
  const ticket = await secondStepTicket(site, person);
  expect(await confirm(ticket, one)).toMatchObject(wrong(4));
  expect((await confirm(ticket, other)).code).toBe(CODES.ok);
});

test('of fifty sign-ins with one recovery code one is let in', async () => {
  const person = await someone();
  const [code = ''] = await recoveryCodes(site, person.accessToken);
  const ticket = await secondStepTicket(site, person);
  const tickets = Array.from({ length: 50 }, (_, i) => String(i).padStart(22, 'x'));
  await rowsAs(
    site.owner,
    orgId,
    `insert into one_time_link (org_id, hash, kind, user_code, detail, expires_at)
     select org_id, sha256(convert_to(t, 'UTF8')), kind, user_code, detail, expires_at
     from one_time_link, unnest($2::text[]) t where hash = sha256(convert_to($1, 'UTF8'))`,
    [ticket, tickets],
  );
  const answers = await Promise.all(tickets.map((one) => confirm(one, code)));
  expect(answers.filter((answer) => answer.code === CODES.ok).length).toBe(1);
  expect(answers.filter((answer) => answer.code === CODES.verifyCodeError).length).toBe(49);
});

test("a colleague's code and recovery code are wrong", async () => {
  const [person, colleague] = [await someone(), await someone()];
  const [theirs = ''] = await recoveryCodes(site, colleague.accessToken);
  const ticket = await secondStepTicket(site, person);
  expect(await confirm(ticket, clock.code(colleague.secret, 1))).toMatchObject(wrong(4));
  expect(await confirm(ticket, theirs)).toMatchObject(wrong(3));
  expect((await confirm(await secondStepTicket(site, colleague), theirs)).code).toBe(CODES.ok);
});

test('failed log-ins are forgotten with the code and not with the password', async () => {
  await holdClock(site);
  const person = await someone();
  const tryPassword = (password: string) =>
    site.call(login, { account: person.account, password }, { address: freshAddress() });
  expect((await tryPassword('no')).data).toMatchObject({ failures: 1 });
  await secondStepTicket(site, person);
  expect((await tryPassword('no')).data).toMatchObject({ failures: 3 });
  const ticket = await secondStepTicket(site, person);
  expect((await tryPassword(TEST_PASSWORD)).code).toBe(CODES.loginMoreFail);
  expect((await confirm(ticket, clock.code(person.secret, 1))).code).toBe(CODES.ok);
  expect((await tryPassword('no')).data).toMatchObject({ failures: 1 });
});

test('who was disabled meanwhile is told so with a right code only', async () => {
  const person = await someone();
  const ticket = await secondStepTicket(site, person);
  await changeMember(site, person, 'activation = 2');
  expect(await confirm(ticket, WRONG_CODE)).toMatchObject(wrong(4));
  const code = clock.code(person.secret, 1);
  expect(await confirm(ticket, code)).toMatchObject({ code: CODES.accountDisabled, data: null });
});

test('what has neither six digits nor ten letters is refused at the door', async () => {
  for (const code of ['', '12345', '1234567', 'ABCDE-1234U'])
    expect((await confirm('A'.repeat(22), code)).code).toBe(CODES.invalidInput);
});
