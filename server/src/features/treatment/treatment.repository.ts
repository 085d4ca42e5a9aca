import { Prescription as Stored } from '@archway/contract/treatment/model';
import type { Prescription, Work } from '@archway/rules/treatment/prescription';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';

type WorkRow = Selectable<Schema['treatment_work']>;

/** What is prescribed for a case that the caller may see. */
export async function readPrescription(tx: Tx, orgId: string, caseId: string): Promise<Prescription> {
  const bucket = sql<number>`org_bucket(${orgId})`;
  const works = await tx
    .selectFrom('treatment_work')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucket)
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute();
  const links = await tx
    .selectFrom('treatment_link')
    .select(['from_tooth', 'to_tooth'])
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucket)
    .where('case_id', '=', caseId)
    .execute();
  const absent = await tx
    .selectFrom('treatment_tooth')
    .select(['tooth', 'absence'])
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucket)
    .where('case_id', '=', caseId)
    .execute();
  return Stored.parse({
    works: works.map(workOf),
    links: links.map(({ from_tooth, to_tooth }) => [from_tooth, to_tooth]),
    absent: absent.map(({ tooth, absence }) => ({ tooth, is: absence })),
  });
}

/** Of a case that is locked. */
export async function replacePrescription(
  tx: Tx,
  orgId: string,
  caseId: string,
  next: Prescription,
): Promise<void> {
  for (const table of ['treatment_work', 'treatment_link', 'treatment_tooth'] as const)
    await tx.deleteFrom(table).where('org_id', '=', orgId).where('case_id', '=', caseId).execute();
  const where = { org_id: orgId, case_id: caseId };
  if (next.works.length > 0)
    await tx
      .insertInto('treatment_work')
      .values(next.works.map((work, position) => ({ ...where, position, ...rowOf(work) })))
      .execute();
  if (next.links.length > 0)
    await tx
      .insertInto('treatment_link')
      .values(next.links.map(([from_tooth, to_tooth]) => ({ ...where, from_tooth, to_tooth })))
      .execute();
  if (next.absent.length > 0)
    await tx
      .insertInto('treatment_tooth')
      .values(next.absent.map(({ tooth, is }) => ({ ...where, tooth, absence: is })))
      .execute();
}

type WorkColumns = Omit<Insertable<Schema['treatment_work']>, 'org_id' | 'case_id' | 'position' | 'bucket'>;

const rowOf = (work: Work): WorkColumns => ({
  type: work.type,
  teeth: [...work.teeth],
  jaw: work.jaw,
  method: work.method,
  material: work.material,
  shade: work.shade,
  stump_shade: work.stumpShade,
  crown_category: work.crownCategory,
  crown_type: work.crownType,
  implant_option: work.implantOption,
  implant_method: work.implantMethod,
  abutment_material: work.abutmentMaterial,
  kit_manufacturer: work.implantKit?.manufacturer ?? null,
  kit_system: work.implantKit?.system ?? null,
  kit_diameter: work.implantKit?.diameter ?? null,
  is_inlay_core: work.isInlayCore,
  follows_pre_op: work.followsPreOp,
  is_edentulous: work.isEdentulous,
  clinical_type: work.clinicalType,
  contact: work.contact,
  occlusion: work.occlusion,
  note: work.note,
});

const workOf = (row: WorkRow): Record<keyof Work, unknown> => ({
  type: row.type,
  teeth: row.teeth,
  jaw: row.jaw,
  method: row.method,
  material: row.material,
  shade: row.shade,
  stumpShade: row.stump_shade,
  crownCategory: row.crown_category,
  crownType: row.crown_type,
  implantOption: row.implant_option,
  implantMethod: row.implant_method,
  abutmentMaterial: row.abutment_material,
  implantKit:
    row.kit_manufacturer === null
      ? null
      : {
          manufacturer: row.kit_manufacturer,
          system: row.kit_system ?? '',
          diameter: row.kit_diameter ?? '',
        },
  isInlayCore: row.is_inlay_core,
  followsPreOp: row.follows_pre_op,
  isEdentulous: row.is_edentulous,
  clinicalType: row.clinical_type,
  contact: row.contact,
  occlusion: row.occlusion,
  note: row.note,
});
