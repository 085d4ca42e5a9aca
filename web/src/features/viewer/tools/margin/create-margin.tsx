import { MarginTool } from '@archway/viewer/tools/margin/margin-tool';
import type { CreateTool } from '../create-context.ts';
import { MarginPanel } from './margin-panel.tsx';

export const createMargin: CreateTool = ({ name, mark }, { words, keep }) => {
  const line = mark?.shape.kind === 'margin' ? mark.shape : null;
  const options = line === null ? {} : { line, scanId: line.scanId };
  const tool = new MarginTool({ words, ...options, onChange: keep });
  const markId = mark?.id ?? null;
  const panel = <MarginPanel key={markId} tool={tool} givenTooth={line?.tooth ?? null} />;
  return { name, tool, markId, pair: null, panel };
};
