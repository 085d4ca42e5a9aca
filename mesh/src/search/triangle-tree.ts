import { boundsOf, largestExtentOf, type Bounds } from '../core/bounds.ts';
import { squaredDistanceToTriangle } from './closest-point.ts';
import { CURVE_STEPS, hilbertKey } from './hilbert.ts';
import { triangleCount, type Mesh } from '../core/mesh.ts';
import { sortByKey } from '../core/sort-by-key.ts';

/** Triangles at the end of a branch. */
const LEAF = 4;
/** A box is min x, y, z and max x, y, z. */
const BOX = 6;
/** Boxes that wait to be looked at: two for each level, and 31 levels hold more triangles than memory does. */
const MOST_WAITING = 64;

/**
 * Boxes within boxes around the triangles of a mesh, to find the nearest one without looking at all. The triangles
 * lie along a Hilbert curve, so that neighbors in the row are near each other; box n holds boxes 2n and 2n+1.
 */
export class TriangleTree {
  /** Which triangle has each place of the row. */
  readonly #order: Uint32Array;
  /** Nine numbers a triangle, in the order of the row. */
  readonly #corners: Float32Array;
  readonly #boxes: Float32Array;
  readonly #leaves: number;
  readonly #stack = new Uint32Array(MOST_WAITING);
  /** What the last search found: a place in the row, or -1. */
  #found = -1;

  constructor(mesh: Mesh) {
    if (mesh.indices.length === 0) throw new RangeError('A mesh without triangles has no surface.');
    this.#order = sortByKey(curveKeys(mesh, boundsOf(mesh.positions)));
    this.#corners = cornersInOrder(mesh, this.#order);
    this.#leaves = 2 ** Math.ceil(Math.log2(Math.ceil(triangleCount(mesh) / LEAF)));
    this.#boxes = boxesAround(this.#corners, this.#leaves);
  }

  distanceTo(x: number, y: number, z: number): number {
    return Math.sqrt(this.#search(x, y, z, Infinity));
  }

  /** The triangle nearest to a point, or -1 if none is nearer than `within`. */
  nearestTo(x: number, y: number, z: number, within = Infinity): number {
    this.#search(x, y, z, within * within);
    return this.#found < 0 ? -1 : this.#order[this.#found]!;
  }

  /** The square of the distance to the nearest triangle, or `within` if none is nearer than that. */
  #search(x: number, y: number, z: number, within: number): number {
    const stack = this.#stack;
    let waiting = 0;
    let nearest = within;
    this.#found = -1;
    stack[waiting++] = 1;
    while (waiting > 0) {
      const box = stack[--waiting]!;
      if (this.#squaredDistanceToBox(box, x, y, z) >= nearest) continue;
      if (box >= this.#leaves) {
        nearest = this.#searchLeaf(box - this.#leaves, x, y, z, nearest);
        continue;
      }
      const first = this.#squaredDistanceToBox(box * 2, x, y, z);
      const second = this.#squaredDistanceToBox(box * 2 + 1, x, y, z);
      // The nearer one is looked at first, because it often rules out the other one.
      const isFirstNearer = first < second;
      stack[waiting++] = isFirstNearer ? box * 2 + 1 : box * 2;
      stack[waiting++] = isFirstNearer ? box * 2 : box * 2 + 1;
    }
    return nearest;
  }

  #squaredDistanceToBox(box: number, x: number, y: number, z: number): number {
    const boxes = this.#boxes;
    const at = box * BOX;
    const dx = Math.max(boxes[at]! - x, 0, x - boxes[at + 3]!);
    const dy = Math.max(boxes[at + 1]! - y, 0, y - boxes[at + 4]!);
    const dz = Math.max(boxes[at + 2]! - z, 0, z - boxes[at + 5]!);
    return dx * dx + dy * dy + dz * dz;
  }

  #searchLeaf(leaf: number, x: number, y: number, z: number, within: number): number {
    const end = Math.min((leaf + 1) * LEAF * 9, this.#corners.length);
    let nearest = within;
    for (let at = leaf * LEAF * 9; at < end; at += 9) {
      const squared = squaredDistanceToTriangle(x, y, z, this.#corners, at);
      // A triangle without area may give no number; its neighbors cover the place.
      if (squared >= nearest || Number.isNaN(squared)) continue;
      nearest = squared;
      this.#found = at / 9;
    }
    return nearest;
  }
}

function cornersInOrder({ positions, indices }: Mesh, order: Uint32Array): Float32Array {
  const corners = new Float32Array(indices.length * 3);
  let to = 0;
  for (const triangle of order) {
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
      const from = indices[corner]! * 3;
      corners[to++] = positions[from]!;
      corners[to++] = positions[from + 1]!;
      corners[to++] = positions[from + 2]!;
    }
  }
  return corners;
}

/** The place of each triangle's middle on the curve. */
function curveKeys({ positions, indices }: Mesh, bounds: Bounds): Uint32Array {
  const keys = new Uint32Array(indices.length / 3);
  const toStep = (CURVE_STEPS - 1) / (largestExtentOf(bounds) || 1);
  const stepOf = (triangle: number, axis: 0 | 1 | 2): number => {
    const at = triangle * 3;
    const sum =
      positions[indices[at]! * 3 + axis]! +
      positions[indices[at + 1]! * 3 + axis]! +
      positions[indices[at + 2]! * 3 + axis]!;
    return Math.floor((sum / 3 - bounds.min[axis]) * toStep);
  };
  for (let triangle = 0; triangle < keys.length; triangle++) {
    keys[triangle] = hilbertKey(stepOf(triangle, 0), stepOf(triangle, 1), stepOf(triangle, 2));
  }
  return keys;
}

function boxesAround(corners: Float32Array, leaves: number): Float32Array {
  const boxes = new Float32Array(leaves * 2 * BOX);
  for (let box = leaves * 2 - 1; box > 0; box--) {
    const at = box * BOX;
    boxes.fill(Infinity, at, at + 3);
    boxes.fill(-Infinity, at + 3, at + BOX);
    if (box >= leaves) {
      const end = Math.min((box - leaves + 1) * LEAF * 9, corners.length);
      for (let from = (box - leaves) * LEAF * 9; from < end; from += 3) grow(boxes, at, corners, from, from);
    } else {
      for (const child of [box * 2, box * 2 + 1]) grow(boxes, at, boxes, child * BOX, child * BOX + 3);
    }
  }
  return boxes;
}

/** Makes the box at `at` large enough for the smallest and the largest values found in another array. */
function grow(boxes: Float32Array, at: number, from: Float32Array, smallest: number, largest: number): void {
  for (let axis = 0; axis < 3; axis++) {
    boxes[at + axis] = Math.min(boxes[at + axis]!, from[smallest + axis]!);
    boxes[at + 3 + axis] = Math.max(boxes[at + 3 + axis]!, from[largest + axis]!);
  }
}
