import type { CaseEntry } from '@archway/contract/case/history';
import { Avatar } from '@archway/ui/avatar';
import { useText } from '@archway/ui/text';
import { CircleCheck, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { useToothName } from '../../viewer/public.ts';
import { activitySentence } from '../activity-words.ts';
import { MARK_TEXTS } from '../mark-texts.ts';
import { ActivityChanges } from './activity-changes.tsx';
import { ActivityWorks } from './activity-works.tsx';
import styles from './activity-entry.module.css';

const HOUR_MS = 3_600_000;

/** One thing that was done with a case: who, what, when, and what it was before. */
export function ActivityEntry({ entry }: { entry: CaseEntry }): ReactNode {
  const t = useText();
  const { time, hours } = useFormat();
  const isOpening = entry.kind === 'opened';
  return (
    <li className={styles['entry']} data-quiet={isOpening || undefined}>
      <Sign entry={entry} />
      <div className={styles['what']}>
        <p className={styles['line']}>
          <span>{activitySentence(t, entry)}</span>
          <time className={styles['time']} dateTime={entry.at}>
            {isOpening ? hours(entry.at, new Date(Date.parse(entry.at) + HOUR_MS)) : time(entry.at)}
          </time>
        </p>
        <Mark entry={entry} />
        <ActivityChanges entry={entry} />
        <ActivityWorks entry={entry} />
        {entry.kind === 'filesAdded' && !entry.isVoice && (
          <p className={styles['names']}>{entry.files.join(', ')}</p>
        )}
      </div>
    </li>
  );
}

function Sign({ entry: { kind, doneBy } }: { entry: CaseEntry }): ReactNode {
  const Glyph = kind === 'opened' ? Eye : doneBy === null ? CircleCheck : null;
  return (
    <span className={styles['sign']}>
      {Glyph === null ? (
        <Avatar name={doneBy ?? ''} size={26} decorative />
      ) : (
        <Glyph size={16} strokeWidth={1.75} aria-hidden />
      )}
    </span>
  );
}

function Mark({ entry: { mark, tooth } }: { entry: CaseEntry }): ReactNode {
  const t = useText();
  const toothName = useToothName();
  if (mark === null) return null;
  return (
    <p className={styles['names']}>
      {[t(MARK_TEXTS[mark]), tooth === null ? '' : toothName(tooth)].filter((word) => word !== '').join(' ')}
    </p>
  );
}
