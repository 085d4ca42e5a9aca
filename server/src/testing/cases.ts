import { randomUUID } from 'node:crypto';
import { saveCase } from '@archway/contract/case/calls';
import { rowsAs } from './as-tenant.ts';
import type { TestPerson } from './people.ts';
import type { TestSite } from './site.ts';

export interface FileGiven {
  kind?: 'scan' | 'archive' | 'photo' | 'attachment' | 'avatar';
  name?: string;
  tag?: 'uploading' | 'uploaded' | 'uploadFail' | 'finished';
  fromArchive?: string;
  hasContent?: boolean;
}

/** A file as its sender and the workers would have left it. */
export async function addUpload(
  site: TestSite,
  { orgId, userCode }: TestPerson,
  { kind = 'scan', name = 'upper.stl', tag = 'uploading', fromArchive, hasContent }: FileGiven = {},
): Promise<string> {
  const id = randomUUID();
  const content = (hasContent ?? tag === 'finished') ? [`org/${orgId}/${id}`, 'model/stl'] : [null, null];
  await rowsAs(
    site.owner,
    orgId,
    `insert into file (org_id, id, kind, name, size, tag, code, upload_key, owner_code, from_archive, content_key,
       content_type)
     values (app_org(), $1, $2, $3, 5, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      kind,
      name,
      tag,
      tag === 'uploadFail' ? 2_019 : null,
      `upload/${orgId}/${id}`,
      userCode,
      fromArchive,
      ...content,
    ],
  );
  return id;
}

export async function setTag(
  site: TestSite,
  orgId: string,
  fileId: string,
  tag: FileGiven['tag'],
): Promise<void> {
  await rowsAs(
    site.owner,
    orgId,
    `update file set tag = $2, content_key = case when $2 = 'finished' then 'org/' || id else content_key end,
       content_type = case when $2 = 'finished' then 'model/stl' else content_type end
     where org_id = app_org() and id = $1`,
    [fileId, tag],
  );
}

export interface ScanGiven {
  step?: string;
  problem?: string;
  role?: string;
  roleIsSure?: boolean;
  thumbnailKey?: string;
}

/** What a worker has found out about a file, or the change of it. */
export async function setScan(
  site: TestSite,
  orgId: string,
  fileId: string,
  { step = 'waiting', problem, role, roleIsSure = false, thumbnailKey }: ScanGiven,
): Promise<void> {
  await rowsAs(
    site.owner,
    orgId,
    `insert into scan (org_id, file_id, step, problem, role, role_is_sure, thumbnail_key)
     values (app_org(), $1, $2, $3, $4, $5, $6)
     on conflict (bucket, org_id, file_id) do update set step = excluded.step, problem = excluded.problem,
       role = excluded.role, role_is_sure = excluded.role_is_sure, thumbnail_key = excluded.thumbnail_key`,
    [fileId, step, problem, role, roleIsSure, thumbnailKey],
  );
}

/** A case of whoever holds the token. */
export async function makeCase(site: TestSite, accessToken: string, name = 'Crown 24'): Promise<string> {
  const { code, data } = await site.call(saveCase, { name }, { accessToken });
  if (code !== 200) throw new Error(`no case was made: ${code}`);
  return data.caseId;
}

/** Lets the person's role see only what its members have made. */
export async function narrowScope(site: TestSite, { orgId, roleCode }: TestPerson): Promise<void> {
  await rowsAs(site.owner, orgId, `update role set scope = 'own' where org_id = app_org() and code = $1`, [
    roleCode,
  ]);
}
