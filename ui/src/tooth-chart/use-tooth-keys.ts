import { useState, type KeyboardEvent } from 'react';
import { TOOTH_ORDER, type Jaw } from './tooth-geometry.ts';
import type { ChartProps } from './tooth-state.ts';

export interface ToothKeys {
  /** The tooth one comes to with Tab. */
  inHand: number;
  press: (event: KeyboardEvent) => void;
  take: (fdi: number) => void;
}

/** Arrow keys move along the arch and between the jaws; Space selects; X and B do as on the buttons beside the chart. */
export function useToothKeys({ selected = [], onToggle, onMissing, onBridge }: ChartProps): ToothKeys {
  const [taken, take] = useState<number>();
  const inHand = taken ?? selected[0] ?? TOOTH_ORDER.upper[0] ?? 0;
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = neighborOf(inHand, event.key);
    if (target !== undefined) {
      take(target);
      event.currentTarget.querySelector<SVGElement>(`[data-fdi="${target}"]`)?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') onToggle?.(inHand);
    else if (event.key === 'x' && onMissing !== undefined) onMissing(inHand);
    else if (event.key === 'b' && onBridge !== undefined) onBridge();
    else return;
    event.preventDefault();
  };
  return { inHand, press, take };
}

/** The tooth a key leads to. At the end of a jaw it stays where it is. */
export function neighborOf(fdi: number, key: string): number | undefined {
  const jaw: Jaw = fdi < 30 ? 'upper' : 'lower';
  const order = TOOTH_ORDER[jaw];
  const at = order.indexOf(fdi);
  switch (key) {
    case 'ArrowLeft':
      return order[Math.max(0, at - 1)];
    case 'ArrowRight':
      return order[Math.min(order.length - 1, at + 1)];
    case 'ArrowUp':
      return TOOTH_ORDER.upper[at];
    case 'ArrowDown':
      return TOOTH_ORDER.lower[at];
    case 'Home':
      return order[0];
    case 'End':
      return order.at(-1);
    default:
      return undefined;
  }
}
