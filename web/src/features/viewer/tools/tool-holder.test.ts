import type { ToolName } from '@archway/rules/marks';
import type { Tool } from '@archway/viewer/types/tool';
import { expect, test } from 'vitest';
import type { ActiveTool, ToolRequest } from './active-tool.ts';
import { ToolHolder } from './tool-holder.ts';

/** The part of a viewer that the tool holder uses. */
function room() {
  const listeners = new Set<() => void>();
  const layers = [
    { id: 'lower', visible: true },
    { id: 'before', visible: false },
  ];
  const state: { tool: ToolName | null; isMeasurable: boolean; layers: typeof layers } = {
    tool: null,
    isMeasurable: false,
    layers,
  };
  let resets = 0;
  const change = (news: Partial<typeof state>): void => {
    Object.assign(state, news);
    for (const listener of listeners) listener();
  };
  const viewer = {
    state,
    setTool: (tool: Tool | null) => change({ tool: tool?.name ?? null }),
    setLayer: (id: string, look: { visible?: boolean }) => {
      Object.assign(layers.find((layer) => layer.id === id) ?? {}, look);
    },
    reset: () => void (resets += 1),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const make = ({ name, pair }: ToolRequest): ActiveTool =>
    ({ name, tool: { name }, markId: null, pair: pair ?? null }) as ActiveTool;
  const shown = (): string[] => layers.filter(({ visible }) => visible).map(({ id }) => id);
  const holder = new ToolHolder(viewer);
  holder.setMaker(make);
  return { holder, change, shown, state, resets: () => resets };
}

test('a tool waits for the full meshes', () => {
  const { holder, change } = room();
  holder.openTool({ name: 'measure' });
  expect(holder.active).toBe(null);
  change({ isMeasurable: true });
  expect(holder.active?.name).toBe('measure');
});

test('the scans it is about are shown, and afterwards all is as it was', () => {
  const { holder, change, shown, resets } = room();
  change({ isMeasurable: true });
  holder.openTool({ name: 'deviation', pair: { scanId: 'lower', otherId: 'before' } });
  expect(shown()).toEqual(['lower', 'before']);
  holder.openTool({ name: 'deviation', pair: { scanId: 'before', otherId: 'lower' } });
  expect(shown()).toEqual(['lower', 'before']);
  expect(resets()).toBe(0);
  change({ tool: null });
  expect(shown()).toEqual(['lower']);
  expect(resets()).toBe(1);
});

test('what the viewer puts away is no longer in active; what is loaded meanwhile changes nothing', () => {
  const { holder, change } = room();
  change({ isMeasurable: true });
  holder.openTool({ name: 'section' });
  change({ isMeasurable: false });
  expect(holder.active?.name).toBe('section');
  change({ tool: null });
  expect(holder.active).toBe(null);
});

test('putting away gives up what was wished for, too', () => {
  const { holder, change, state } = room();
  holder.openTool({ name: 'measure' });
  holder.closeTool();
  change({ isMeasurable: true });
  expect(holder.active).toBe(null);
  expect(state.tool).toBe(null);
});
