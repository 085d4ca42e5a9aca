import type { PatientScan } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { sameJaw } from '../scan-pair.ts';
import styles from './scan-timeline.module.css';
import type { ScanChoice } from './small-scan.tsx';

/** All scans of the jaw in the order of time. One that is chosen takes the place of A, or of B if it is newer than that. */
export function ScanTimeline({ scans, pair, onChoose }: ScanChoice): ReactNode {
  const t = useText();
  const { a, b } = pair;
  const all = sameJaw(scans, b);
  const choose = (scan: PatientScan, as: 'a' | 'b'): void => {
    if (scan === a || scan === b) return;
    if (as === 'a') onChoose(scan.fileId, b.fileId);
    else onChoose(a.fileId, scan.fileId);
  };
  return (
    <div className={styles['timeline']}>
      <span className={styles['count']}>{t('comparison.timeline.count', { count: all.length })}</span>
      <ol className={styles['scans']} aria-label={t('comparison.timeline.label')}>
        {all.map((scan) => (
          <Dot
            key={scan.fileId}
            scan={scan}
            letter={scan === a ? 'A' : scan === b ? 'B' : null}
            isBetween={all.indexOf(a) <= all.indexOf(scan) && all.indexOf(scan) < all.indexOf(b)}
            onChoose={() => choose(scan, all.indexOf(scan) > all.indexOf(b) ? 'b' : 'a')}
            onChooseAs={(as) => choose(scan, as)}
          />
        ))}
      </ol>
    </div>
  );
}

interface DotProps {
  scan: PatientScan;
  letter: 'A' | 'B' | null;
  /** The line to the next one is part of the time that is compared. */
  isBetween: boolean;
  onChoose: () => void;
  onChooseAs: (as: 'a' | 'b') => void;
}

function Dot({ scan, letter, isBetween, onChoose, onChooseAs }: DotProps): ReactNode {
  const t = useText();
  const { day } = useFormat();
  const date = day(scan.scannedOn);
  return (
    <li className={styles['scan']} data-between={isBetween || undefined}>
      <button
        type="button"
        className={styles['dot']}
        aria-pressed={letter !== null}
        aria-label={t('comparison.timeline.scan', { date, code: scan.caseCode, letter: letter ?? 'none' })}
        aria-keyshortcuts="A B"
        onClick={onChoose}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (ctrlKey || metaKey || altKey) return;
          if (key === 'a' || key === 'b') onChooseAs(key);
        }}
      >
        <span className={styles['mark']} data-chosen={letter !== null || undefined} aria-hidden>
          {letter}
        </span>
        <span aria-hidden>{date}</span>
      </button>
    </li>
  );
}
