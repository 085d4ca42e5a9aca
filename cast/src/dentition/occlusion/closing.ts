import type { Row } from '../arch/row.ts';
import type { ToothField } from '../teeth/tooth-field.ts';
import type { Tooth } from '../teeth/tooth.ts';
import { columnsOf } from './bite-map.ts';
import { crownTop } from './crown-top.ts';

/** Teeth in contact overlap by a trace: what the mesh loses at the tips of cusps. */
const CONTACT = -0.02;
/** Front teeth guide and do not carry: they pass each other at this distance. */
const FRONT_CLEARANCE = 0.08;
/** A tooth farther from its opponents has none: it stays where it is. */
const FARTHEST = 2.5;

type Columns = ReturnType<typeof columnsOf>;

interface Opposed {
  tooth: Tooth;
  columns: Columns;
}

/**
 * Two rows that close upon each other: the upper one hangs above, the lower one stands `setback` behind. Heights are
 * measured in each row's own frame, towards the other: two places touch when their heights add up to the `opening`
 * between the frames.
 */
export class Closing {
  readonly #rows: Readonly<Record<'upper' | 'lower', Row>>;
  readonly #setback: number;

  constructor(upper: Row, lower: Row, setback: number) {
    this.#rows = { upper, lower };
    this.#setback = setback;
  }

  opposed(jaw: 'upper' | 'lower'): Opposed[] {
    const row = this.#rows[jaw];
    return row.standing.map((tooth) => ({
      tooth,
      columns: columnsOf(row.fieldOf(tooth), jaw === 'lower' ? -this.#setback : 0),
    }));
  }

  /** The opening at which a tooth would just touch the nearest of the others, or null if none is above it. */
  firstContact(one: Opposed, others: readonly Opposed[]): number | null {
    let most = -Infinity;
    let place: { x: number; y: number; other: Tooth } | null = null;
    for (const other of others) {
      for (const [key, { x, y, height }] of one.columns) {
        const opposite = other.columns.get(key);
        if (opposite === undefined || height + opposite.height <= most) continue;
        most = height + opposite.height;
        place = { x, y, other: other.tooth };
      }
    }
    if (place === null) return null;
    return this.#refined(this.#fieldOf(one.tooth), this.#fieldOf(place.other), place.x, place.y, most);
  }

  #fieldOf(tooth: Tooth): ToothField {
    return this.#rows[tooth.isUpper ? 'upper' : 'lower'].fieldOf(tooth);
  }

  /** Climbs from the best column of the grid to the place between columns where the two meet first. */
  #refined(one: ToothField, other: ToothField, x: number, y: number, found: number): number {
    let best = { x, y, sum: found };
    for (let step = 0.1; step > 0.01; step /= 2) {
      const { x: fromX, y: fromY } = best;
      for (const [dx, dy] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const) {
        const sum = this.#sumAt(one, other, fromX + dx, fromY + dy);
        if (sum > best.sum) best = { x: fromX + dx, y: fromY + dy, sum };
      }
    }
    return best.sum;
  }

  #sumAt(one: ToothField, other: ToothField, x: number, y: number): number {
    const heights = [one, other].map((field) =>
      crownTop(field, x, field.tooth.isUpper ? y : y + this.#setback),
    );
    return heights.reduce<number>((sum, height) => sum + (height ?? -Infinity), 0);
  }
}

/**
 * Brings back teeth into contact by moving them up and down a little, and front teeth out of each other's way. Returns
 * the opening between the two rows' frames.
 */
export function closeBite(upper: Row, lower: Row, setback: number): number {
  const closing = new Closing(upper, lower, setback);
  const upperTeeth = closing.opposed('upper');
  const lowerTeeth = closing.opposed('lower');
  const contacts = lowerTeeth.map((one) => closing.firstContact(one, upperTeeth));
  const opening = median(
    contacts.filter((contact, i): contact is number => contact !== null && isBack(lowerTeeth[i]!.tooth)),
  );
  lowerTeeth.forEach(({ tooth }, i) => settle(tooth, opening, contacts[i]!));
  const settled = closing.opposed('lower');
  for (const one of upperTeeth) {
    if (isBack(one.tooth)) settle(one.tooth, opening, closing.firstContact(one, settled));
  }
  return opening;
}

function settle(tooth: Tooth, opening: number, contact: number | null): void {
  if (contact === null || Math.abs(opening - contact) > FARTHEST) return;
  if (isBack(tooth)) tooth.pose.occlusal += opening - contact - CONTACT;
  else tooth.pose.occlusal += Math.min(0, opening - contact - FRONT_CLEARANCE);
}

const isBack = ({ plan }: Tooth): boolean => plan.position > 3;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
