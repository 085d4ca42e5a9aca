import type { Mesh } from '../core/mesh.ts';
import { MinHeap } from '../core/min-heap.ts';
import type { SurfacePoint } from './surface-point.ts';
import { edgesOfTriangles, NO_TRIANGLE, type TriangleEdges } from '../topology/triangle-edges.ts';

/** Points on each edge that a way may pass through. With more of them the right triangles are found more surely. */
const STOPS = 3;

/** The edges that a short way from one point to the other passes, in their order; null if there is none. */
export function edgeRoute(mesh: Mesh, from: SurfacePoint, to: SurfacePoint): number[] | null {
  return new RouteSearch(mesh, to).run(from);
}

/** A search from point to point over the edges, the most promising first (A*). */
class RouteSearch {
  readonly #edges: TriangleEdges;
  readonly #positions: Float32Array;
  readonly #goal: SurfacePoint;
  readonly #open = new MinHeap();
  /** Length of the shortest way known to each stop; zero where none is known. */
  readonly #lengths: Float64Array;
  /** The stop before, and one more than that. */
  readonly #before: Uint32Array;
  /** x, y and z of the stop that is being left, and of the one that is looked at. */
  readonly #here = new Float64Array(3);
  readonly #there = new Float64Array(3);

  constructor(mesh: Mesh, goal: SurfacePoint) {
    this.#edges = edgesOfTriangles(mesh);
    this.#positions = mesh.positions;
    this.#goal = goal;
    const stops = (this.#edges.vertices.length / 2) * STOPS;
    this.#lengths = new Float64Array(stops);
    this.#before = new Uint32Array(stops);
  }

  run(from: SurfacePoint): number[] | null {
    this.#here.set(from.point);
    this.#extend(from.triangle, -1, 0);
    let best = Infinity;
    let last = -1;
    for (let next = this.#open.take(); next !== null && next.cost < best; next = this.#open.take()) {
      const stop = next.item;
      const soFar = this.#lengths[stop]!;
      this.#locate(stop, this.#here);
      const ahead = distance(this.#here, this.#goal.point);
      // A stop is put in anew when a shorter way to it is found; what is left of the longer one is passed over.
      if (next.cost > soFar + ahead + 1e-9) continue;
      const edge = Math.floor(stop / STOPS);
      for (const triangle of [this.#edges.triangles[edge * 2]!, this.#edges.triangles[edge * 2 + 1]!]) {
        if (triangle === NO_TRIANGLE) continue;
        if (triangle === this.#goal.triangle && soFar + ahead < best) {
          best = soFar + ahead;
          last = stop;
        }
        this.#extend(triangle, stop, soFar);
      }
    }
    return last < 0 ? null : this.#edgesTo(last);
  }

  /** Tries all stops on the other edges of a triangle. */
  #extend(triangle: number, from: number, soFar: number): void {
    const left = from < 0 ? -1 : Math.floor(from / STOPS);
    for (let side = triangle * 3; side < triangle * 3 + 3; side++) {
      const edge = this.#edges.ofTriangle[side]!;
      if (edge === left) continue;
      for (let stop = edge * STOPS; stop < (edge + 1) * STOPS; stop++) {
        this.#locate(stop, this.#there);
        const length = soFar + distance(this.#here, this.#there);
        const known = this.#lengths[stop]!;
        if (known !== 0 && known <= length) continue;
        this.#lengths[stop] = length;
        this.#before[stop] = from + 1;
        this.#open.add(stop, length + distance(this.#there, this.#goal.point));
      }
    }
  }

  #locate(stop: number, to: Float64Array): void {
    const edge = Math.floor(stop / STOPS);
    const share = ((stop % STOPS) + 0.5) / STOPS;
    const a = this.#edges.vertices[edge * 2]! * 3;
    const b = this.#edges.vertices[edge * 2 + 1]! * 3;
    for (let axis = 0; axis < 3; axis++) {
      to[axis] = this.#positions[a + axis]! * (1 - share) + this.#positions[b + axis]! * share;
    }
  }

  #edgesTo(last: number): number[] {
    const edges: number[] = [];
    for (let stop = last; stop >= 0; stop = this.#before[stop]! - 1) edges.push(Math.floor(stop / STOPS));
    return edges.toReversed();
  }
}

function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}
