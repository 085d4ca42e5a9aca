import { TemplateWork, type Template } from '@archway/contract/template/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import type { TemplateRow } from './template.repository.ts';

/** As their reader sees them. One that this version no longer understands is passed over. */
export async function presentTemplates(
  tx: Tx,
  orgId: string,
  rows: readonly TemplateRow[],
): Promise<Template[]> {
  const names = await namesOf(
    tx,
    orgId,
    rows.map(({ owner_code }) => owner_code),
  );
  return rows.flatMap((row) => {
    const work = TemplateWork.safeParse(row.work);
    if (!work.success) return [];
    return {
      templateId: row.id,
      name: row.name,
      work: work.data,
      isShared: row.is_shared,
      isOwn: row.is_own,
      ownerName: names.get(row.owner_code) ?? '',
      dentistId: row.dentist_id,
      dentistName: row.dentist ?? '',
    };
  });
}
