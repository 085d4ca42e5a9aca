import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { BuccalRow } from './buccal-row.tsx';
import { OcclusalChart } from './occlusal-chart.tsx';
import styles from './tooth-chart.module.css';
import type { ChartProps, WorkType } from './tooth-state.ts';
import { WORK_WORDS } from './tooth-words.ts';

export interface ToothChartProps extends ChartProps {
  /** Both arches from above, or two rows from the cheek. */
  view?: 'arch' | 'row';
}

/** The teeth of a patient and the work on them. A fill means a kind of work; a selected tooth has a thicker edge. */
export function ToothChart({ view = 'arch', ...chart }: ToothChartProps): ReactNode {
  return view === 'arch' ? <OcclusalChart {...chart} /> : <BuccalRow {...chart} />;
}

/** What the fills mean. */
export function ToothLegend({
  works,
  missing = false,
}: {
  works: readonly WorkType[];
  /** Also says how a missing tooth is drawn. */
  missing?: boolean;
}): ReactNode {
  const t = useText();
  return (
    <ul className={styles['legend']}>
      {works.map((work) => (
        <li key={work}>
          <span className={styles['swatch']} data-work={work} aria-hidden />
          <span className={styles['word']}>{t(WORK_WORDS[work])}</span>
        </li>
      ))}
      {missing && (
        <li>
          <span className={styles['swatch']} data-missing aria-hidden />
          <span className={styles['word']}>{t('tooth.missing')}</span>
        </li>
      )}
    </ul>
  );
}
