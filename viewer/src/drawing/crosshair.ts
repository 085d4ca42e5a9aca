import { INK } from './label.ts';

const SVG = 'http://www.w3.org/2000/svg';
const ARM = 11;
const GAP = 3;

/** A crosshair where a key would set a point. It is shown while any drawing requests it. */
export class Crosshair {
  readonly element = document.createElementNS(SVG, 'g');
  readonly #askedBy = new Set<object>();

  constructor() {
    const arms = `M${-ARM} 0H${-GAP}M${GAP} 0H${ARM}M0 ${-ARM}V${-GAP}M0 ${GAP}V${ARM}`;
    for (const [color, width] of [
      ['#fff', '4'],
      [INK, '1.5'],
    ] as const) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', arms);
      path.setAttribute('stroke', color);
      path.setAttribute('stroke-width', width);
      this.element.append(path);
    }
    this.place(null);
  }

  ask(owner: object, isAsked: boolean): void {
    if (isAsked) this.#askedBy.add(owner);
    else this.#askedBy.delete(owner);
  }

  /** Moves it, in CSS pixels of the host; null hides it. */
  place(at: { x: number; y: number } | null): void {
    this.element.style.display = at === null || this.#askedBy.size === 0 ? 'none' : '';
    if (at !== null) this.element.setAttribute('transform', `translate(${at.x} ${at.y})`);
  }
}
