import {
  confirmTotp,
  makeRecoveryCodes,
  passkeyLogin,
  savePasskey,
  startPasskey,
  startPasskeyLogin,
  startTotp,
} from '@archway/contract/credential/calls';
import { login, verifyIdentity } from '@archway/contract/session/calls';
import { generateSync } from 'otplib';
import { Authenticator } from './authenticator.ts';
import { freshAddress, signIn, TEST_PASSWORD, type TestPerson } from './people.ts';
import type { TestSite } from './site.ts';

/** A session in which the password was just given. */
export async function signInVerified(site: TestSite, person: TestPerson): Promise<string> {
  const accessToken = await signIn(site, person);
  await site.call(verifyIdentity, { password: TEST_PASSWORD }, { accessToken });
  return accessToken;
}

/** What a code app shows at this moment, in seconds since 1970. */
export const codeAt = (secret: string, seconds: number): string =>
  generateSync({ secret, epoch: Math.floor(seconds) });

/** Stands in the middle of thirty seconds by the database's clock, so that no code changes while a test looks away. */
export class StepClock {
  readonly #site: TestSite;
  readonly #first = Math.floor(Date.now() / 30_000);
  #step = 0;

  constructor(site: TestSite) {
    this.#site = site;
  }

  /** So many steps of thirty seconds after the first one. */
  async go(step: number): Promise<void> {
    this.#step = step;
    await this.#site.owner.query(
      'update site_clock set shift = make_interval(secs => $1 - extract(epoch from app_now() - shift)::float8)',
      [(this.#first + step) * 30 + 15],
    );
  }

  /** What a code app shows now, or shows before or after. */
  code(secret: string, offset = 0): string {
    return codeAt(secret, (this.#first + this.#step + offset) * 30);
  }
}

/** Has the person's log-in ask for codes; the present one is used up by it. */
export async function startCodes(
  site: TestSite,
  clock: StepClock,
  person: TestPerson,
): Promise<{ secret: string; accessToken: string }> {
  const accessToken = await signInVerified(site, person);
  const { secret } = (await site.call(startTotp, {}, { accessToken })).data;
  const { code, msg } = await site.call(confirmTotp, { code: clock.code(secret) }, { accessToken });
  if (code !== 200) throw new Error(`no codes: ${code} ${msg}`);
  return { secret, accessToken };
}

export async function recoveryCodes(site: TestSite, accessToken: string): Promise<string[]> {
  return (await site.call(makeRecoveryCodes, {}, { accessToken })).data.codes;
}

/** Signs in with the password only. Returns the ticket for the second step. */
export async function secondStepTicket(
  site: TestSite,
  person: TestPerson,
  more: { saveLogin?: boolean; password?: string } = {},
): Promise<string> {
  const input = { account: person.account, password: TEST_PASSWORD, ...more };
  const { code, data } = await site.call(login, input, { address: freshAddress() });
  const { ticket } = (data ?? {}) as { ticket?: string };
  if (ticket === undefined) throw new Error(`no ticket: ${code}`);
  return ticket;
}

/** A device with a new passkey of whoever is signed in. */
export async function newPasskey(
  site: TestSite,
  accessToken: string,
  name = 'Test device',
): Promise<Authenticator> {
  const device = new Authenticator(site.config.PUBLIC_ORIGIN);
  const { question } = (await site.call(startPasskey, {}, { accessToken })).data;
  const answer = device.make(question);
  const { code, msg } = await site.call(savePasskey, { name, answer }, { accessToken });
  if (code !== 200) throw new Error(`no passkey: ${code} ${msg}`);
  return device;
}

/** What becomes of a sign-in with the device's passkey. */
export async function signInByPasskey(site: TestSite, device: Authenticator) {
  const address = freshAddress();
  const { ticket, question } = (await site.call(startPasskeyLogin, {}, { address })).data;
  return site.call(passkeyLogin, { ticket, answer: device.answer(question) }, { address });
}
