import { SECOND_STEP_MINUTES } from '@archway/contract/credential/model';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '../../platform/config/config.ts';
import type { LockedPasskey, NewPasskey } from './passkey.repository.ts';

const NAME = 'Archway';
const timeout = SECOND_STEP_MINUTES * 60_000;
/** Ed25519, ES256 and RS256. Said here, since the library's own list depends on the machine it runs on. */
const supportedAlgorithmIDs = [-8, -7, -257];
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** What the browser sent, as WebAuthn writes it in JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/** A passkey works on this host and no other. */
const hostOf = ({ PUBLIC_ORIGIN }: Config): string => new URL(PUBLIC_ORIGIN).hostname;

/** Sixteen bytes: what a passkey calls its owner. */
export const userHandleOf = (userCode: string): Buffer => Buffer.from(userCode.replaceAll('-', ''), 'hex');

interface Known {
  credential_id: string;
  transports: string[];
}
const namesOf = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({ id, transports }));

/** Asks a browser to make a passkey that can be found without an account's name and asks for its user each time. */
export function askForNew(
  config: Config,
  { userCode, account, displayName, known }: AskForNew,
): ReturnType<typeof generateRegistrationOptions> {
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: hostOf(config),
    userName: account,
    userDisplayName: displayName,
    userID: new Uint8Array(userHandleOf(userCode)),
    timeout,
    attestationType: 'none',
    excludeCredentials: namesOf(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  });
}

export interface AskForNew {
  userCode: string;
  account: string;
  displayName: string;
  /** The member's passkeys: no device makes a second one. */
  known: readonly Known[];
}

/** Asks for any passkey of this site, or for one of those given. */
export function askForAnswer(
  config: Config,
  passkeys?: readonly Known[],
): ReturnType<typeof generateAuthenticationOptions> {
  return generateAuthenticationOptions({
    rpID: hostOf(config),
    timeout,
    userVerification: 'required',
    ...(passkeys === undefined ? {} : { allowCredentials: namesOf(passkeys) }),
  });
}

/** What the device calls the passkey that has answered. */
export const credentialIdOf = ({ id }: Answer): string => (typeof id === 'string' ? id : '');

/** The new passkey; null when it was not made for this question, on this site, by a user who was there. */
export async function readNew(
  config: Config,
  challenge: string,
  answer: Answer,
): Promise<Omit<NewPasskey, 'name'> | null> {
  const result = await verifyRegistrationResponse({
    // Whatever else it is, the library refuses it.
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: config.PUBLIC_ORIGIN,
    expectedRPID: hostOf(config),
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (result === null || !result.verified) return null;
  const { id, publicKey, counter, transports } = result.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: Array.isArray(transports) ? transports.filter((one) => TRANSPORTS.has(one)) : [],
  };
}

/** How often the passkey was used by now; null when the answer is not its own to this question, or counts backwards. */
export async function judgeAnswer(
  config: Config,
  { challenge, answer, passkey, userCode }: Judged,
): Promise<number | null> {
  const response = answer as unknown as AuthenticationResponseJSON;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: config.PUBLIC_ORIGIN,
    expectedRPID: hostOf(config),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => null);
  if (result === null || !result.verified) return null;
  const { userHandle } = response.response;
  const isOwners = userHandle === undefined || userHandle === userHandleOf(userCode).toString('base64url');
  return isOwners ? result.authenticationInfo.newCounter : null;
}

export interface Judged {
  challenge: string;
  answer: Answer;
  passkey: LockedPasskey;
  userCode: string;
}
