import { SectionTool } from '@archway/viewer/tools/section/section-tool';
import type { CreateTool } from '../create-context.ts';
import { SectionPanel } from './section-panel.tsx';

export const createSection: CreateTool = ({ name, mark }, { words, keep }) => {
  const shape = mark?.shape;
  const kept = shape?.kind === 'section' ? { plane: shape.plane, measures: shape.measures } : {};
  const tool = new SectionTool({ words, ...kept, onChange: keep });
  return { name, tool, markId: mark?.id ?? null, pair: null, panel: <SectionPanel tool={tool} /> };
};
