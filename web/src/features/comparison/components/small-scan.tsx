import type { PatientScan } from '@archway/contract/case/model';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { ROLE_TEXTS } from '../../case/public.ts';
import { isDrawn } from '../../viewer/public.ts';
import { sameJaw, type ScanPair } from '../scan-pair.ts';
import type { ScanView } from '../use-scan-view.ts';
import styles from './small-scan.module.css';

export interface ScanChoice {
  /** All of the patient, the oldest first. */
  scans: readonly PatientScan[];
  pair: ScanPair;
  onChoose: (a: string, b: string) => void;
}

interface SmallScanProps extends ScanChoice {
  letter: 'A' | 'B';
  /** Null where it's shown as a picture. */
  view: ScanView | null;
}

/** One of the two scans as it is, and which one it is. */
export function SmallScan({ letter, view, ...choice }: SmallScanProps): ReactNode {
  const { a, b } = choice.pair;
  const scan = letter === 'A' ? a : b;
  if (view === null)
    return (
      <figure className={styles['scan']}>
        <Thumbnail src={scan.thumbnailUrl} icon={Box} size="stage" />
        <figcaption className={styles['words']}>
          <Words letter={letter} scan={scan} />
        </figcaption>
      </figure>
    );
  const { setHost, state } = view;
  const isSeen = isDrawn(state);
  return (
    <div className={styles['scan']}>
      <Thumbnail src={isSeen ? null : scan.thumbnailUrl} icon={Box} size="stage" />
      <div ref={setHost} className={styles['host']} data-empty={!isSeen || undefined} />
      <div className={styles['choice']}>
        <Choice letter={letter} scan={scan} {...choice} />
      </div>
    </div>
  );
}

function Words({ letter, scan }: { letter: string; scan: PatientScan }): ReactNode {
  const { day } = useFormat();
  return (
    <>
      <span>
        <strong>{letter}</strong> {day(scan.scannedOn)}
      </span>
      <span className={styles['code']}>{scan.caseCode}</span>
    </>
  );
}

/** For A any scan that has another one of its jaw; for B those of the jaw of A. */
function Choice({
  letter,
  scan,
  scans,
  pair: { a, b },
  onChoose,
}: ScanChoice & { letter: 'A' | 'B'; scan: PatientScan }): ReactNode {
  const t = useText();
  const { day } = useFormat();
  const offered = letter === 'A' ? scans.filter((one) => sameJaw(scans, one).length > 1) : sameJaw(scans, a);
  const other = letter === 'A' ? b : a;
  const labelOf = ({ scannedOn, caseCode: code, role }: PatientScan): string => {
    const date = day(scannedOn);
    // The jaw is said above; only what is something else is named.
    if (role === b.jaw) return t('comparison.scan', { date, code });
    return t('comparison.scanWithRole', { date, code, role: t(ROLE_TEXTS[role]) });
  };
  const choose = (fileId: string): void => {
    const chosen = offered.find((one) => one.fileId === fileId);
    if (chosen === undefined) return;
    // The other one stays, unless it is the same or of the other jaw: then the page finds one.
    if (letter === 'A')
      onChoose(fileId, other.jaw === chosen.jaw && other !== chosen ? other.fileId : fileId);
    else onChoose(other === chosen ? b.fileId : other.fileId, fileId);
  };
  return (
    <>
      <strong className={styles['letter']} aria-hidden>
        {letter}
      </strong>
      <SelectField
        label={t('comparison.scanOf', { letter })}
        labelHidden
        size="small"
        value={scan.fileId}
        options={offered.map((one) => ({
          value: one.fileId,
          label: labelOf(one),
        }))}
        onChange={choose}
      />
    </>
  );
}
