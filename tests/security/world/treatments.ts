import { bareWork } from '@archway/rules/treatment/prescription';
import type { Row } from './rows.ts';
import { place, type Organization, type World } from './world.ts';

/** A crown on an implant, with the canary in everything that is typed. */
export const workRow = (caseId: string, mark: string): Row => ({
  case_id: caseId,
  position: 0,
  type: 'Crown',
  teeth: [36],
  implant_option: 'none',
  implant_method: 'customAbutment',
  kit_manufacturer: `${mark} kit`,
  kit_system: mark,
  kit_diameter: mark.slice(0, 16),
  is_inlay_core: false,
  follows_pre_op: false,
  is_edentulous: false,
  clinical_type: 'implant',
  note: `${mark} note`,
});

/** The same as it is sent. */
export const sentWork = (mark: string) => ({
  ...bareWork('Crown', { teeth: [36], jaw: null }, 'implant'),
  implantMethod: 'customAbutment',
  implantKit: { manufacturer: `${mark} kit`, system: mark, diameter: mark.slice(0, 16) },
  note: `${mark} note`,
});

/** Prescribes a crown for a case; the twins have prescribed more. */
export async function addTreatment(world: World, org: Organization, caseId: string): Promise<void> {
  await place(world, org, 'treatment_work', workRow(caseId, org.mark));
  await place(world, org, 'treatment_link', { case_id: caseId, from_tooth: 46, to_tooth: 47 });
  await place(world, org, 'treatment_tooth', { case_id: caseId, tooth: 38, absence: 'missing' });
}
