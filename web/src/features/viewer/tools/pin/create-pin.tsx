import { PinTool } from '@archway/viewer/tools/pin/pin-tool';
import type { CreateTool } from '../create-context.ts';
import { PinPanel } from './pin-panel.tsx';

/** A pin is saved by its panel, once it has its words. */
export const createPin: CreateTool = ({ name }) => {
  const tool = new PinTool({ onPlace: () => {} });
  return { name, tool, markId: null, pair: null, panel: <PinPanel tool={tool} /> };
};
