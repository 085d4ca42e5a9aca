import * as edit from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION, type Prescription } from '@archway/rules/treatment/prescription';
import type { Edited } from '@archway/rules/treatment/settle';
import type { WorkJaw, WorkType } from '@archway/rules/treatment/vocabulary';

/** What an edit leaves. The cast chooses nothing that the table of works would drop again. */
function kept({ next, dropped }: Edited): Prescription {
  if (dropped.length > 0) throw new Error(`the cast has chosen what goes: ${JSON.stringify(dropped)}`);
  return next;
}

/** Works on teeth, as somebody would write them on the chart. */
function onTeeth(
  before: Prescription,
  type: WorkType,
  teeth: readonly number[],
  choices: edit.WorkChange,
): Prescription {
  const put = kept(edit.putWork(before, teeth, type));
  const made = put.works.filter((work) => work.jaw === null && teeth.includes(work.teeth[0] ?? 0));
  return kept(edit.changeWorks(put, made, choices));
}

const works = (type: WorkType, teeth: readonly number[], choices: edit.WorkChange = {}): Prescription =>
  onTeeth(EMPTY_PRESCRIPTION, type, teeth, choices);

function forJaw(type: WorkType, jaw: WorkJaw, choices: edit.WorkChange = {}): Prescription {
  const put = kept(edit.putJawWork(EMPTY_PRESCRIPTION, jaw, type));
  return kept(edit.changeWorks(put, put.works, choices));
}

/** Pillars on both sides, and what hangs between them in place of a missing tooth. */
function bridge(pillars: readonly number[], pontic: number, choices: edit.WorkChange): Prescription {
  const missing = kept(edit.toggleAbsent(works('Crown', pillars, choices), [pontic]));
  return onTeeth(missing, 'Pontic', [pontic], choices);
}

/** A guide is made for a jaw, and says where the implants come. */
function guide(jaw: WorkJaw, teeth: readonly number[]): Prescription {
  const put = forJaw('SurgicalGuide', jaw, { material: 'pmma' });
  return kept(edit.nameTeeth(put, put.works[0]!, teeth));
}

const implantKit = { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' };
const onImplant: edit.WorkChange = {
  material: 'zirconia',
  shade: 'A3',
  implantMethod: 'customAbutment',
  abutmentMaterial: 'titanium',
  implantKit,
};

/** What is prescribed in the cast's cases, by their names. The implant of the newest has no shade yet, for whoever tries the chart. */
export const PRESCRIPTIONS: Readonly<Record<string, Prescription>> = {
  'Crown 16, temporary': works('Crown', [16], {
    material: 'pmma',
    shade: 'A2',
    crownCategory: 'temporary',
  }),
  'Full denture, upper': forJaw('FullDenture', 'upper', { material: 'pmma', shade: 'A3' }),
  'Inlay 25': works('Inlay', [25], { material: 'lithiumDisilicate', shade: 'A2' }),
  'Retainer, both jaws': forJaw('Retainer', 'both', { material: 'pmma' }),
  'Bridge 14 to 16': bridge([14, 16], 15, { material: 'zirconia', shade: 'A3' }),
  'Night guard': forJaw('BiteSplint', 'upper', { material: 'pmma' }),
  'Veneer 12': works('Veneer', [12], { material: 'feldspar', shade: 'B1' }),
  'Implant crown 46': works('Crown', [46], onImplant),
  'Onlay 36': works('Inlay', [36], { material: 'hybridCeramic', shade: 'A2' }),
  'Crown 37': works('Crown', [37], { material: 'multilayerZirconia', shade: 'A3.5' }),
  'Crown 23': works('Crown', [23], { material: 'lithiumDisilicate', shade: 'A2', stumpShade: 'ND3' }),
  'Crown 24': works('Crown', [24], {
    material: 'multilayerZirconia',
    shade: 'A3',
    note: 'A3 at the neck, A2 at the edge.',
  }),
  'Crown 45': works('Crown', [45], { material: 'zirconia', shade: 'A3' }),
  'Surgical guide 36': guide('lower', [36]),
  'Retainer, upper': forJaw('Retainer', 'upper', { material: 'npMetal' }),
  'Crown 36': works('Crown', [36], { material: 'multilayerZirconia', shade: 'A3' }),
  'Bridge 24 to 26': bridge([24, 26], 25, { material: 'zirconia', shade: 'A2' }),
  'Crown 15': works('Crown', [15], { material: 'lithiumDisilicate', shade: 'A2' }),
  'Inlay 14': works('Inlay', [14], { material: 'lithiumDisilicate', shade: 'A1' }),
  'Crown 47': works('Crown', [47], { material: 'zirconia', shade: 'A3.5' }),
  'Night guard, upper': forJaw('BiteSplint', 'upper', { material: 'pmma' }),
  'Implant crown 25': works('Crown', [25], onImplant),
  'Onlay 16': works('Inlay', [16], { material: 'hybridCeramic', shade: 'A3' }),
  'Veneer 13': works('Veneer', [13], { material: 'feldspar', shade: 'A1' }),
  'Crown 17': works('Crown', [17], { material: 'zirconia', shade: 'A3', occlusion: 'light' }),
  'Veneer 22': works('Veneer', [22], { material: 'lithiumDisilicate', shade: 'A1' }),
  'Crown 26': works('Crown', [26], {
    material: 'zirconia',
    shade: 'A2',
    contact: 'light',
    occlusion: 'light',
  }),
  'Bridge 34 to 36': bridge([34, 36], 35, { material: 'zirconia', shade: 'A3' }),
  'Implant 14': works('Crown', [14], { ...onImplant, shade: null }),
  'Veneers 11 and 21': works('Veneer', [11, 21], { material: 'feldspar', shade: 'A1' }),
  'Totalprothese Oberkiefer': forJaw('FullDenture', 'upper', { material: 'pmma', shade: 'A3' }),
  'Krone 36': works('Crown', [36], { material: 'zirconia', shade: 'A3' }),
  'Veneer 11': works('Veneer', [11], { material: 'lithiumDisilicate', shade: 'A1' }),
  'Retainer Unterkiefer': forJaw('Retainer', 'lower', { material: 'npMetal' }),
  'Brücke 24 bis 26': bridge([24, 26], 25, { material: 'zirconia', shade: 'A3' }),
  'Inlay 46': works('Inlay', [46], { material: 'lithiumDisilicate', shade: 'A2' }),
  'Implantatkrone 15': works('Crown', [15], onImplant),
  'Krone 27': works('Crown', [27], { material: 'multilayerZirconia', shade: 'A3' }),
  Aufbissschiene: forJaw('BiteSplint', 'lower', { material: 'pmma' }),
  'Teilkrone 37': works('Crown', [37], {
    material: 'lithiumDisilicate',
    shade: 'A3',
    crownType: 'threeQuarter',
  }),
  'Krone 35': works('Crown', [35], { material: 'zirconia', shade: 'A3' }),
  'Krone 14': works('Crown', [14], { material: 'multilayerZirconia', shade: 'A2' }),
  'Veneer 21': works('Veneer', [21], { material: 'feldspar', shade: 'A1' }),
  'Bohrschablone 16': guide('upper', [16]),
  'Brücke 44 bis 46': bridge([44, 46], 45, { material: 'zirconia', shade: 'A3' }),
  'Aufbissschiene Oberkiefer': forJaw('BiteSplint', 'upper', { material: 'pmma' }),
  'Krone 25': works('Crown', [25], { material: 'lithiumDisilicate', shade: 'A2' }),
  'Inlay 36': works('Inlay', [36], { material: 'lithiumDisilicate', shade: 'A3' }),
  'Krone 16': works('Crown', [16], { material: 'multilayerZirconia', shade: 'A3' }),
  'Veneer 23': works('Veneer', [23], { material: 'lithiumDisilicate', shade: 'A1' }),
  'Krone 47': works('Crown', [47], { material: 'zirconia', shade: 'A3' }),
};
