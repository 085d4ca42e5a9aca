import type { FeatureKey } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** Turns a feature of an organization on or off. False if it is so already, or there is no such organization. */
export async function setFeature(tx: Tx, orgId: string, key: FeatureKey, isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set({
      features: isOn
        ? sql<string[]>`array_append(features, ${key}::text)`
        : sql<string[]>`array_remove(features, ${key}::text)`,
    })
    .where('org_id', '=', orgId)
    .where(sql<boolean>`(${key}::text = any(features)) <> ${isOn}::boolean`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function hasOrganization(tx: Tx, orgId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('organization')
    .select('org_id')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row !== undefined;
}
