import type { Tool, ToolName } from '@archway/viewer/tools/tool';
import { expect, test } from 'vitest';
import type { Hand } from './hand.ts';
import { HandHolder } from './hand-holder.ts';

/** As much of a viewer as a hand needs. */
function room() {
  const listeners = new Set<() => void>();
  const state: { tool: ToolName | null; isMeasurable: boolean } = { tool: null, isMeasurable: false };
  const shown: string[] = [];
  const change = (news: Partial<typeof state>): void => {
    Object.assign(state, news);
    for (const listener of listeners) listener();
  };
  const viewer = {
    state,
    setTool: (tool: Tool | null) => change({ tool: tool?.name ?? null }),
    setLayer: (id: string) => void shown.push(id),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const make = ({ name }: { name: ToolName }): Hand => ({ name, tool: { name }, markId: null }) as Hand;
  const holder = new HandHolder(viewer);
  holder.setMaker(make);
  return { holder, change, shown, state };
}

test('a tool waits for the full meshes', () => {
  const { holder, change } = room();
  holder.take({ name: 'measure' });
  expect(holder.hand).toBe(null);
  change({ isMeasurable: true });
  expect(holder.hand?.name).toBe('measure');
});

test('the scans it is about are shown first', () => {
  const { holder, shown } = room();
  holder.take({ name: 'contacts', pair: { scanId: 'lower', otherId: 'upper' } });
  expect(shown).toEqual(['lower', 'upper']);
});

test('what the viewer puts away is no longer in hand; what is loaded meanwhile changes nothing', () => {
  const { holder, change } = room();
  change({ isMeasurable: true });
  holder.take({ name: 'section' });
  change({ isMeasurable: false });
  expect(holder.hand?.name).toBe('section');
  change({ tool: null });
  expect(holder.hand).toBe(null);
});

test('putting away gives up what was wished for, too', () => {
  const { holder, change, state } = room();
  holder.take({ name: 'measure' });
  holder.putAway();
  change({ isMeasurable: true });
  expect(holder.hand).toBe(null);
  expect(state.tool).toBe(null);
});
