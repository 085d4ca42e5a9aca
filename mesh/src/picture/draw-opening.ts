import type { Vector } from '../core/vector.ts';
import { fitted, OPENING } from '../sight/fit.ts';
import { USUAL_FRAME } from '../sight/frame.ts';
import { frameOfCase, jawOf, workingJawOf } from '../sight/opening.ts';
import { outlineOf } from '../sight/outline.ts';
import { homeAngles } from '../sight/views.ts';
import { cameraOf, type Camera } from './camera.ts';
import { shade, type Point, type Triple } from './light.ts';
import type { Picture } from './picture.ts';
import { SAMPLES, Seen } from './seen.ts';
import { sceneOf, type Scene } from './scene.ts';
import type { ShownScan } from './shown-scan.ts';

/** Draws what the viewer opens with, by its camera and in its light, on a clear ground. */
export function drawOpening(
  scans: readonly ShownScan[],
  { width, height }: { width: number; height: number },
): Picture {
  const scene = sceneOf(scans, openingCamera(scans, width, height));
  const seen = new Seen(width, height);
  seen.add(scene);
  return { width, height, rgba: paint(scene, seen) };
}

function openingCamera(scans: readonly ShownScan[], width: number, height: number): Camera {
  const jaws = scans.map(({ role, recognized }) => ({ recognized, jaw: jawOf(role, recognized) }));
  const frame = frameOfCase(jaws) ?? USUAL_FRAME;
  const lens = { halfAngle: (OPENING * Math.PI) / 360, aspect: width / height };
  const angles = homeAngles(workingJawOf(jaws.map(({ jaw }) => jaw)));
  const outline = scans.flatMap(({ mesh }) => vectorsOf(outlineOf(mesh)));
  return cameraOf(fitted(outline, angles, frame, lens), frame, { lens, width, height });
}

function vectorsOf(values: Float32Array): Vector[] {
  return Array.from({ length: values.length / 3 }, (_, which) => [
    values[which * 3]!,
    values[which * 3 + 1]!,
    values[which * 3 + 2]!,
  ]);
}

/** Every triangle that is seen in a pixel is lit once, in the middle of what is seen of it there. */
function paint(scene: Scene, { width, height, triangles }: Seen): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  const color: Triple = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const samples = triangles.subarray(pixel * SAMPLES.length, (pixel + 1) * SAMPLES.length);
    const sum: Triple = [0, 0, 0];
    let covered = 0;
    for (const triangle of new Set(samples)) {
      if (triangle === 0) continue;
      const seen = SAMPLES.filter((_, which) => samples[which] === triangle);
      const [x, y] = middleOf(seen);
      shade(pointAt(scene, triangle - 1, (pixel % width) + x, Math.floor(pixel / width) + y), color);
      covered += seen.length;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += color[channel]! * seen.length;
    }
    if (covered === 0) continue;
    for (let channel = 0; channel < 3; channel++) rgba[pixel * 4 + channel] = sum[channel]! / covered;
    rgba[pixel * 4 + 3] = (255 * covered) / SAMPLES.length;
  }
  return rgba;
}

const middleOf = (samples: readonly (readonly [number, number])[]): [number, number] => [
  samples.reduce((sum, [x]) => sum + x, 0) / samples.length,
  samples.reduce((sum, [, y]) => sum + y, 0) / samples.length,
];

/** What a triangle has at a place of the picture, its corners weighed by how near they are. */
function pointAt(scene: Scene, triangle: number, px: number, py: number): Point {
  const { x, y, nearness, indices } = scene;
  const [a, b, c] = [indices[triangle * 3]!, indices[triangle * 3 + 1]!, indices[triangle * 3 + 2]!];
  const [abx, aby, acx, acy] = [x[b]! - x[a]!, y[b]! - y[a]!, x[c]! - x[a]!, y[c]! - y[a]!];
  const doubled = abx * acy - aby * acx;
  const ofB = ((px - x[a]!) * acy - (py - y[a]!) * acx) / doubled;
  const ofC = (abx * (py - y[a]!) - aby * (px - x[a]!)) / doubled;
  const weights: Triple = [(1 - ofB - ofC) * nearness[a]!, ofB * nearness[b]!, ofC * nearness[c]!];
  const whole = weights[0] + weights[1] + weights[2];
  const mix = (values: Float64Array | Float32Array, stride: number, axis: number): number =>
    (values[a * stride + axis]! * weights[0] +
      values[b * stride + axis]! * weights[1] +
      values[c * stride + axis]! * weights[2]) /
    whole;
  const triple = (values: Float64Array): Triple => [mix(values, 3, 0), mix(values, 3, 1), mix(values, 3, 2)];
  const [placeX, placeY, placeZ] = triple(scene.places);
  return {
    normal: triple(scene.normals),
    toEye: [-placeX, -placeY, -placeZ],
    base: triple(scene.bases),
    open: mix(scene.openness, 1, 0),
    tissue: mix(scene.tissue, 1, 0),
    // Down the picture is down here, so what turns to the right faces the camera.
    isFront: doubled < 0,
    hasColors: scene.hasColors[a] === 1,
  };
}
