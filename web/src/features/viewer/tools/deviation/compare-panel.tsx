import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useModel } from '../../model.ts';
import { canCompare, comparedOf, markOfPair } from '../first-pair.ts';
import { ScanPairForm } from '../../components/scan-pair.tsx';
import { ToolCard } from '../../components/tool-card.tsx';

/** Asks for two scans of the same teeth. */
export function ComparePanel(): ReactNode {
  const t = useText();
  const { layers, marks, openTool } = useModel();
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
            openTool({ name: 'deviation', pair: chosen, ...(mark === undefined ? {} : { mark }) });
          }}
        />
      )}
    </ToolCard>
  );
}
