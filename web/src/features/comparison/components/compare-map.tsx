import { Note } from '@archway/ui/note';
import { Segmented } from '@archway/ui/segmented';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { DeviationScale, hasNothing, isAlignedWell, isDrawn, type MarkWords } from '../../viewer/public.ts';
import type { Comparison } from '../use-comparison.ts';
import type { ScanView } from '../use-scan-view.ts';
import styles from './compare-map.module.css';

interface CompareMapProps {
  map: ScanView;
  comparison: Comparison;
  words: MarkWords;
}

/** The newer scan, colored by what changed. Scale, range and neutral band stand on it. */
export function CompareMap({ map, comparison, words }: CompareMapProps): ReactNode {
  const t = useText();
  const { setHost, opening, state } = map;
  const { phase, result, range, look, setLook } = comparison;
  const isDoubtful = result !== null && !isAlignedWell(result.residual, result.compared);
  return (
    <section className={styles['stage']} aria-label={t('comparison.map.label')}>
      <div ref={setHost} className={styles['host']} data-empty={!isDrawn(state) || undefined} />
      <div className={styles['top']}>
        {phase === 'shown' && (
          <Segmented
            label={t('comparison.look.label')}
            value={look}
            options={[
              { value: 'map', label: t('comparison.look.map') },
              { value: 'overlay', label: t('comparison.look.overlay') },
            ]}
            onChange={setLook}
          />
        )}
        {isDoubtful && <Note kind="warn">{t('viewer.compare.careful')}</Note>}
      </div>
      {phase === 'shown' && (
        <div className={styles['scale']}>
          {look === 'map' ? <DeviationScale words={words} range={range} isBanded /> : <OverlayKey />}
        </div>
      )}
      <MapState opening={opening} state={state} comparison={comparison} />
    </section>
  );
}

/** Which of both is which, where they lie over each other. */
function OverlayKey(): ReactNode {
  const t = useText();
  return (
    <ul className={styles['key']}>
      <li data-scan="a">{t('comparison.overlay.a')}</li>
      <li data-scan="b">{t('comparison.overlay.b')}</li>
    </ul>
  );
}

/** What stands in the place of the map while there is none to see. */
function MapState({
  opening,
  state,
  comparison,
}: Pick<ScanView, 'opening' | 'state'> & Pick<CompareMapProps, 'comparison'>): ReactNode {
  const t = useText();
  const isBroken = opening.kind === 'failed' || hasNothing(state);
  if (opening.kind === 'missing' || isBroken)
    return (
      <div className={styles['place']}>
        <ErrorState
          title={t(isBroken ? 'viewer.failed.title' : 'viewer.missing.title')}
          {...(isBroken ? { onRetry: () => location.reload() } : {})}
        >
          <p>{t('comparison.needsGraphics')}</p>
        </ErrorState>
      </div>
    );
  if (comparison.phase === 'failed')
    return (
      <div className={styles['place']}>
        <ErrorState title={t('comparison.failed.title')} onRetry={comparison.retry}>
          <p>{t('comparison.failed.text')}</p>
        </ErrorState>
      </div>
    );
  if (comparison.phase === 'shown') return null;
  return (
    <output className={styles['working']}>
      {t(comparison.phase === 'waiting' ? 'viewer.loading.label' : 'viewer.compare.aligning')}
    </output>
  );
}
