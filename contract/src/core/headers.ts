import { z } from 'zod';

export const API_PREFIX = '/api';
export const APP_CODE = 'ASWEB';
export const PROTOCOL_VERSION = '2.0.0';

/** One JSON object in the header `info`, on every request. The access token travels nowhere else. */
export const InfoHeader = z.object({
  appCode: z.literal(APP_CODE),
  protocolVersion: z.literal(PROTOCOL_VERSION),
  clientVersion: z.string().max(128),
  appmanager: z.string().max(64),
  os: z.string().max(64),
  accessToken: z.string().max(512),
  endPoint: z.enum(['web', 'mobile']),
});
export type InfoHeader = z.output<typeof InfoHeader>;

export const HEADER = {
  info: 'info',
  timezone: 'timezone',
  language: 'accept-language',
  idempotencyKey: 'idempotency-key',
} as const;

/** Sent in addition with `common/monitor`. */
export const MONITOR_HEADER = {
  browser: 'x-client-browser',
  screen: 'x-client-screen',
  language: 'x-client-language',
  route: 'x-client-route',
} as const;
