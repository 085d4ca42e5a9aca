import type { TextKey } from '@archway/locales/keys';
import { TOOL_KEYS, type ToolName } from '@archway/rules/marks';
import { TOOL_NAMES, TOOLS } from './tools/tools.ts';

/** Every key of the viewer with what it does, in the order they are listed. */
export const VIEWER_KEYS: readonly { key: string; text: TextKey; tool?: ToolName }[] = [
  { key: '1', text: 'viewer.views.left' },
  { key: '2', text: 'viewer.views.front' },
  { key: '3', text: 'viewer.views.right' },
  { key: '4', text: 'viewer.views.back' },
  { key: '5', text: 'viewer.views.occlusal' },
  { key: '6', text: 'viewer.views.multiple' },
  { key: 'f', text: 'viewer.views.fit' },
  ...TOOL_NAMES.map((tool) => ({ key: TOOL_KEYS[tool], text: TOOLS[tool].text, tool })),
  { key: 'g', text: 'viewer.display.margins' },
  { key: 'c', text: 'viewer.display.trueColor' },
  { key: 'v', text: 'viewer.display.vivid' },
  { key: 'b', text: 'viewer.display.background' },
  { key: 'p', text: 'viewer.display.animation' },
  { key: 'o', text: 'viewer.display.center' },
  { key: 'k', text: 'viewer.display.snapshot' },
];
