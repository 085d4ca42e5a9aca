import { login } from '@archway/contract/session/calls';
import { APP_CODE, API_PREFIX, PROTOCOL_VERSION } from '@archway/contract/core/headers';
import type pg from 'pg';
import { freshAddress } from '../harness/addresses.ts';
import { orgIdOf, PASSWORD } from './data-set.ts';
import { ask, requestBytes } from './load.ts';
import { ORIGIN } from './servers.ts';

/** Somebody signed in, from a network of their own. */
export interface Person {
  orgId: string;
  userCode: string;
  accessToken: string;
  address: string;
}

/** Signs in so many administrators of an organization, through the server like anybody. */
export async function signInAdministrators(
  port: number,
  owner: pg.Pool,
  org: number,
  most: number,
): Promise<Person[]> {
  const orgId = orgIdOf(org);
  const { rows } = await owner.query<{ user_code: string; login_account: string }>(
    'select user_code, login_account from member where org_id = $1 and password_hash is not null order by user_code limit $2',
    [orgId, most],
  );
  const people: Person[] = [];
  for (const { user_code: userCode, login_account: account } of rows) {
    const address = freshAddress();
    const body = new URLSearchParams({ account, password: PASSWORD }).toString();
    const request = callBytes(login.path, headersOf({ accessToken: '', address }), body);
    const { accessToken } = await ask<{ accessToken: string }>(port, request);
    people.push({ orgId, userCode, accessToken, address });
  }
  return people;
}

/** What a browser sends with every call. */
export function headersOf({ accessToken, address }: Pick<Person, 'accessToken' | 'address'>) {
  return {
    origin: ORIGIN,
    info: JSON.stringify({
      appCode: APP_CODE,
      protocolVersion: PROTOCOL_VERSION,
      clientVersion: '0.1.0 bench',
      appmanager: 'archway',
      os: 'Windows 11',
      accessToken,
      endPoint: 'web',
    }),
    'accept-language': 'de',
    timezone: 'Europe/Berlin',
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'x-forwarded-for': address,
    'content-type': 'application/x-www-form-urlencoded',
  };
}

export const callBytes = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
  requestBytes('POST', `${API_PREFIX}/${path}`, headers, body);
