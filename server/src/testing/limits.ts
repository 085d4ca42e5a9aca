import type { TestSite } from './site.ts';

/** Forgets how often calls were made, for a test that makes more of them in a minute than people do. */
export async function forgetCalls({ redis, config }: TestSite): Promise<void> {
  const keys = await redis.keys(`archway:${config.SITE_NAME}:limit:*`);
  if (keys.length > 0) await redis.del(...keys);
}
