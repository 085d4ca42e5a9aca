import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { passkeyLogin } from '@archway/contract/credential/calls';
import { expect, test } from 'vitest';
import { headersFor, openTestSite } from '../../testing/site.ts';
import { makeLog } from '../log/log.ts';

test('150,000 nested brackets sent to a public call are refused as invalid input, without a logged error', async () => {
  const lines: string[] = [];
  const log = makeLog('trace', { site: 'test', version: '1' }, { write: (line) => lines.push(line) });
  const site = await openTestSite(undefined, {}, log);
  const [open, close] = ['[', ']'].map((bracket) => bracket.repeat(150_000));
  const reply = await site.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/${passkeyLogin.path}`,
    headers: headersFor(passkeyLogin, {}),
    payload: `{"ticket":"${'a'.repeat(22)}","answer":{"id":${open}${close}}}`,
  });
  await site.close();
  expect(reply.json()).toMatchObject({ code: CODES.invalidInput });
  const failed = lines.filter((line) => (JSON.parse(line) as { event: string }).event === 'call.failed');
  expect(failed).toEqual([]);
});
