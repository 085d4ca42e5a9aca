import type { ShortPrescription } from '@archway/rules/treatment/short-form';
import type { ReactNode } from 'react';
import { Works, WorksBrief, WorksInRow } from './works.tsx';

const unit = { jaw: null, material: 'zirconia', shade: 'A3', isOnImplant: false } as const;
const BRIDGE: ShortPrescription = {
  works: [
    { ...unit, type: 'Crown', teeth: [24] },
    { ...unit, type: 'Pontic', teeth: [25] },
    { ...unit, type: 'Crown', teeth: [26] },
    { ...unit, type: 'Veneer', teeth: [11], material: 'feldspar', shade: 'A1' },
    { ...unit, type: 'Veneer', teeth: [21], material: 'feldspar', shade: 'A1' },
    { ...unit, type: 'BiteSplint', teeth: [], jaw: 'lower', material: 'pmma', shade: null },
  ],
  links: [
    [24, 25],
    [25, 26],
  ],
  absent: [],
};

export const Whole = (): ReactNode => <Works prescription={BRIDGE} numbering="fdi" />;
export const Brief = (): ReactNode => <WorksBrief prescription={BRIDGE} numbering="universal" />;
export const InRow = (): ReactNode => <WorksInRow prescription={BRIDGE} numbering="fdi" isBrief={false} />;
