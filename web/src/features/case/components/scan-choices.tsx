import type { PatientCase } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { ROLE_TEXTS } from '../scan-roles.ts';
import styles from './patient-timeline.module.css';

/** A scan that can be compared with others of its jaw. */
export interface ChosenScan {
  fileId: string;
  role: 'upper' | 'lower';
}

export interface ChoosingScans {
  /** The first one; null before. */
  first: ChosenScan | null;
  onToggle: (scan: ChosenScan) => void;
}

interface ScanChoicesProps {
  shown: PatientCase;
  choosing: ChoosingScans;
}

/** The pictures of a case's jaws as check boxes. After the first, only those of the same jaw can be chosen. */
export function ScanChoices({ shown: { pictures, scannedOn }, choosing }: ScanChoicesProps): ReactNode {
  const t = useText();
  const { day } = useFormat();
  const { first, onToggle } = choosing;
  const jaws = pictures.flatMap(({ fileId, role, thumbnailUrl }) =>
    role === 'upper' || role === 'lower' ? [{ scan: { fileId, role }, url: thumbnailUrl }] : [],
  );
  if (jaws.length === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {jaws.map(({ scan, url }) => (
        <li key={scan.fileId}>
          <label className={styles['picture']}>
            <Thumbnail src={url} icon={Box} size="stage" />
            <span className={styles['label']} aria-hidden>
              {t(ROLE_TEXTS[scan.role])}
            </span>
            <input
              type="checkbox"
              className="visually-hidden"
              aria-label={t('patients.compare.choose', {
                name: t(ROLE_TEXTS[scan.role]),
                date: day(scannedOn),
              })}
              checked={first?.fileId === scan.fileId}
              disabled={first !== null && first.role !== scan.role}
              onChange={() => onToggle(scan)}
            />
            <span className={styles['check']} aria-hidden>
              <Check size={14} strokeWidth={2.5} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
