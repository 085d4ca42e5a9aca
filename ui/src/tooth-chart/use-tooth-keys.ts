import { ARCHES } from '@archway/rules/treatment/arch';
import { useState, type KeyboardEvent } from 'react';
import type { Dentition } from '@archway/rules/tooth-chart/dentition';
import type { ChartProps } from './tooth-state.ts';

export interface ToothKeys {
  /** The tooth one comes to with Tab. */
  inHand: number;
  press: (event: KeyboardEvent) => void;
  take: (fdi: number) => void;
}

const { permanent, deciduous } = ARCHES;

/** The rows of a chart as one sees them, from above. */
const ROWS: Readonly<Record<Dentition, readonly (readonly number[])[]>> = {
  permanent: [permanent.upper, permanent.lower],
  deciduous: [deciduous.upper, deciduous.lower],
  mixed: [permanent.upper, deciduous.upper, deciduous.lower, permanent.lower],
};

/** Arrow keys move along the arch and between the rows; Space selects; the letters do as the buttons beside the chart. */
export function useToothKeys(chart: ChartProps): ToothKeys {
  const { selected = [], dentition = 'permanent' } = chart;
  const [taken, take] = useState<number>();
  const rows = ROWS[dentition];
  const isShown = (fdi: number | undefined): fdi is number =>
    fdi !== undefined && rows.some((row) => row.includes(fdi));
  const inHand = [taken, selected[0]].find(isShown) ?? rows[0]?.[0] ?? 0;
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = neighborOf(inHand, event.key, dentition);
    if (target !== undefined) {
      take(target);
      event.currentTarget.querySelector<SVGElement>(`[data-fdi="${target}"]`)?.focus();
    } else if (!act(chart, event, inHand)) return;
    event.preventDefault();
  };
  return { inHand, press, take };
}

/** False when the key means nothing here. */
function act(chart: ChartProps, { key, shiftKey }: KeyboardEvent, inHand: number): boolean {
  const { onToggle, onExtend, onMissing, onBridge, onArch } = chart;
  const actions: Record<string, (() => void) | undefined> = {
    ' ': () => (shiftKey ? (onExtend ?? onToggle) : onToggle)?.(inHand),
    Enter: () => onToggle?.(inHand),
    x: onMissing && (() => onMissing(inHand)),
    b: onBridge,
    u: onArch && (() => onArch('upper')),
    l: onArch && (() => onArch('lower')),
  };
  const action = actions[key.length === 1 ? key.toLowerCase() : key];
  action?.();
  return action !== undefined;
}

/** The tooth a key leads to. At the end of a row it stays where it is. */
export function neighborOf(fdi: number, key: string, dentition: Dentition = 'permanent'): number | undefined {
  const rows = ROWS[dentition];
  const at = rows.findIndex((row) => row.includes(fdi));
  const row = rows[at] ?? [];
  const place = row.indexOf(fdi);
  switch (key) {
    case 'ArrowLeft':
      return row[Math.max(0, place - 1)];
    case 'ArrowRight':
      return row[Math.min(row.length - 1, place + 1)];
    case 'ArrowUp':
      return across(row, place, rows[Math.max(0, at - 1)]);
    case 'ArrowDown':
      return across(row, place, rows[Math.min(rows.length - 1, at + 1)]);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

/** As far from the midline as before, or at the end of a shorter row. */
function across(from: readonly number[], place: number, to: readonly number[] = from): number | undefined {
  const moved = place + (to.length - from.length) / 2;
  return to[Math.max(0, Math.min(to.length - 1, moved))];
}
