import { sql, type RawBuilder } from 'kysely';

/**
 * Substring search without regard to accents and case. It queries the view created by `make_search`, because row-level
 * security keeps PostgreSQL from using the trigram index of the table itself.
 */
export function isFound(
  { table, id, orgId }: { table: string; id: string; orgId: string },
  keyword: string,
): RawBuilder<boolean> {
  // Found first and looked up by their keys, whatever the planner thinks of the words: joined, it read whole clinics.
  return sql<boolean>`(${sql.ref(`${table}.bucket`)} = org_bucket(${orgId}) and ${sql.ref(`${table}.${id}`)} = any (array(
    select found.id from ${sql.table(`${table}_found`)} found
    where found.org_id = ${orgId} and found.bucket = org_bucket(${orgId}) and found.searched like part_of(${keyword}))))`;
}
