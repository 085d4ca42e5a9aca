import { rowsAs } from './as-tenant.ts';
import type { TestSite } from './site.ts';

export interface Room {
  used: number;
  reserved: number;
}

/** What an organization's storage holds; nothing for those who never sent anything. */
export async function roomOf(site: TestSite, orgId: string): Promise<Room> {
  const [room] = await rowsAs<Room & Record<string, unknown>>(
    site.owner,
    orgId,
    `select used_bytes::float8 as used, reserved_bytes::float8 as reserved from storage where org_id = app_org()`,
  );
  return room ?? { used: 0, reserved: 0 };
}

/** Gives an organization so much room in all. */
export async function limitRoom(site: TestSite, orgId: string, bytes: number): Promise<void> {
  await rowsAs(
    site.owner,
    orgId,
    `insert into storage (org_id, limit_bytes) values (app_org(), $1)
     on conflict (bucket, org_id) do update set limit_bytes = excluded.limit_bytes`,
    [bytes],
  );
}
