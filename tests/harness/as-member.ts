import { APP_CODE, HEADER, PROTOCOL_VERSION } from '@archway/contract/core/headers';

/** The device cookie, without which a refresh token is refused. */
export const deviceCookie = (value: string): Record<string, string> => ({
  cookie: `__Host-archway-device=${value}`,
});

/** The header that carries the access token. */
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
