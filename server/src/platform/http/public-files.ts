import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** RFC 9116 wants less than a year. */
const EXPIRES_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Files that machines ask every site for, whether or not the web app is built. */
export function registerPublicFiles(app: FastifyInstance, config: Config): void {
  const securityText = securityTextOf(config, new Date());
  const files = { '/.well-known/security.txt': securityText, '/robots.txt': ROBOTS };
  for (const [path, text] of Object.entries(files)) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(text),
    );
  }
}

/** A portal has nothing that a search should find. */
const ROBOTS = 'User-agent: *\nDisallow: /\n';

/**
 * How to report a weakness (RFC 9116). It is renewed by every start of a process: where none has been started for half a
 * year nobody looks after the site, and the file says by its date that it can't be relied on.
 */
export function securityTextOf(
  { SECURITY_CONTACT, OPERATOR_MAIL, PUBLIC_ORIGIN }: Config,
  startedAt: Date,
): string {
  const expires = new Date(startedAt.getTime() + EXPIRES_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${SECURITY_CONTACT ?? `mailto:${OPERATOR_MAIL}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de, ja',
    `Canonical: ${PUBLIC_ORIGIN}/.well-known/security.txt`,
    '',
  ].join('\n');
}
