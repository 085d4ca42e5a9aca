import { useText } from '@archway/ui/text';
import type { PinTool } from '@archway/viewer/tools/pin/pin-tool';
import type { ReactNode } from 'react';
import { useModel } from '../../model.ts';
import { useToolState } from '../../use-tool-state.ts';
import { PinForm } from './pin-form.tsx';
import { ToolCard } from '../../components/tool-card.tsx';

/** A place on the model first, then its words. */
export function PinPanel({ tool }: { tool: PinTool }): ReactNode {
  const t = useText();
  const { marks } = useModel();
  const { placed } = useToolState(tool);
  const leave = (): void => {
    marks.keepDraft(null);
    tool.clear();
  };
  return (
    <ToolCard
      title={t('viewer.tools.annotate')}
      shortcut="a"
      hint={t(placed === null ? 'viewer.pin.place' : 'viewer.pin.write')}
    >
      {placed !== null && (
        <PinForm
          given={marks.draft() ?? undefined}
          onType={marks.keepDraft}
          onCancel={leave}
          onSave={(words) => {
            marks.add({ kind: 'pin', at: placed, ...words });
            leave();
          }}
        />
      )}
    </ToolCard>
  );
}
