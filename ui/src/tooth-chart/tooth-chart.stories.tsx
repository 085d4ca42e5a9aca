import { useState, type ReactNode } from 'react';
import styles from './tooth-chart.stories.module.css';
import { ToothChart, ToothLegend } from './tooth-chart.tsx';
import type { ToothState } from './tooth-state.ts';

const TEETH: Record<number, ToothState> = {
  11: { work: 'veneer' },
  21: { work: 'veneer' },
  24: { work: 'crown' },
  25: { work: 'pontic', missing: true },
  26: { work: 'crown' },
  18: { missing: true },
  28: { missing: true },
  38: { missing: true },
  48: { missing: true },
  46: { work: 'crown', note: 'zirconia, A2' },
  36: { work: 'inlay' },
  15: { work: 'implant' },
  34: { work: 'postcore' },
  41: { dimmed: true },
};
const BRIDGES = [[24, 25, 26]];

const Selectable = ({ view }: { view: 'arch' | 'row' }): ReactNode => {
  const [selected, setSelected] = useState<readonly number[]>([46]);
  const [teeth, setTeeth] = useState(TEETH);
  return (
    <ToothChart
      view={view}
      teeth={teeth}
      bridges={BRIDGES}
      selected={selected}
      onToggle={(fdi) =>
        setSelected(selected.includes(fdi) ? selected.filter((one) => one !== fdi) : [...selected, fdi])
      }
      onMissing={(fdi) => setTeeth({ ...teeth, [fdi]: { missing: teeth[fdi]?.missing !== true } })}
    />
  );
};

export const Arch = (): ReactNode => (
  <>
    <div className={styles['place']}>
      <Selectable view="arch" />
    </div>
    <ToothLegend works={['crown', 'pontic', 'veneer', 'inlay', 'implant', 'postcore']} missing />
  </>
);

export const Row = (): ReactNode => (
  <div className={styles['wide']}>
    <Selectable view="row" />
  </div>
);

export const ReadOnly = (): ReactNode => (
  <div className={styles['place']}>
    <ToothChart
      teeth={{ 36: { work: 'denture' }, 37: { work: 'aligner' }, 46: { work: 'crown', onImplant: true } }}
      numbering="universal"
    />
  </div>
);

const CHILD: Record<number, ToothState> = {
  ...Object.fromEntries([51, 52, 61, 62, 71, 72, 81, 82].map((fdi) => [fdi, { missing: true }])),
  ...Object.fromEntries([13, 14, 15, 17, 18, 23, 24, 25, 27, 28].map((fdi) => [fdi, { isPale: true }])),
  ...Object.fromEntries([33, 34, 35, 37, 38, 43, 44, 45, 47, 48].map((fdi) => [fdi, { isPale: true }])),
  75: { work: 'crown' },
};

export const Mixed = (): ReactNode => (
  <div className={styles['place']}>
    <ToothChart dentition="mixed" teeth={CHILD} selected={[75]} onToggle={() => {}} />
  </div>
);

export const MixedRow = (): ReactNode => (
  <div className={styles['wide']}>
    <ToothChart view="row" dentition="mixed" teeth={CHILD} selected={[75]} onToggle={() => {}} />
  </div>
);
