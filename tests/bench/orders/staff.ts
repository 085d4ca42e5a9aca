import type pg from 'pg';
import { ADMINISTRATORS, orgIdOf } from '../data-set.ts';

/** Gives a lab so many administrators that none meets the limit of an account. */
export async function staffLab(owner: pg.Pool, number: number): Promise<void> {
  const orgId = orgIdOf(number);
  await owner.query(
    `update member m set password_hash = first.password_hash, role_id = first.role_id, activation = 1
     from (select org_id, password_hash, role_id from member where org_id = $1 and password_hash is not null limit 1) first
     where m.org_id = $1 and m.bucket = org_bucket($1) and m.password_hash is null and m.user_code in (
       select user_code from member where org_id = $1 order by user_code limit $2)`,
    [orgId, ADMINISTRATORS],
  );
}
