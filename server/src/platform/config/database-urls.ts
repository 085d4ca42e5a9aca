import { z } from 'zod';
import { isPrivateDatabase, NEEDS_TLS } from './production-settings.ts';

const Urls = z
  .object({ NODE_ENV: z.string().optional(), DATABASE_OWNER_URL: z.url(), DATABASE_QUEUE_URL: z.url() })
  .refine((read) => read.NODE_ENV !== 'production' || isPrivateDatabase(read.DATABASE_OWNER_URL), {
    path: ['DATABASE_OWNER_URL'],
    error: NEEDS_TLS,
  });

/** Only migrations connect as the owner of the schema; the running processes don't have its password. */
export function databaseUrls(): { ownerUrl: string; queueUrl: string } {
  const read = Urls.parse(process.env);
  return { ownerUrl: read.DATABASE_OWNER_URL, queueUrl: read.DATABASE_QUEUE_URL };
}
