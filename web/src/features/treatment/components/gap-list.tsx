import type { Gap } from '@archway/rules/treatment/gaps';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { useText } from '@archway/ui/text';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { gapPath } from '../gap-path.ts';
import { gapText, gapTitle, wayOf } from '../gap-words.ts';
import styles from './gap-list.module.css';
import { GapLine } from './gap-line.tsx';

interface GapListProps {
  caseId: string;
  gaps: readonly Gap[];
  numbering: ToothNumberingSystem;
  /** The lab it is checked for; empty for none. */
  lab: string;
  /** To the field of this page; null for who only reads. */
  onChoose: ((gap: Gap) => void) | null;
}

/** What keeps the prescription from being sent, and what would be better with it. */
export function GapList({ caseId, gaps, numbering, lab, onChoose }: GapListProps): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const words = { t, numbering, number, lab };
  const blocks = gaps.filter(({ level }) => level === 'BLOCK').length;
  return (
    <section className={styles['gaps']} aria-label={t('treatment.gap.heading')}>
      <header>
        <h2>{t('treatment.gap.heading')}</h2>
        {blocks > 0 && <span data-level="BLOCK">{t('treatment.gap.toFix', { count: blocks })}</span>}
        {gaps.length > blocks && (
          <span data-level="WARN">{t('treatment.gap.hints', { count: gaps.length - blocks })}</span>
        )}
      </header>
      {gaps.length === 0 && (
        <p className={styles['complete']}>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
          {t('treatment.gap.complete')}
        </p>
      )}
      <ul>
        {gaps.map((gap, i) => {
          const Glyph = gap.level === 'BLOCK' ? CircleAlert : TriangleAlert;
          const way = wayOf(gap);
          // Whoever only reads looks at the model, and adds nothing.
          const leads = onChoose !== null || way === 'show';
          return (
            <li key={`${i} ${gap.kind}`} data-level={gap.level}>
              <GapLine
                path={leads ? gapPath(caseId, gap) : null}
                onChoose={onChoose === null ? null : () => onChoose(gap)}
              >
                <Glyph size={16} strokeWidth={1.75} aria-hidden />
                <span className={styles['words']}>
                  <strong>{gapTitle(words, gap)}</strong>
                  <span>{gapText(words, gap)}</span>
                </span>
                {leads && <span className={styles['act']}>{t(`treatment.gap.act.${way}`)}</span>}
              </GapLine>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
