import { z } from 'zod';

/** Only migrations run as the schema's owner; the running processes never learn its password. */
export function databaseUrls(): { ownerUrl: string; queueUrl: string } {
  const read = z.object({ DATABASE_OWNER_URL: z.url(), DATABASE_QUEUE_URL: z.url() }).parse(process.env);
  return { ownerUrl: read.DATABASE_OWNER_URL, queueUrl: read.DATABASE_QUEUE_URL };
}
