/** The running site whose engines the tests use; `ops/with-site` puts it into the environment. */
export function testEnvironment(): Record<string, string> & {
  DATABASE_OWNER_URL: string;
  DATABASE_QUEUE_URL: string;
} {
  const { DATABASE_OWNER_URL, DATABASE_QUEUE_URL } = process.env;
  if (DATABASE_OWNER_URL === undefined || DATABASE_QUEUE_URL === undefined) {
    throw new Error('Tests use real engines: run them with `pnpm test`, after `ops/services up`.');
  }
  return { ...(process.env as Record<string, string>), DATABASE_OWNER_URL, DATABASE_QUEUE_URL };
}
