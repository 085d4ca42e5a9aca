import type { TextKey } from '@archway/locales/keys';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import type { MarginState, MarginTool } from '@archway/viewer/tools/margin/margin-tool';
import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useModel } from '../../model.ts';
import { useToolState } from '../../use-tool-state.ts';
import { ToolCard } from '../../components/tool-card.tsx';
import styles from '../../components/tool-card.module.css';
import { ToothField } from '../../components/tooth-field.tsx';

/** A line needs three points before it can go all the way round. */
const LEAST_TO_CLOSE = 3;

interface MarginPanelProps {
  tool: MarginTool;
  /** Of the line that is gone on with. */
  givenTooth: number | null;
}

/** The margin that is being drawn: whose it is, how long it is, and the step back. */
export function MarginPanel({ tool, givenTooth }: MarginPanelProps): ReactNode {
  const t = useText();
  const { words, closeTool } = useModel();
  const state = useToolState(tool);
  const [tooth, setTooth] = useState(givenTooth);
  return (
    <ToolCard title={t('viewer.tools.margin')} hint={t(hintOf(state))}>
      <ToothField
        tooth={tooth}
        onChange={(chosen) => {
          setTooth(chosen);
          tool.setTooth(chosen);
        }}
      />
      {state.points > 1 && (
        <dl className={styles['facts']}>
          <dt>{t('viewer.margin.length')}</dt>
          <dd>{words.millimeters(state.millimeters)}</dd>
        </dl>
      )}
      <div className={styles['buttons']}>
        {!state.isClosed && state.points >= LEAST_TO_CLOSE && (
          <Button size="small" kind="primary" onClick={() => tool.close()}>
            {t('viewer.margin.close.button')}
          </Button>
        )}
        {state.isClosed && (
          <Button size="small" kind="primary" onClick={closeTool}>
            {t('viewer.margin.done.button')}
          </Button>
        )}
        <Button size="small" icon={Undo2} disabled={!state.canUndo} onClick={() => tool.undo()}>
          {t('viewer.margin.undo.button')}
        </Button>
      </div>
    </ToolCard>
  );
}

function hintOf({ points, isClosed, isWorking, problem }: MarginState): TextKey {
  if (problem !== null) return 'viewer.margin.problem';
  if (isWorking) return 'viewer.margin.working';
  if (isClosed) return 'viewer.margin.closed';
  if (points === 0) return 'viewer.margin.first';
  return points < LEAST_TO_CLOSE ? 'viewer.margin.next' : 'viewer.margin.canClose';
}
