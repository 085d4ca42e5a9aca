import type { Flat, Gate, Strip } from './unfold.ts';

/** A place that the way or the view passes: an end of a gate, given by the gate's number and the vertex there. */
interface Mark {
  place: Flat;
  gate: number;
  vertex: number;
}

export interface StraightWay {
  /** Where the way passes each gate: from 0 at its right end to 1 at its left. */
  shares: number[];
  /** Around which end of which gate the way bends. */
  bends: { gate: number; vertex: number }[];
  length: number;
}

/** The shortest way through a strip of triangles. */
export function straightThrough(strip: Strip): StraightWay {
  const marks = marksOf(strip);
  const shares: number[] = [];
  let length = 0;
  for (let i = 1; i < marks.length; i++) {
    const [from, to] = [marks[i - 1]!, marks[i]!];
    length += Math.hypot(to.place[0] - from.place[0], to.place[1] - from.place[1]);
    for (let at = from.gate + 1; at <= to.gate && at < strip.gates.length; at++) {
      shares.push(shareAt(strip.gates[at]!, from.place, to.place));
    }
  }
  return { shares, bends: marks.slice(1, -1), length };
}

/**
 * Where the way begins, bends and ends. By the funnel algorithm of Lee and Preparata: from the last bend, the narrowest
 * view through the gates is kept, and where a gate closes it there is the next bend.
 */
function marksOf({ start, gates, end }: Strip): Mark[] {
  const last: Gate = { left: end, right: end, leftVertex: -1, rightVertex: -1 };
  const stations = [...gates, last];
  let apex: Mark = { place: start, gate: -1, vertex: -1 };
  const marks = [apex];
  let left = apex;
  let right = apex;
  const bendAt = (mark: Mark): number => {
    apex = mark;
    left = mark;
    right = mark;
    marks.push(mark);
    return mark.gate;
  };
  for (let gate = 0; gate < stations.length; gate++) {
    const station = stations[gate]!;
    if (turn(apex, right, station.right) >= 0) {
      if (isAt(right, apex) || turn(apex, left, station.right) < 0) {
        right = { place: station.right, gate, vertex: station.rightVertex };
      } else {
        gate = bendAt(left);
        continue;
      }
    }
    if (turn(apex, left, station.left) <= 0) {
      if (isAt(left, apex) || turn(apex, right, station.left) > 0) {
        left = { place: station.left, gate, vertex: station.leftVertex };
      } else {
        gate = bendAt(right);
      }
    }
  }
  return [...marks, { place: end, gate: gates.length, vertex: -1 }];
}

const isAt = (a: Mark, b: Mark): boolean => a.place[0] === b.place[0] && a.place[1] === b.place[1];

/** Positive if `to` lies left of the ray from `from` through `via`. */
function turn({ place: from }: Mark, { place: via }: Mark, to: Flat): number {
  return (via[0] - from[0]) * (to[1] - from[1]) - (via[1] - from[1]) * (to[0] - from[0]);
}

function shareAt({ left, right }: Gate, from: Flat, to: Flat): number {
  const way = [to[0] - from[0], to[1] - from[1]] as const;
  const gate = [left[0] - right[0], left[1] - right[1]] as const;
  const out = [from[0] - right[0], from[1] - right[1]] as const;
  const across = gate[0] * way[1] - gate[1] * way[0];
  const share =
    Math.abs(across) > 1e-12
      ? (out[0] * way[1] - out[1] * way[0]) / across
      : // Along the gate, or no way at all: it is passed where the way begins.
        (out[0] * gate[0] + out[1] * gate[1]) / (gate[0] ** 2 + gate[1] ** 2 || 1);
  return Math.min(1, Math.max(0, share));
}
