import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { MouthMap } from '../mouth-map/mouth-map.tsx';
import { StatusChip } from '../status-chip/status-chip.tsx';
import type { StatusName } from '../tokens/tokens.ts';
import type { Column } from './columns.ts';
import styles from './data-table.stories.module.css';

/** What the stories list. */
export interface Case {
  id: string;
  patient: string;
  work: string;
  teeth: number[];
  material: string;
  dentist: string;
  lab: string;
  status: StatusName;
  word: string;
  delivery: string;
  files: number;
}

const SAMPLES: readonly Omit<Case, 'id'>[] = [
  sample('Amelia Hart', 'Crown', [46], 'Multilayer zirconia', 'production', 'In production', '16 Nov'),
  sample('Tomasz Zieliński', 'Inlay', [36], 'Hybrid ceramic', 'rejected', 'Rejected', '18 Nov'),
  sample('Noor Haddad', 'Veneers', [11, 21], 'Feldspar', 'shipped', 'Shipped', 'Today'),
  sample('Ingrid Solheim', 'Bridge', [14, 15, 16], 'Zirconia', 'pending', 'Pending', '19 Nov'),
  sample('Luca Ferri', 'Bridge', [24, 25, 26], 'Zirconia', 'canceled', 'Not sent', '–'),
  sample('小林 花', 'Crown', [26], 'Lithium disilicate', 'ready', 'Ready', '13 Nov'),
  sample('Jorge Prieto', 'Bridge', [13, 14, 15], 'Zirconia', 'accepted', 'Accepted', '16 Nov'),
  sample('Oliver Brandt', 'Crown', [21], 'Lithium disilicate', 'completed', 'Completed', '2 Nov'),
];

function sample(
  patient: string,
  work: string,
  teeth: number[],
  material: string,
  status: StatusName,
  word: string,
  delivery: string,
): Omit<Case, 'id'> {
  const dentist = teeth.length > 1 ? 'Sara Bianchi' : 'Dr. Elena Markou';
  return {
    patient,
    work,
    teeth,
    material,
    status,
    word,
    delivery,
    dentist,
    lab: 'Kestrel Dental Lab',
    files: 7,
  };
}

export function makeCases(count: number): Case[] {
  return Array.from({ length: count }, (_, i) => {
    const one = SAMPLES[i % SAMPLES.length];
    if (one === undefined) throw new Error('no samples');
    return { ...one, id: `C-26${String(1_000 + i)}` };
  });
}

const Two = ({ first, second }: { first: ReactNode; second: ReactNode }): ReactNode => (
  <>
    <div className={styles['first']}>{first}</div>
    <div className={styles['second']}>{second}</div>
  </>
);

export const COLUMNS: readonly Column<Case>[] = [
  {
    id: 'patient',
    head: 'Patient',
    width: 190,
    sortable: true,
    skeleton: 'lines',
    cell: ({ id, patient }) => <Two first={patient} second={id} />,
  },
  {
    id: 'map',
    head: 'Teeth',
    headHidden: true,
    width: 56,
    skeleton: 'box',
    cell: ({ teeth }) => <MouthMap teeth={teeth} height={34} />,
  },
  {
    id: 'work',
    head: 'Treatment',
    minWidth: 180,
    skeleton: 'lines',
    cell: ({ work, teeth, material }) => <Two first={`${work} ${teeth.join(', ')}`} second={material} />,
  },
  { id: 'dentist', head: 'Dentist', width: 76, cell: ({ dentist }) => <Avatar name={dentist} /> },
  { id: 'lab', head: 'Lab', width: 170, cell: ({ lab }) => lab },
  {
    id: 'status',
    head: 'Status',
    width: 140,
    cell: ({ status, word }) => <StatusChip status={status}>{word}</StatusChip>,
  },
  { id: 'delivery', head: 'Delivery', width: 96, sortable: true, cell: ({ delivery }) => delivery },
  { id: 'files', head: 'Files', width: 70, align: 'end', cell: ({ files }) => files },
];

export const CaseCard = ({ patient, work, teeth, status, word }: Case): ReactNode => (
  <div className={styles['card']}>
    <MouthMap teeth={teeth} height={44} decorative />
    <div>
      <Two first={<a href="#case">{patient}</a>} second={`${work} ${teeth.join(', ')}`} />
      <StatusChip status={status} bare>
        {word}
      </StatusChip>
    </div>
  </div>
);
