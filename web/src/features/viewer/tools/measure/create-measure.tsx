import { MeasureTool } from '@archway/viewer/tools/measure/measure-tool';
import type { CreateTool } from '../create-context.ts';
import { MeasurePanel } from './measure-panel.tsx';

/** Every measurement is a mark of its own. */
export const createMeasure: CreateTool = ({ name }, { words, saving }) => {
  const tool = new MeasureTool({ words, mode: 'distance', onMade: (made) => void saving.add(made) });
  return { name, tool, markId: null, pair: null, panel: <MeasurePanel tool={tool} /> };
};
