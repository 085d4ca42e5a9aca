import type { Tokens } from '@archway/contract/session/model';
import type { CallSpec } from '@archway/contract/core/call';
import type { KeyRing } from '../../platform/config/secrets.ts';
import type { OpenCallContext, Tx } from '../../platform/rpc/implement.ts';
import { ensureDevice } from './device-cookie.ts';
import { isNewDevice } from './known-device.repository.ts';
import { mailNewDevice } from './session-mails.ts';
import { insertSession } from './session.repository.ts';
import { makeToken, newSeed, type TokenSource } from './tokens.ts';

interface NewcomerSession {
  orgId: string;
  userCode: string;
  saveLogin: boolean;
  /** The session whose desktop sign was used. */
  parentId?: string;
}

/** Starts a session for a member whose right to it was just shown, and hands out its tokens. */
export async function openSession(
  tx: Tx,
  context: Pick<OpenCallContext<CallSpec>, 'request' | 'config' | 'cookie' | 'setCookie'>,
  { orgId, userCode, saveLogin, parentId }: NewcomerSession,
): Promise<Tokens & { sessionId: string }> {
  const { request, config } = context;
  const owner = { orgId, userCode };
  const device = ensureDevice(context);
  const source = await insertSession(tx, {
    ...owner,
    saveLogin,
    seed: newSeed(),
    deviceHash: saveLogin ? device : null,
    address: request.address,
    userAgent: request.userAgent,
    ...(parentId === undefined ? {} : { parentId }),
  });
  if (await isNewDevice(tx, owner, device)) {
    await mailNewDevice(tx, { config, request, owner }, source.id);
  }
  return { ...tokensOf(config.secrets.session, source, saveLogin), sessionId: source.id };
}

export function tokensOf(keys: KeyRing, source: TokenSource, saveLogin: boolean): Tokens {
  return {
    accessToken: makeToken('access', keys, source),
    refreshToken: saveLogin ? makeToken('refresh', keys, source) : null,
  };
}
