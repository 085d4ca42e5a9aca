import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** A column that refers to files. */
export interface FileUse {
  relation: string;
  column: string;
}

/**
 * Who uses files, as the database itself knows it: every foreign key to `file` that would refuse the file's end. A feature
 * that declares its key needs to say no more, and none can be forgotten. What goes with its file (`on delete cascade`) does
 * not keep it.
 */
export async function listFileUses(tx: Tx): Promise<FileUse[]> {
  const { rows } = await sql<FileUse>`
    select f.conrelid::regclass::text as relation, a.attname::text as "column"
    from pg_constraint f
    join pg_attribute i on i.attrelid = f.confrelid and i.attname = 'id'
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_position(f.confkey, i.attnum)]
    where f.contype = 'f' and f.confrelid = 'file'::regclass and f.conrelid <> f.confrelid
      and f.confdeltype <> 'c' and f.conparentid = 0
    order by 1, 2`.execute(tx);
  return rows;
}

export function refersTo({ relation, column }: FileUse, orgId: string): RawBuilder<boolean> {
  const use = sql.table(relation);
  return sql<boolean>`exists (select from ${use} as use
    where use.org_id = ${orgId} and use.bucket = org_bucket(${orgId}) and ${sql.ref(`use.${column}`)} = file.id)`;
}
