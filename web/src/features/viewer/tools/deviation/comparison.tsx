import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { Slider } from '@archway/ui/slider';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { DeviationState, DeviationTool } from '@archway/viewer/tools/deviation/deviation-tool';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useModel } from '../../model.ts';
import { isAlignedWell } from './alignment.ts';
import type { ScanPair } from '../active-tool.ts';
import { useToolState } from '../../use-tool-state.ts';
import { DeviationScale } from '../../components/deviation-scale.tsx';
import { ToolCard } from '../../components/tool-card.tsx';
import styles from '../../components/tool-card.module.css';

const RANGE = { min: 0.05, max: 1, step: 0.01 } as const;

/** First the alignment and how good it is, then what it shows. */
export function Comparison({ tool, pair }: { tool: DeviationTool; pair: ScanPair }): ReactNode {
  const t = useText();
  const { layers } = useModel();
  const state = useToolState(tool);
  const { phase, placed, nextOn, hasFailed } = state;
  useOneAtATime(pair, phase === 'placing' ? nextOn : pair.scanId);
  const name = layers.find(({ id }) => id === nextOn)?.name ?? '';
  const hints = {
    placing: t('viewer.compare.placing', { n: Math.floor(placed / 2) + 1, name }),
    aligning: t('viewer.compare.aligning'),
    shown: t('viewer.compare.hover'),
  };
  return (
    <ToolCard title={t('viewer.tools.compare')} shortcut="d" hint={hints[phase]} wide>
      {hasFailed && (
        <Note kind="warn" live>
          {t('viewer.compare.failed')}
        </Note>
      )}
      {phase === 'placing' && <p className={styles['more']}>{t('viewer.compare.how')}</p>}
      {phase === 'placing' && (
        <Button size="small" onClick={() => tool.skipPairs()}>
          {t('viewer.compare.skip.button')}
        </Button>
      )}
      {phase === 'shown' && <Result tool={tool} state={state} />}
    </ToolCard>
  );
}

function Result({ tool, state }: { tool: DeviationTool; state: DeviationState }): ReactNode {
  const t = useText();
  const { words } = useModel();
  const { residual, compared, range } = state;
  if (residual === null || compared === null) return null;
  const isGood = isAlignedWell(residual, compared);
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{t('viewer.compare.alignment')}</dt>
        <dd>
          <StateTag kind={isGood ? 'ok' : 'warn'}>
            {t(isGood ? 'viewer.compare.good' : 'viewer.compare.poor')}
          </StateTag>
        </dd>
        <dt>{t('viewer.compare.error')}</dt>
        <dd>{words.precise(residual)}</dd>
        <dt>{t('viewer.compare.area')}</dt>
        <dd>{words.percent(compared)}</dd>
      </dl>
      {!isGood && <Note kind="warn">{t('viewer.compare.careful')}</Note>}
      <Slider
        label={t('viewer.range')}
        {...RANGE}
        value={range}
        text={t('viewer.units.plusMinus', { value: words.millimeters(range) })}
        onChange={(value) => tool.setRange(value)}
      />
      <DeviationScale words={words} range={range} />
      <Button size="small" onClick={() => tool.placeAnew()}>
        {t('viewer.compare.adjust.button')}
      </Button>
    </>
  );
}

/** One of the two would cover the other: only the one that is worked on is seen, from above its crowns at first. */
function useOneAtATime({ scanId, otherId }: ScanPair, shownId: string | null): void {
  const { viewer, layers } = useModel();
  const others = useEffectEvent(() => layers.filter(({ id }) => id !== scanId && id !== otherId));
  useEffect(() => {
    for (const { id } of others()) viewer?.setLayer(id, { visible: false });
    viewer?.setLayer(otherId, { visible: false });
    viewer?.setView('occlusal');
  }, [viewer, otherId]);
  useEffect(() => {
    if (shownId === null) return;
    for (const id of [scanId, otherId]) viewer?.setLayer(id, { visible: id === shownId });
  }, [viewer, scanId, otherId, shownId]);
}
