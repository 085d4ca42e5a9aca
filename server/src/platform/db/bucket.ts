import { sql, type RawBuilder } from 'kysely';

/** Part of every key. Named beside the organization, a row is found by its key; else it is looked for among all of the organization's. */
export const bucketOf = (orgId: string): RawBuilder<number> => sql<number>`org_bucket(${orgId})`;
