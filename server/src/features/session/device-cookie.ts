import type { OpenCallContext } from '../../platform/rpc/implement.ts';
import type { CallSpec } from '@archway/contract/core/call';
import { newToken, sha256 } from '../../platform/random-token.ts';

/**
 * Every sign-in leaves it: it tells a known device, and proves that a refresh token is used where it was given. Scripts
 * cannot read it, other hosts not set it.
 */
const NAME = '__Host-archway-device';
const SECONDS = 400 * 24 * 60 * 60;

type Cookies = Pick<OpenCallContext<CallSpec>, 'cookie' | 'setCookie'>;

export function deviceHash({ cookie }: Cookies): Buffer | null {
  const value = cookie(NAME);
  return value === null ? null : sha256(value);
}

/** The device's cookie, given when it has none yet; later sessions on the device share it. */
export function ensureDevice(cookies: Cookies): Buffer {
  const present = deviceHash(cookies);
  if (present !== null) return present;
  const value = newToken();
  cookies.setCookie(`${NAME}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${SECONDS}`);
  return sha256(value);
}
