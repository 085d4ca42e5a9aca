import { APP_CODE, HEADER, PROTOCOL_VERSION } from '@archway/contract/core/headers';

/** The device's own cookie: a refresh token works only beside it. */
export const deviceCookie = (value: string): Record<string, string> => ({
  cookie: `__Host-archway-device=${value}`,
});

/** The header by which a page shows its session. */
export function asMember(accessToken: string): Record<string, string> {
  return {
    [HEADER.info]: JSON.stringify({
      appCode: APP_CODE,
      protocolVersion: PROTOCOL_VERSION,
      clientVersion: '0.0.0-test 127.0.0.1',
      appmanager: 'archway',
      os: 'test',
      accessToken,
      endPoint: 'web',
    }),
  };
}
