import { LoadingState } from '@archway/ui/loading-state';
import { Slider } from '@archway/ui/slider';
import { StateTag } from '@archway/ui/state-tag';
import { Switch } from '@archway/ui/switch';
import { useText } from '@archway/ui/text';
import type { ComparisonResult } from '@archway/viewer/tools/comparison/comparison-drawing';
import { NEUTRAL_BAND } from '@archway/viewer/tools/deviation/deviation-colors';
import { useId, type ReactNode } from 'react';
import { isAlignedWell, type MarkWords } from '../../viewer/public.ts';
import type { Comparison } from '../use-comparison.ts';
import styles from './change-panel.module.css';
import { ChangeTable, type ChangeTableProps } from './change-table.tsx';

const RANGE = { min: 0.1, max: 1, step: 0.01 } as const;

interface ChangePanelProps {
  comparison: Comparison;
  words: MarkWords;
  /** Turns the map until a place is seen. */
  onShow: ChangeTableProps['onShow'];
  /** Null where there is one view only. */
  linking: { isLinked: boolean; onChange: (isLinked: boolean) => void } | null;
}

/** First how well the scans lie on each other, then what changed. */
export function ChangePanel({ comparison, words, onShow, linking }: ChangePanelProps): ReactNode {
  const t = useText();
  const { phase, result, range, setRange, look } = comparison;
  if (phase === 'failed') return <aside className={styles['panel']} />;
  if (result === null)
    return (
      <aside className={styles['panel']} aria-label={t('comparison.results')}>
        <LoadingState rows={5} />
      </aside>
    );
  return (
    <aside className={styles['panel']} aria-label={t('comparison.results')}>
      <Alignment result={result} words={words} />
      <ChangeTable changes={result.changes} words={words} onShow={onShow} />
      <div className={styles['part']}>
        {look === 'map' && (
          <Slider
            label={t('viewer.range')}
            {...RANGE}
            value={range}
            text={t('viewer.units.plusMinus', { value: words.millimeters(range) })}
            onChange={setRange}
          />
        )}
        {linking !== null && (
          <Switch label={t('comparison.linked')} checked={linking.isLinked} onChange={linking.onChange} />
        )}
      </div>
      <p className={styles['caveat']}>{t('comparison.caveat', { value: words.millimeters(NEUTRAL_BAND) })}</p>
    </aside>
  );
}

function Alignment({ result, words }: { result: ComparisonResult; words: MarkWords }): ReactNode {
  const t = useText();
  const id = useId();
  const { residual, compared } = result;
  const isGood = isAlignedWell(residual, compared);
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{t('viewer.compare.alignment')}</h2>
        <StateTag kind={isGood ? 'ok' : 'warn'}>
          {t(isGood ? 'viewer.compare.good' : 'viewer.compare.poor')}
        </StateTag>
      </div>
      <dl className={styles['facts']}>
        <dt>{t('comparison.method.label')}</dt>
        <dd>{t('comparison.method.bestFit')}</dd>
        <dt>{t('viewer.compare.error')}</dt>
        <dd>{words.precise(residual)}</dd>
        <dt>{t('viewer.compare.area')}</dt>
        <dd>{words.percent(compared)}</dd>
      </dl>
    </section>
  );
}
