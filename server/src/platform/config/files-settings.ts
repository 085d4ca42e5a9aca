import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const origin = z.url().refine((text) => new URL(text).origin === text, 'an origin has no path');

/**
 * Settings of the files gateway. It has no key of the object store, so that taking it over gives no access to files.
 */
const Settings = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']),
    SITE_NAME: z.string(),
    FILES_ORIGIN: origin,
    FILES_HTTP_HOST: z.string().default('127.0.0.1'),
    FILES_HTTP_PORT: port,
    S3_ENDPOINT: z.url(),
    S3_BUCKET: z.string(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(30),
  })
  .superRefine((settings, context) => {
    if (settings.NODE_ENV !== 'production') return;
    for (const name of ['FILES_ORIGIN', 'S3_ENDPOINT'] as const)
      if (!settings[name].startsWith('https://'))
        context.addIssue({ code: 'custom', path: [name], message: 'https only (in production)' });
  });

export type FilesSettings = Readonly<z.output<typeof Settings>>;

export function readFilesSettings(environment: Record<string, string | undefined>): FilesSettings {
  const read = Settings.safeParse(environment);
  if (read.success) return Object.freeze(read.data);
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration refused:\n  ${wrong.join('\n  ')}`);
}

export const filesSettingsFromProcess = (): FilesSettings => readFilesSettings(process.env);
