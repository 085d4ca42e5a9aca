import type { Vector } from '@archway/mesh/core/vector';
import type { LabelStyle } from '../types/tool-scene.ts';

export const INK = '#0E1D21';
export const PIN = '#1F4FD1';
/** CSS variable of the overlay: `pointer-events` of clickable labels. */
export const LABEL_PRESS = '--label-press';

/** A label: its element and current position. */
export interface Label {
  point: Vector;
  text: string;
  style: LabelStyle;
  element: HTMLElement;
  /** The leader line and its white halo; none without an offset. */
  leader: readonly [SVGLineElement, SVGLineElement] | null;
  /** In CSS pixels of the host; null while hidden. */
  place: { x: number; y: number } | null;
}

const SVG = 'http://www.w3.org/2000/svg';

export function makeLabel(point: Vector, text: string, style: LabelStyle): Label {
  const element = style.onPress === undefined ? document.createElement('div') : makeButton(style.onPress);
  element.style.cssText = `position:absolute;left:0;top:0;white-space:nowrap;will-change:transform;${cssOf(style)}`;
  const title = document.createElement('div');
  title.textContent = text;
  element.append(title);
  if (style.hint !== undefined) element.title = style.hint;
  if (style.detail !== undefined) {
    const detail = document.createElement('div');
    detail.textContent = style.detail;
    detail.style.cssText = 'font-weight:400;opacity:.75';
    element.append(detail);
  }
  return {
    point,
    text,
    style,
    element,
    leader: style.offset === undefined ? null : makeLeader(),
    place: null,
  };
}

function makeButton(onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

/** Tags are white in both themes, because the model below looks the same in both. */
function cssOf({ kind, color = PIN, onPress, isSelected = false }: LabelStyle): string {
  const press = onPress === undefined ? '' : `pointer-events:var(${LABEL_PRESS});cursor:pointer;border:0;`;
  if (kind === 'pin') {
    const ring = isSelected ? `box-shadow:0 0 0 2px ${color};` : '';
    return `${press}${ring}min-width:22px;height:22px;box-sizing:border-box;padding:0 5px;border:2px solid #fff;border-radius:11px 11px 11px 2px;background:${color};color:#fff;font-family:inherit;font-weight:600;font-size:12px;line-height:18px;text-align:center;`;
  }
  const size = kind === 'tag' ? 'padding:1px 5px;border-radius:3px;' : 'padding:5px 9px;border-radius:4px;';
  return `${press}${size}background:#fff;color:${INK};box-shadow:0 0 0 ${isSelected ? `2px ${PIN}` : '1px rgba(14,29,33,.14)'};font-family:inherit;font-weight:600;font-size:12px;line-height:16px;font-variant-numeric:tabular-nums;text-align:start;`;
}

function makeLeader(): [SVGLineElement, SVGLineElement] {
  const line = (color: string, width: string): SVGLineElement => {
    const element = document.createElementNS(SVG, 'line');
    element.setAttribute('stroke', color);
    element.setAttribute('stroke-width', width);
    return element;
  };
  return [line('#fff', '3.5'), line(INK, '1.25')];
}

/** Distance of a tag above its point, in pixels. */
const ABOVE = 7;

/**
 * Anchor of a label as fractions of its width and height, and its distance above the point. A pin stands on its tip, a
 * tag above its point, and a label with a leader line is anchored at the side of the line.
 */
export function holdOf({ kind, offset }: LabelStyle): { x: number; y: number; above: number } {
  if (kind === 'pin') return { x: 0, y: 1, above: 0 };
  if (offset === undefined) return { x: 0.5, y: 1, above: ABOVE };
  return { x: offset.x > 0 ? 0 : offset.x < 0 ? 1 : 0.5, y: 0.5, above: 0 };
}

/** Moves a label to the screen position of its point, or hides it. */
export function placeLabel(label: Label, on: { x: number; y: number } | null): void {
  const { element, leader, style } = label;
  element.style.display = on === null ? 'none' : '';
  for (const line of leader ?? []) line.style.display = on === null ? 'none' : '';
  label.place = on;
  if (on === null) return;
  const { x: right, y: down } = style.offset ?? { x: 0, y: 0 };
  const x = on.x + right;
  const y = on.y + down;
  const hold = holdOf(style);
  element.style.transform = `translate(${x.toFixed(1)}px,${(y - hold.above).toFixed(1)}px) translate(${-100 * hold.x}%,${-100 * hold.y}%)`;
  for (const line of leader ?? []) {
    line.setAttribute('x1', String(on.x));
    line.setAttribute('y1', String(on.y));
    line.setAttribute('x2', String(x));
    line.setAttribute('y2', String(y));
  }
}
