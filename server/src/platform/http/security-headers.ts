import type { Config } from '../config/config.ts';

/**
 * What every answer carries. Pages bring a policy of their own; everything else is data, which no browser may run, frame
 * or guess the type of. Written out, since a library that works them out anew for each answer took a thirtieth of the
 * server's time.
 */
export const securityHeaders = ({ NODE_ENV }: Pick<Config, 'NODE_ENV'>): Record<string, string> => ({
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // Two years. A site without TLS, as in development, must not promise it.
  ...(NODE_ENV === 'production' && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
});
