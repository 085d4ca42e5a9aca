import { Matrix4, Vector3 } from 'three';
import type { Vector } from '@archway/mesh/vector';
import type { LabelBoard } from './label-board.ts';
import { placeLabel, type Label } from './label.ts';

const STILL = new Matrix4();

interface Places {
  /** On the canvas, in CSS pixels. */
  onCanvas: (point: Vector) => { x: number; y: number; hidden: boolean };
  /** The middle of the picture, on the canvas. */
  middle: { x: number; y: number };
  motionOf: (layerId: string) => Matrix4 | null;
  /** Four small views have no room for labels. */
  hasRoom: boolean;
}

/** After the camera has moved: every label to its point. */
export function placeLabels(board: LabelBoard, places: Places): void {
  for (const label of board.labels) {
    const place = places.hasRoom ? placeOf(label, places) : null;
    if (place !== null) turnAway(label, place, places);
    placeLabel(label, place);
  }
  board.crosshair.place(places.hasRoom ? places.middle : null);
}

function placeOf({ point, style }: Label, { onCanvas, motionOf }: Places): { x: number; y: number } | null {
  const motion = style.layerId === undefined ? null : motionOf(style.layerId);
  const { x, y, z } = new Vector3(...point).applyMatrix4(motion ?? STILL);
  const place = onCanvas([x, y, z]);
  return place.hidden && style.hidesBehind === true ? null : place;
}

/** More sideways than up or down: labels are wider than high. */
function turnAway(label: Label, place: { x: number; y: number }, { onCanvas }: Places): void {
  const { awayFrom, offset } = label.style;
  if (awayFrom === undefined || offset === undefined) return;
  const from = onCanvas(awayFrom);
  const down = (place.y - from.y) / (Math.hypot(place.x - from.x, place.y - from.y) || 1);
  const x = Math.abs(offset.x) * (place.x < from.x ? -1 : 1);
  label.style = { ...label.style, offset: { x, y: Math.abs(offset.y) * down } };
}
