import { boundsOf } from '../core/bounds.ts';
import type { Mesh } from '../core/mesh.ts';
import { vertexNormals } from '../core/normals.ts';
import { add, cross, dot, normalize, scale, type Vector } from '../core/vector.ts';

/** Where a mesh is looked at from, as unit vectors: to the viewer, and what is up in the picture. */
export interface View {
  toViewer: Vector;
  up: Vector;
}

/** Red, green, blue and opacity of each pixel, from the top left. Where nothing is, the page shows through. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Samples along each side of a pixel, against jagged edges. */
const SAMPLES = 2;
/** How much of the picture's side the mesh takes. */
const FILL = 0.94;
/** For scans without colors: stone, as models are cast of. */
const STONE = [226, 214, 190] as const;

/** Draws the mesh without perspective, with a lamp at the upper left and a weaker one at the viewer. */
export function drawThumbnail(mesh: Mesh, view: View, size = 512): Picture {
  const side = size * SAMPLES;
  const samples = {
    side,
    depths: new Float32Array(side * side).fill(-Infinity),
    rgb: new Uint8Array(side * side * 3),
  };
  const scene = setScene(mesh, view, side);
  for (let at = 0; at < mesh.indices.length; at += 3) {
    drawTriangle(samples, scene, mesh.indices[at]!, mesh.indices[at + 1]!, mesh.indices[at + 2]!);
  }
  return { width: size, height: size, rgba: average(samples, size) };
}

interface Scene {
  /** For each vertex its place in the picture, x to the right and y down, and z towards the viewer. */
  places: Float32Array;
  normals: Float32Array;
  colors: Uint8Array | null;
  toViewer: Vector;
  lamp: Vector;
  /** Half way between lamp and viewer: what faces there is seen to shine. */
  shine: Vector;
}

function setScene(mesh: Mesh, view: View, side: number): Scene {
  const toViewer = normalize(view.toViewer);
  const right = normalize(cross(view.up, toViewer));
  const up = cross(toViewer, right);
  const lamp = normalize(add(toViewer, add(scale(up, 0.6), scale(right, -0.5))));
  return {
    places: fit(turn(mesh.positions, right, up, toViewer), side),
    normals: vertexNormals(mesh),
    colors: mesh.colors,
    toViewer,
    lamp,
    shine: normalize(add(lamp, toViewer)),
  };
}

function turn(positions: Float32Array, right: Vector, up: Vector, toViewer: Vector): Float32Array {
  const turned = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vector = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    turned[at] = dot(point, right);
    turned[at + 1] = -dot(point, up);
    turned[at + 2] = dot(point, toViewer);
  }
  return turned;
}

/** Moves and scales the mesh into the middle of the picture. */
function fit(places: Float32Array, side: number): Float32Array {
  const { min, max } = boundsOf(places);
  const factor = (side * FILL) / Math.max(max[0] - min[0], max[1] - min[1], Number.MIN_VALUE);
  for (let at = 0; at < places.length; at += 3) {
    places[at] = (places[at]! - (min[0] + max[0]) / 2) * factor + side / 2;
    places[at + 1] = (places[at + 1]! - (min[1] + max[1]) / 2) * factor + side / 2;
  }
  return places;
}

interface Samples {
  side: number;
  depths: Float32Array;
  rgb: Uint8Array;
}

function drawTriangle({ side, depths, rgb }: Samples, scene: Scene, a: number, b: number, c: number): void {
  const { places } = scene;
  const ax = places[a * 3]!;
  const ay = places[a * 3 + 1]!;
  const bx = places[b * 3]!;
  const by = places[b * 3 + 1]!;
  const cx = places[c * 3]!;
  const cy = places[c * 3 + 1]!;
  const doubled = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(doubled) < 1e-9) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const last = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= last; x++) {
      const px = x + 0.5 - ax;
      const py = y + 0.5 - ay;
      // How much of each corner is in this point.
      const ofB = (px * (cy - ay) - py * (cx - ax)) / doubled;
      const ofC = ((bx - ax) * py - (by - ay) * px) / doubled;
      const ofA = 1 - ofB - ofC;
      if (ofA < 0 || ofB < 0 || ofC < 0) continue;
      const sample = y * side + x;
      const depth = places[a * 3 + 2]! * ofA + places[b * 3 + 2]! * ofB + places[c * 3 + 2]! * ofC;
      if (depth <= depths[sample]!) continue;
      depths[sample] = depth;
      const mix = (values: Float32Array | Uint8Array, axis: number) =>
        values[a * 3 + axis]! * ofA + values[b * 3 + axis]! * ofB + values[c * 3 + axis]! * ofC;
      shade(scene, mix, rgb, sample * 3);
    }
  }
}

type Mix = (values: Float32Array | Uint8Array, axis: number) => number;

/** The color of a point from its normal. A surface seen from behind is lit as if it were turned round. */
function shade(
  { normals, colors, toViewer, lamp, shine }: Scene,
  mix: Mix,
  rgb: Uint8Array,
  at: number,
): void {
  const mixed = normalize([mix(normals, 0), mix(normals, 1), mix(normals, 2)]);
  const normal = dot(mixed, toViewer) < 0 ? scale(mixed, -1) : mixed;
  const light = 0.22 + 0.62 * Math.max(0, dot(normal, lamp)) + 0.22 * dot(normal, toViewer);
  const gloss = 70 * Math.max(0, dot(normal, shine)) ** 40;
  for (let channel = 0; channel < 3; channel++) {
    const base = colors === null ? STONE[channel]! : mix(colors, channel);
    rgb[at + channel] = Math.min(255, base * light + gloss);
  }
}

/** A pixel has the mean color of those of its samples that show the mesh, and is as opaque as they are many. */
function average({ side, depths, rgb }: Samples, size: number): Uint8Array {
  const rgba = new Uint8Array(size * size * 4);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const corner = Math.floor(pixel / size) * SAMPLES * side + (pixel % size) * SAMPLES;
    const seen = [corner, corner + 1, corner + side, corner + side + 1].filter(
      (at) => depths[at] !== -Infinity,
    );
    for (let channel = 0; channel < 3; channel++) {
      const sum = seen.reduce((total, at) => total + rgb[at * 3 + channel]!, 0);
      rgba[pixel * 4 + channel] = seen.length === 0 ? 0 : sum / seen.length;
    }
    rgba[pixel * 4 + 3] = Math.round((255 * seen.length) / (SAMPLES * SAMPLES));
  }
  return rgba;
}
