import { DeviationTool } from '@archway/viewer/tools/deviation/deviation-tool';
import type { CreateTool } from '../create-context.ts';
import { unlessKnown } from '../unless-known.ts';
import { ComparePanel } from './compare-panel.tsx';
import { Comparison } from './comparison.tsx';

const DEVIATION_RANGE = 0.3;

export const createDeviation: CreateTool = ({ name, mark, pair = null }, { words, keep }) => {
  const markId = mark?.id ?? null;
  if (pair === null) return { name, tool: null, markId, pair, panel: <ComparePanel /> };
  const kept = mark?.shape.kind === 'deviation' ? mark.shape : null;
  const tool = new DeviationTool({
    words,
    scanId: pair.scanId,
    referenceId: pair.otherId,
    ...(kept === null ? {} : { pairs: kept.pairs, transform: kept.transform }),
    range: kept?.range ?? DEVIATION_RANGE,
    onResult: unlessKnown(mark, keep),
  });
  return { name, tool, markId, pair, panel: <Comparison tool={tool} pair={pair} /> };
};
