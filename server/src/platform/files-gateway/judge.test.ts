import { expect, test } from 'vitest';
import { mayPass } from './judge.ts';

const SERVED = { host: 'files.example:8443', bucket: 'archway-eu' };
const SIGNED = 'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=300&X-Amz-Signature=00';
const HEADER = { authorization: 'AWS4-HMAC-SHA256 Credential=a/b' };
const PREFLIGHT = { origin: 'https://portal.example', 'access-control-request-method': 'PUT' };
const KEY = '/archway-eu/org/1/scan.stl';

const judge = (method: string, target: string, headers: Record<string, string> = {}): boolean =>
  mayPass({ method, target, headers: { host: SERVED.host, ...headers } }, SERVED);

test.each<[string, string, Record<string, string>?]>([
  ['GET', `${KEY}?${SIGNED}`],
  ['HEAD', `${KEY}?${SIGNED}`],
  ['GET', `${KEY}?${SIGNED}&response-content-type=model%2Fstl&response-content-disposition=a&x-id=GetObject`],
  ['GET', `${KEY}?${SIGNED}&response-cache-control=no-store`],
  ['GET', `${KEY}?uploadId=1`, HEADER],
  ['PUT', `${KEY}?${SIGNED}`],
  ['PUT', `${KEY}?${SIGNED}&partNumber=1&uploadId=1`],
  ['PUT', KEY, HEADER],
  ['POST', `${KEY}?uploads=`, HEADER],
  ['POST', `${KEY}?uploadId=1`, HEADER],
  ['DELETE', `${KEY}?uploadId=1`, HEADER],
  ['OPTIONS', `${KEY}?${SIGNED}`, PREFLIGHT],
])('%s %s passes', (method, target, headers) => {
  expect(judge(method, target, headers)).toBe(true);
});

test.each<[string, string, Record<string, string>?]>([
  ['GET', KEY],
  ['GET', `${KEY}?${SIGNED}&X-Amz-Security-Token=00`],
  ['HEAD', KEY, { ...HEADER, 'x-amz-security-token': '00' }],
  ['GET', KEY, { authorization: 'Bearer 00' }],
  ['GET', `${KEY}?${SIGNED}`, { host: 'portal.example' }],
  ['GET', `${KEY}?${SIGNED}`, { host: 'files.example' }],
  ['GET', `/?${SIGNED}`],
  ['GET', `/archway-eu?${SIGNED}`],
  ['GET', `/archway-eu/?${SIGNED}`],
  ['GET', `/archway-eu//?${SIGNED}`],
  ['GET', `/archway-eu-anchors/seal?${SIGNED}`],
  ['GET', `/archway-eu/../archway-eu-anchors/seal?${SIGNED}`],
  ['GET', `/archway-eu/%2E%2e/archway-eu-anchors/seal?${SIGNED}`],
  ['GET', `http://files.example:8443${KEY}?${SIGNED}`],
  ['GET', `${KEY}?${SIGNED}&acl`],
  ['GET', `${KEY}?${SIGNED}&tagging=`],
  ['GET', `${KEY}?${SIGNED}&uploads`],
  ['GET', `${KEY}?${SIGNED}&versionId=1`],
  ['PUT', `${KEY}?${SIGNED}&acl=`],
  ['PUT', `${KEY}?${SIGNED}&partNumber=1`],
  ['PUT', KEY, { ...HEADER, 'x-amz-copy-source': '/archway-eu/org/2/scan.stl' }],
  ['POST', KEY, HEADER],
  ['POST', `${KEY}?delete=`, HEADER],
  ['POST', `${KEY}?select=&select-type=2`, HEADER],
  ['DELETE', KEY, HEADER],
  ['DELETE', `${KEY}?${SIGNED}`],
  ['PATCH', `${KEY}?${SIGNED}`],
  ['TRACE', `${KEY}?${SIGNED}`],
  ['OPTIONS', KEY],
  ['OPTIONS', '/api/user/login', PREFLIGHT],
  ['POST', '/?Action=AssumeRole&Version=2011-06-15', HEADER],
  ['GET', '/admin/user', HEADER],
  ['GET', '/login'],
  ['POST', '/api/user/login'],
])('%s %s with %o is refused', (method, target, headers) => {
  expect(judge(method, target, headers)).toBe(false);
});
