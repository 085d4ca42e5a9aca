import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row is found by a part of its texts, whatever its accents and capitals. Asked of the view that
 * `make_search` has made, because under row-level security a search by the table itself has no use of its index.
 */
export function isFound(
  { table, id, orgId }: { table: string; id: string; orgId: string },
  keyword: string,
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.${id}`)} in (select found.id from ${sql.table(`${table}_found`)} found
    where found.org_id = ${orgId} and found.bucket = org_bucket(${orgId}) and found.searched like part_of(${keyword}))`;
}
