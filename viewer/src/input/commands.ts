import { TOOL_KEYS, type ToolName } from '@archway/rules/marks';
import type { PortalRequest } from '../types/portal-request.ts';
import { VIEWER_VIEWS } from '@archway/rules/viewer-choices';
import type { ViewName } from '../types/state.ts';

export type Command =
  | { kind: 'view'; view: ViewName }
  | { kind: 'fit' | 'reset' | 'trueColor' | 'vivid' | 'background' | 'animation' | 'pause' | 'center' }
  | { kind: 'request'; request: PortalRequest }
  | { kind: 'turn' | 'pan'; right: number; up: number }
  | { kind: 'zoom'; factor: number };

export interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const TOOLS = (Object.entries(TOOL_KEYS) as [ToolName, string][]).map(([request, key]): [string, Command] => [
  key,
  { kind: 'request', request },
]);

const LETTERS = new Map<string, Command>([
  ...TOOLS,
  ['f', { kind: 'fit' }],
  ['0', { kind: 'reset' }],
  ['g', { kind: 'request', request: 'margins' }],
  ['c', { kind: 'trueColor' }],
  ['v', { kind: 'vivid' }],
  ['b', { kind: 'background' }],
  ['p', { kind: 'animation' }],
  [' ', { kind: 'pause' }],
  ['o', { kind: 'center' }],
  ['k', { kind: 'request', request: 'snapshot' }],
  ['+', { kind: 'zoom', factor: 0.85 }],
  ['=', { kind: 'zoom', factor: 0.85 }],
  ['-', { kind: 'zoom', factor: 1 / 0.85 }],
]);

const ARROWS = new Map<string, { right: number; up: number }>([
  ['ArrowLeft', { right: -1, up: 0 }],
  ['ArrowRight', { right: 1, up: 0 }],
  ['ArrowUp', { right: 0, up: 1 }],
  ['ArrowDown', { right: 0, up: -1 }],
]);

const VIEWS = new Map(VIEWER_VIEWS.map((view, which) => [String(which + 1), view]));

/** The command of a key while the viewer has the focus. Combinations with modifiers belong to the browser. */
export function commandOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  const arrow = ARROWS.get(key);
  if (arrow !== undefined) return { kind: shiftKey ? 'pan' : 'turn', ...arrow };
  const view = VIEWS.get(key);
  if (view !== undefined) return { kind: 'view', view };
  return LETTERS.get(key.toLowerCase()) ?? null;
}
