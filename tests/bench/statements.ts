import { createHash } from 'node:crypto';
import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { PAGE, type ListCase } from './cases.ts';

/** Where a page ended. */
export interface After {
  createdAt: string;
  userCode: string;
}

/**
 * The one statement of the bare engine: page and total together, the organization and everything else written in.
 * A later page has no total, since its reader has it from the first. It has the form that PostgreSQL does best with,
 * and is run by the tables' owner, whom no policy binds in the data set.
 */
export function bareList(
  orgId: string,
  { status, keyword }: Pick<ListCase, 'status' | 'keyword'>,
  after: After | null,
): string {
  const where = [
    `org_id = '${orgId}' and deleted_at is null`,
    ...(status === undefined ? [] : [`activation = ${status}`]),
    ...(keyword === undefined
      ? []
      : [`fold_text(display_name || ' ' || login_account || ' ' || email) like part_of('${keyword}')`]),
  ].join(' and ');
  const place =
    after === null ? '' : ` and (created_at, user_code) < ('${after.createdAt}', '${after.userCode}')`;
  const order = 'order by created_at desc, user_code desc';
  const found = `select * from member where ${where}${place} ${order} limit`;
  // A search finds everybody once, for the page and for the total.
  const [before, from, counted] =
    keyword === undefined
      ? ['', `(${found} ${PAGE + 1})`, `(select 1 from member where ${where} limit ${MOST})`]
      : [
          `with found as materialized (${found} ${MOST})`,
          `(select * from found ${order} limit ${PAGE + 1})`,
          'found',
        ];
  return `${before}
    select page.user_code, page.login_account, page.display_name, page.email, page.phone, page.gender,
      page.activation, page.created_at, page.updated_at, page.role_id,
      role.code as role_code, role.name as role_name, role.protected as is_administrator,
      ${after === null ? `(select count(*)::integer from ${counted} seen)` : 'null'} as total
    from ${from} page
    join role on role.bucket = org_bucket('${orgId}') and role.org_id = '${orgId}' and role.id = page.role_id
    order by page.created_at desc, page.user_code desc`;
}

const MOST = EXACT_TOTAL_LIMIT + 1;

/** Prepared once on each connection, and run by its name from then on. */
export const prepared = (text: string): { name: string; text: string } => ({
  name: createHash('sha256').update(text).digest('hex').slice(0, 32),
  text,
});
