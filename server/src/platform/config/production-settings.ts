import { guessableSecrets, type SecretSettings } from './secrets.ts';

/** The settings that can make a site unsafe. */
export interface CheckedSettings extends SecretSettings {
  PUBLIC_ORIGIN: string;
  FILES_ORIGIN: string;
  S3_ENDPOINT: string;
  ANCHOR_S3_ENDPOINT: string;
  EXTRA_ORIGINS: string;
  REDIS_URL: string;
  SMTP_URL: string;
  DATABASE_URL: string;
  DATABASE_QUEUE_URL: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
  ANCHOR_S3_ACCESS_KEY: string;
  ANCHOR_S3_SECRET_KEY: string;
  TRUSTED_PROXIES: number;
}

/** A setting and its problem. Never its value, which may be a secret. */
export type Problem = readonly [name: string, what: string];

/** Finds settings that are fine for a test site but not for production. */
export function productionProblems(settings: CheckedSettings): Problem[] {
  return [
    ...plainOrigins(settings),
    ...weakRedis(settings),
    ...weakMail(settings),
    ...(['DATABASE_URL', 'DATABASE_QUEUE_URL'] as const)
      .filter((name) => !isPrivateDatabase(settings[name]))
      .map((name): Problem => [name, NEEDS_TLS]),
    // Pages use https and this process speaks http, so there is at least one proxy. If it isn't counted, all clients
    // appear under the proxy's address and share its rate limits.
    ...problemIf(settings.TRUSTED_PROXIES === 0, ['TRUSTED_PROXIES', 'how many proxies stand before it?']),
    ...publishedPasswords(settings),
    ...guessableSecrets(settings).map((name): Problem => [name, 'a key is published or not random']),
  ];
}

const problemIf = (isWrong: boolean, problem: Problem): Problem[] => (isWrong ? [problem] : []);

function plainOrigins(settings: CheckedSettings): Problem[] {
  const isPlain = (text: string) => !text.startsWith('https://');
  const names = ['PUBLIC_ORIGIN', 'FILES_ORIGIN', 'S3_ENDPOINT', 'ANCHOR_S3_ENDPOINT'] as const;
  const extra = settings.EXTRA_ORIGINS.split(',').filter((text) => text !== '');
  return [
    ...names.filter((name) => isPlain(settings[name])).map((name): Problem => [name, 'https only']),
    ...problemIf(extra.some(isPlain), ['EXTRA_ORIGINS', 'https only']),
  ];
}

function weakRedis({ REDIS_URL }: CheckedSettings): Problem[] {
  const { protocol, password } = new URL(REDIS_URL);
  const isRedis = protocol === 'redis:' || protocol === 'rediss:';
  return problemIf(!isRedis || password === '', ['REDIS_URL', 'needs a password']);
}

/** The mailer requires TLS (`mailer.ts`), but parameters of the URL could turn it off. */
function weakMail({ SMTP_URL }: CheckedSettings): Problem[] {
  const { protocol, search } = new URL(SMTP_URL);
  const isMail = protocol === 'smtp:' || protocol === 'smtps:';
  return problemIf(!isMail || search !== '', ['SMTP_URL', 'smtp: or smtps:, without options']);
}

export const NEEDS_TLS = 'needs sslmode=verify-full or require, unless it is on this machine';
/** `require` verifies the certificate as well, except with `uselibpqcompat`. */
const TLS_MODES = new Set(['require', 'verify-full']);

export function isPrivateDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  // In pg the parameter overrides the host.
  if (isThisMachine(searchParams.get('host') ?? hostname)) return true;
  return TLS_MODES.has(searchParams.get('sslmode') ?? '') && !searchParams.has('uselibpqcompat');
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' ||
  host === '[::1]' ||
  host === '::1' ||
  host.startsWith('/') ||
  /^127(\.\d+){3}$/.test(host);

/** Passwords and store keys that an earlier compose.yaml published. */
const PUBLISHED = /-on-this-machine$|^ARCHWAY(LOCAL|ANCHOR|ANCHOROWNER)$/;

function publishedPasswords(settings: CheckedSettings): Problem[] {
  const ofUrl = (name: 'DATABASE_URL' | 'DATABASE_QUEUE_URL' | 'REDIS_URL' | 'SMTP_URL') =>
    [name, new URL(settings[name]).password] as const;
  const passwords = [
    ofUrl('DATABASE_URL'),
    ofUrl('DATABASE_QUEUE_URL'),
    ofUrl('REDIS_URL'),
    ofUrl('SMTP_URL'),
    ['S3_ACCESS_KEY', settings.S3_ACCESS_KEY] as const,
    ['S3_SECRET_KEY', settings.S3_SECRET_KEY] as const,
    ['ANCHOR_S3_ACCESS_KEY', settings.ANCHOR_S3_ACCESS_KEY] as const,
    ['ANCHOR_S3_SECRET_KEY', settings.ANCHOR_S3_SECRET_KEY] as const,
  ];
  return passwords
    .filter(([, password]) => PUBLISHED.test(password))
    .map(([name]): Problem => [name, 'its password is published']);
}
