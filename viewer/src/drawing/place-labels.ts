import { Matrix4, Vector3 } from 'three';
import type { Vector } from '@archway/mesh/core/vector';
import type { LabelBoard } from './label-board.ts';
import { placeLabel, type Label } from './label.ts';
import { spread } from './spread.ts';

const STILL = new Matrix4();

interface Point {
  x: number;
  y: number;
}

interface Places {
  /** Projects a point to CSS pixels of the canvas. */
  onCanvas: (point: Vector) => { x: number; y: number; hidden: boolean };
  /** Center of the view, in CSS pixels of the canvas. */
  middle: { x: number; y: number };
  motionOf: (layerId: string) => Matrix4 | null;
  /** False with four small views, which show no labels. */
  hasRoom: boolean;
}

/** Moves every label to its point after the camera has moved. */
export function placeLabels(board: LabelBoard, places: Places): void {
  const placed = [...board.labels].map((label) => ({
    label,
    place: places.hasRoom ? placeOf(label, places) : null,
  }));
  const pins = placed.flatMap(({ label, place }) =>
    label.style.kind === 'pin' && place !== null ? place : [],
  );
  for (const { label, place } of placed) if (place !== null) turnAway(label, place, places);
  keepApart(placed);
  for (const { label, place } of placed) {
    placeLabel(label, place === null ? null : abovePins(label, place, pins));
  }
  board.crosshair.place(places.hasRoom ? places.middle : null);
}

function placeOf({ point, style }: Label, { onCanvas, motionOf }: Places): { x: number; y: number } | null {
  const motion = style.layerId === undefined ? null : motionOf(style.layerId);
  const { x, y, z } = new Vector3(...point).applyMatrix4(motion ?? STILL);
  const place = onCanvas([x, y, z]);
  return place.hidden && style.hidesBehind === true ? null : place;
}

const PIN_SIZE = 24;

/** Moves a tag above a pin at the same point. */
function abovePins(label: Label, place: Point, pins: readonly Point[]): Point {
  if (label.style.kind !== 'tag' || label.style.offset !== undefined) return place;
  const isCovered = pins.some(
    (pin) => Math.abs(pin.x - place.x) < PIN_SIZE && Math.abs(pin.y - place.y) < PIN_SIZE,
  );
  return isCovered ? { x: place.x, y: place.y - PIN_SIZE } : place;
}

/** Moves a label away from a point, more sideways than vertically, because labels are wide. */
function turnAway(label: Label, place: { x: number; y: number }, { onCanvas }: Places): void {
  const { awayFrom, offset } = label.style;
  if (awayFrom === undefined || offset === undefined) return;
  const from = onCanvas(awayFrom);
  const down = (place.y - from.y) / (Math.hypot(place.x - from.x, place.y - from.y) || 1);
  const x = Math.abs(offset.x) * (place.x < from.x ? -1 : 1);
  label.style = { ...label.style, offset: { x, y: Math.abs(offset.y) * down } };
}

/** Height of a card with two lines and the gap below it, in pixels. */
const CARD_STEP = 48;

/** Cards on the same side of the model stand below each other: their points may be on one tooth. */
function keepApart(placed: readonly { label: Label; place: Point | null }[]): void {
  const cards = placed.flatMap(({ label, place }) =>
    place !== null && label.style.kind === 'card' && label.style.awayFrom !== undefined
      ? { label, place, offset: label.style.offset ?? { x: 0, y: 0 } }
      : [],
  );
  for (const side of [-1, 1]) {
    const beside = cards.filter(({ offset }) => Math.sign(offset.x) === side);
    const heights = spread(
      beside.map(({ place, offset }) => place.y + offset.y),
      CARD_STEP,
    );
    for (const [which, { label, place, offset }] of beside.entries())
      label.style = { ...label.style, offset: { x: offset.x, y: heights[which]! - place.y } };
  }
}
