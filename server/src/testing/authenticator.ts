import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { encode } from 'cborg';

/** What a test lets the device or its browser do otherwise. */
export interface Misbehavior {
  origin?: string;
  host?: string;
  /** The device did not ask its user. */
  unattended?: boolean;
  userHandle?: string;
  counter?: number;
  challenge?: string;
}

interface Question {
  challenge: string;
  host: string;
  userHandle: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
/** As WebAuthn writes what its parts hold. */
const encodeCbor = (value: Map<unknown, unknown>): Buffer => Buffer.from(encode(value));
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** A device with one passkey, made of software: its keys and signatures are real ones. */
export class Authenticator {
  readonly credentialId: string;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = '';
  #counter = 0;

  /** `origin` is that of the page it is used on; the name is a random one unless given, in base64url. */
  constructor(origin: string, credentialId: string = base64url(randomBytes(24))) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#origin = origin;
    this.credentialId = credentialId;
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** Answers to `navigator.credentials.create`, as JSON, without saying what device it is. */
  make(question: Record<string, unknown>, how: Misbehavior = {}): Record<string, unknown> {
    const { challenge, host, userHandle } = readQuestion(question);
    this.#userHandle = userHandle;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, Buffer.from(this.credentialId, 'base64url').length]),
      Buffer.from(this.credentialId, 'base64url'),
      this.publicKey,
    ]);
    const authData = this.#authenticatorData(host, how, HAS_KEY, attested);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, how),
      attestationObject: base64url(encodeCbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers to `navigator.credentials.get`, as JSON. */
  answer(question: Record<string, unknown>, how: Misbehavior = {}): Record<string, unknown> {
    const { challenge, host } = readQuestion(question);
    this.#counter = how.counter ?? this.#counter + 1;
    const authData = this.#authenticatorData(host, how);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, how);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.#privateKey)),
      userHandle: how.userHandle ?? this.#userHandle,
    });
  }

  /** For tests that put the passkey's row there themselves. */
  belongsTo(userHandle: Buffer): this {
    this.#userHandle = base64url(userHandle);
    return this;
  }

  /** The public key as COSE writes it: an elliptic curve, ES256, P-256, x and y. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const entries: [number, number | Buffer][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ];
    return encodeCbor(new Map(entries));
  }

  #authenticatorData(host: string, how: Misbehavior, flags = 0, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const seen = how.unattended === true ? USER_PRESENT : USER_PRESENT | USER_VERIFIED;
    return Buffer.concat([sha256(how.host ?? host), Buffer.from([flags | seen]), counter, rest]);
  }

  #clientData(type: string, challenge: string, how: Misbehavior): string {
    return base64url(
      JSON.stringify({
        type,
        challenge: how.challenge ?? challenge,
        origin: how.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const { credentialId: id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

/** Both kinds of question: one names the site in `rp`, the other in `rpId`. */
function readQuestion(question: Record<string, unknown>): Question {
  const { challenge, rpId, rp, user } = question as {
    challenge: string;
    rpId?: string;
    rp?: { id: string };
    user?: { id: string };
  };
  return { challenge, host: rpId ?? rp?.id ?? '', userHandle: user?.id ?? '' };
}
