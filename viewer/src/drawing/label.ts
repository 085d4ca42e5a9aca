import type { Vector } from '@archway/mesh/vector';
import type { LabelStyle } from '../tools/tool-scene.ts';

export const INK = '#0E1D21';
export const PIN = '#1F4FD1';

/** A label on its point: an element, and where it is now. */
export interface Label {
  point: Vector;
  text: string;
  style: LabelStyle;
  element: HTMLElement;
  /** The dark line and the white one under it; none without an offset. */
  leader: readonly [SVGLineElement, SVGLineElement] | null;
  /** In CSS pixels of the host; null while it is not shown. */
  place: { x: number; y: number } | null;
}

const SVG = 'http://www.w3.org/2000/svg';

export function makeLabel(point: Vector, text: string, style: LabelStyle): Label {
  const element = style.onPress === undefined ? document.createElement('div') : makeButton(style.onPress);
  element.style.cssText = `position:absolute;left:0;top:0;white-space:nowrap;will-change:transform;${cssOf(style)}`;
  const title = document.createElement('div');
  title.textContent = text;
  element.append(title);
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

/** The tag is white in both themes, since the model under it is the same in both. */
function cssOf({ kind, color = PIN, onPress }: LabelStyle): string {
  const press = onPress === undefined ? '' : 'pointer-events:auto;cursor:pointer;border:0;';
  if (kind === 'pin') {
    return `${press}min-width:22px;height:22px;box-sizing:border-box;padding:0 5px;border:2px solid #fff;border-radius:11px 11px 11px 2px;background:${color};color:#fff;font-family:inherit;font-weight:600;font-size:12px;line-height:18px;text-align:center;`;
  }
  const size = kind === 'tag' ? 'padding:1px 5px;border-radius:3px;' : 'padding:5px 9px;border-radius:4px;';
  return `${press}${size}background:#fff;color:${INK};box-shadow:0 0 0 1px rgba(14,29,33,.14);font-family:inherit;font-weight:600;font-size:12px;line-height:16px;font-variant-numeric:tabular-nums;text-align:start;`;
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

/** Puts a label where its point is on the screen, or hides it. */
export function placeLabel(label: Label, on: { x: number; y: number } | null): void {
  const { element, leader, style } = label;
  element.style.display = on === null ? 'none' : '';
  for (const line of leader ?? []) line.style.display = on === null ? 'none' : '';
  label.place = on;
  if (on === null) return;
  const { x: right, y: down } = style.offset ?? { x: 0, y: 0 };
  const x = on.x + right;
  const y = on.y + down;
  // A pin stands on its tip; all else is held at its middle, or at the side that looks to the point.
  const hold = style.kind === 'pin' ? '0,-100%' : `${right > 0 ? '0' : right < 0 ? '-100%' : '-50%'},-50%`;
  element.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) translate(${hold})`;
  for (const line of leader ?? []) {
    line.setAttribute('x1', String(on.x));
    line.setAttribute('y1', String(on.y));
    line.setAttribute('x2', String(x));
    line.setAttribute('y2', String(y));
  }
}
