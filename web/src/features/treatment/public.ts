export { dentitionOf } from './chart-teeth.ts';
export { ChartStage } from './components/chart-stage.tsx';
export type { Sight } from './components/chart-tools.tsx';
export { GapList } from './components/gap-list.tsx';
export { gapDeed, gapTitle } from './gap-words.ts';
export { treatmentQuery } from './treatment.queries.ts';
export { useGaps } from './use-gaps.ts';
export { useNumbering } from './use-numbering.ts';
