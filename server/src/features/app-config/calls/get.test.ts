import { getAppConfig } from '@archway/contract/app-config/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';

const site = await openSite();

test('answers with names, endpoints and the address it saw', async () => {
  const { code, data } = await site.call(getAppConfig, {}, { address: '192.0.2.7' });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({
    appName: 'Archway',
    apiEndpoint: `${site.config.PUBLIC_ORIGIN}/api`,
    wsEndpoint: `${site.config.PUBLIC_ORIGIN.replace('http', 'ws')}/ws`,
    themeCfgJson: { defaultTheme: 'system' },
    registerShowVersion: 2,
    clientAddress: '192.0.2.7',
  });
  expect(Object.keys(data.agreement).toSorted()).toEqual([
    'cookie',
    'improvement',
    'privacy',
    'processing',
    'terms',
  ]);
});

test('tells an outdated client to reload', async () => {
  const info = JSON.stringify({ appCode: 'ASWEB', protocolVersion: '1.0.0' });
  const { code } = await site.call(getAppConfig, {}, { headers: { info } });
  expect(code).toBe(CODES.clientHeaderInvalid);
});

test('refuses fields it does not know', async () => {
  const { code, data } = await site.call(getAppConfig, { nonsense: 1 } as never);
  expect({ code, data }).toEqual({ code: CODES.invalidInput, data: { fields: ['unrecognized_keys'] } });
});
