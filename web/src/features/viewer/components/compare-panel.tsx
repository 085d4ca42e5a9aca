import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import { canCompare, comparedOf, markOfPair } from '../tools/first-pair.ts';
import type { ActiveToolOf } from '../tools/active-tool.ts';
import { Comparison } from './comparison.tsx';
import { ScanPairForm } from './scan-pair.tsx';
import { ToolCard } from './tool-card.tsx';

/** Two scans of the same teeth, and what changed between them. */
export function ComparePanel({ active }: { active: ActiveToolOf<'deviation'> }): ReactNode {
  const t = useText();
  const { layers, marks, take } = useModel();
  const { tool, pair } = active;
  if (tool !== null && pair !== null) return <Comparison tool={tool} pair={pair} />;
  const given = comparedOf(layers);
  return (
    <ToolCard
      title={t('viewer.tools.compare')}
      shortcut="d"
      hint={t(given === null ? 'viewer.compare.needsTwo' : 'viewer.compare.hint')}
      wide
    >
      {given !== null && (
        <ScanPairForm
          given={given}
          canPair={canCompare}
          labels={{ scan: t('viewer.compare.scan'), other: t('viewer.compare.reference') }}
          button={t('viewer.compare.begin.button')}
          onChoose={(chosen) => {
            const mark = markOfPair(marks.list, 'deviation', chosen);
            take({ name: 'deviation', pair: chosen, ...(mark === undefined ? {} : { mark }) });
          }}
        />
      )}
    </ToolCard>
  );
}
