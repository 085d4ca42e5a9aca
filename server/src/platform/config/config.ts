import { SITE_REGIONS } from '@archway/rules/regions';
import { z } from 'zod';
import { productionProblems } from './production-settings.ts';
import { secretSettings, secretsOf, sharedSecrets, type SecretName, type Secrets } from './secrets.ts';

const port = z.coerce.number().int().min(1).max(65_535);
/** Such as `tcp://127.0.0.1:3310`. The protocol of the scanner has neither passwords nor paths. */
const tcpAddress = z.string().regex(/^tcp:\/\/[\w.-]+:\d{1,5}$/);
const origin = z.url().refine((text) => new URL(text).origin === text, 'an origin has no path');

/** All settings of the processes. Nothing else reads the environment. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']),
  SITE_NAME: z.string().regex(/^[a-z][a-z0-9-]*$/),
  SITE_REGION: z.enum(SITE_REGIONS),
  ...secretSettings,
  HTTP_HOST: z.string().default('127.0.0.1'),
  HTTP_PORT: port,
  /** Address of the health and metrics endpoints. Only operators may be able to reach it. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port,
  WORKER_METRICS_PORT: port,
  PUBLIC_ORIGIN: origin,
  /**
   * Where browsers reach the object store, for uploads and downloads. Its own origin, so that no file runs as our page.
   */
  FILES_ORIGIN: origin,
  /** Further allowed origins, separated by commas (for example the development server of the web app). */
  EXTRA_ORIGINS: z.string().default(''),
  /** Folder of the built web app, if not in this checkout. */
  WEB_FOLDER: z.string().min(1).optional(),
  /** Number of proxies whose `X-Forwarded-For` is trusted. At least one in production. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DATABASE_URL: z.url(),
  DATABASE_QUEUE_URL: z.url(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  REDIS_URL: z.url(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string(),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_UPLOAD_ROLE_ARN: z.string(),
  /** A second object store for the anchors of the audit chains. Its key can write and read, but not delete. */
  ANCHOR_S3_ENDPOINT: z.url(),
  ANCHOR_S3_REGION: z.string(),
  ANCHOR_S3_BUCKET: z.string(),
  ANCHOR_S3_ACCESS_KEY: z.string(),
  ANCHOR_S3_SECRET_KEY: z.string(),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string(),
  OPERATOR_MAIL: z.email(),
  /** Carries text messages. `log` sends none and logs that it would have. */
  SMS_PROVIDER: z.enum(['log']).default('log'),
  /** Contact in security.txt for reports of vulnerabilities. Defaults to the operators' address. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/)
    .optional(),
  /** Address of the ClamAV daemon that scans uploads for malware. */
  VIRUS_SCANNER_URL: tcpAddress,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** How long an authenticated token is cached before its session row is read again. */
  SESSION_CACHE_MS: z.coerce.number().int().min(0).max(4_000).default(3_000),
  /** Rate limit of one organization over all calls. Very large organizations may need more. */
  CALLS_PER_MINUTE_OF_ORGANIZATION: z.coerce.number().int().min(1).default(6_000),
  /** How often open sockets are checked against their sessions. A disabled member's are closed within five seconds. */
  LIVE_RECHECK_MS: z.coerce.number().int().min(500).max(3_600_000).default(3_000),
  /**
   * Which jobs a worker process runs: untrusted files, everything else, or both. With separate processes, files never
   * delay mails, and only one of the two needs the sandbox.
   */
  WORKER_TAKES: z.enum(['everything', 'files', 'allButFiles']).default('everything'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  /** How many scans a worker processes in parallel, each in a child process with up to 4 GB. */
  SCAN_PROCESSES: z.coerce.number().int().min(1).max(16).default(1),
  /** Seconds that a stopping process waits for running calls and jobs. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(30),
  /** Seconds that an API process still accepts calls after it reports not ready, until the load balancer notices. */
  LEAVE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
});

/** Each of them is explained in docs/operate.md; a test checks it. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

const Environment = Settings
  // An uploaded file must never be served from the origin of the app.
  .refine(
    ({ FILES_ORIGIN, PUBLIC_ORIGIN }) => new URL(FILES_ORIGIN).hostname !== new URL(PUBLIC_ORIGIN).hostname,
    { path: ['FILES_ORIGIN'], error: 'files have a host of their own' },
  )
  .superRefine((settings, context) => {
    for (const name of sharedSecrets(settings))
      context.addIssue({ code: 'custom', path: [name], message: 'shares a key with another purpose' });
    if (settings.NODE_ENV !== 'production') return;
    for (const [name, message] of productionProblems(settings))
      context.addIssue({ code: 'custom', path: [name], message: `${message} (in production)` });
  });

export type Config = Readonly<Omit<z.output<typeof Environment>, SecretName>> & {
  readonly version: string;
  readonly secrets: Secrets;
};

export function readConfig(environment: Record<string, string | undefined>, version: string): Config {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuration refused:\n  ${wrong.join('\n  ')}`);
  }
  const settings = Object.entries(read.data).filter(([name]) => !(name in secretSettings));
  return Object.freeze({
    ...(Object.fromEntries(settings) as Omit<typeof read.data, SecretName>),
    version,
    secrets: secretsOf(read.data),
  });
}

/** Settings with credentials. */
const SECRET_NAMES = [
  ...Object.keys(secretSettings),
  'DATABASE_URL',
  'DATABASE_QUEUE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'ANCHOR_S3_ACCESS_KEY',
  'ANCHOR_S3_SECRET_KEY',
  'SMTP_URL',
];

/**
 * Reads the configuration; an invalid value stops the process at the start. Secrets are then removed from the
 * environment, so that neither child processes nor diagnostic reports contain them.
 */
export function configFromProcess(version: string): Config {
  const config = readConfig(process.env, version);
  for (const name of SECRET_NAMES) delete process.env[name];
  return config;
}

export function allowedOrigins(config: Config): ReadonlySet<string> {
  return new Set([config.PUBLIC_ORIGIN, ...config.EXTRA_ORIGINS.split(',').filter((text) => text !== '')]);
}
