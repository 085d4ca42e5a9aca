import { bareWork } from '@archway/rules/treatment/prescription';
import { templateOf } from '@archway/rules/treatment/template';
import type { Row } from './rows.ts';

/** A crown on an implant, with the canary in everything that is typed. */
export const sentTemplate = (mark: string) => ({
  ...templateOf(bareWork('Crown', { teeth: [36], jaw: null }, 'implant')),
  implantMethod: 'customAbutment',
  implantKit: { manufacturer: `${mark} kit`, system: mark, diameter: mark.slice(0, 16) },
});

export const templateRow = (id: string, mark: string, owner_code: string): Row => ({
  id,
  owner_code,
  dentist_id: null,
  name: `${mark} template`,
  is_shared: false,
  work: JSON.stringify(sentTemplate(mark)),
});
