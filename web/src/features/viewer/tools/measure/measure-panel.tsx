import type { TextKey } from '@archway/locales/keys';
import { Segmented } from '@archway/ui/segmented';
import { useText } from '@archway/ui/text';
import type { MeasureState, MeasureTool } from '@archway/viewer/tools/measure/measure-tool';
import type { ReactNode } from 'react';
import { useToolState } from '../../use-tool-state.ts';
import { ToolCard } from '../../components/tool-card.tsx';

type Mode = MeasureState['mode'];

const MODES: readonly { value: Mode; text: TextKey }[] = [
  { value: 'distance', text: 'viewer.measure.distance' },
  { value: 'surface', text: 'viewer.measure.surface' },
  { value: 'angle', text: 'viewer.measure.angle' },
];

/** Which kind of measurement, and where the next point goes. */
export function MeasurePanel({ tool }: { tool: MeasureTool }): ReactNode {
  const t = useText();
  const state = useToolState(tool);
  return (
    <ToolCard title={t('viewer.tools.measure')} shortcut="m" hint={t(hintOf(state))}>
      <Segmented
        label={t('viewer.measure.mode')}
        value={state.mode}
        options={MODES.map(({ value, text }) => ({ value, label: t(text) }))}
        onChange={(mode) => tool.setMode(mode)}
      />
    </ToolCard>
  );
}

function hintOf({ mode, placed, isWorking, hasNoPath }: MeasureState): TextKey {
  if (hasNoPath) return 'viewer.measure.noWay';
  if (isWorking && placed === 0) return 'viewer.measure.working';
  if (placed > 0) return mode === 'angle' && placed === 1 ? 'viewer.measure.apex' : 'viewer.measure.next';
  return mode === 'angle' ? 'viewer.measure.three' : 'viewer.measure.two';
}
