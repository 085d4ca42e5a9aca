import { LatticePatches } from './lattice-patches.ts';
import type { Mesh } from '../core/mesh.ts';
import type { Plane } from '../line/plane.ts';
import { add, normalize, scale, type Vector } from '../core/vector.ts';

/** About the length of an edge, in millimeters. All sizes of the stairs are multiples of it. */
const SPACING = 0.25;

/** Heights of the stairs; each step is as deep as `STEP_DEPTH`, and they are as wide as `WIDTH`. */
const STEP_HEIGHTS = [1, 2, 5, 6.5] as const;
const STEP_DEPTH = 5;
const WIDTH = 10;
/** An equal-sided prism that lies on one side: each of its angles is 60 degrees. */
const WEDGE_SIDE = 10;
const WEDGE_START: Vector = [25, 0, 0];
const WEDGE_HEIGHT = (WEDGE_SIDE * Math.sqrt(3)) / 2;
const BALL_RADIUS = 5;
const BALL_CENTER: Vector = [45, 5, 5];
const BALL_STEPS = 48;

/**
 * A body whose sizes are known exactly, to calibrate measuring tools with: along x stairs, a wedge and a ball stand on
 * z = 0. Three closed surfaces in millimeters, with triangles as fine as a scan's.
 */
export function calibrationBlock(): Mesh {
  return joined([stairs(), wedge(), ball()]);
}

/** What a tool must find on the block. Points lie on the surface, angles are in degrees, the rest in millimeters. */
export const CALIBRATION = {
  distances: [
    { name: 'rise of the second step', from: [5, 5, 1], to: [5, 5, 2], distance: 1 },
    { name: 'rise of the third step', from: [10, 5, 2], to: [10, 5, 5], distance: 3 },
    { name: 'width of the stairs', from: [7, 0, 2], to: [7, 10, 2], distance: 10 },
    { name: 'across the stairs', from: [0, 0, 1], to: [20, 10, 6.5], distance: Math.hypot(20, 10, 5.5) },
    { name: 'through the ball', from: [40, 5, 5], to: [50, 5, 5], distance: 10 },
  ],
  angles: [
    {
      name: 'tip of the wedge',
      apex: [30, 5, WEDGE_HEIGHT],
      ends: [
        [25, 5, 0],
        [35, 5, 0],
      ],
      angle: 60,
    },
    {
      name: 'edge of a step',
      apex: [10, 5, 5],
      ends: [
        [10, 5, 2],
        [15, 5, 5],
      ],
      angle: 90,
    },
  ],
  /** Shortest ways along the surface. */
  paths: [
    {
      name: 'a quarter around the ball',
      from: [45, 5, 10],
      to: [50, 5, 5],
      length: (BALL_RADIUS * Math.PI) / 2,
    },
    { name: 'down a step', from: [12, 5, 5], to: [8, 5, 2], length: 2 + 3 + 2 },
  ],
  sections: [
    {
      name: 'ball through its middle',
      plane: { point: BALL_CENTER, normal: [1, 0, 0] },
      length: 2 * Math.PI * BALL_RADIUS,
      area: Math.PI * BALL_RADIUS ** 2,
    },
    {
      name: 'wedge across',
      plane: { point: [30, 5.1, 0], normal: [0, 1, 0] },
      within: [24, 36],
      length: 3 * WEDGE_SIDE,
      area: (WEDGE_SIDE * WEDGE_HEIGHT) / 2,
    },
    {
      name: 'stairs across',
      plane: { point: [10, 5.1, 0], normal: [0, 1, 0] },
      within: [-1, 21],
      length: 2 * (STEP_DEPTH * STEP_HEIGHTS.length + STEP_HEIGHTS.at(-1)!),
      area: STEP_DEPTH * STEP_HEIGHTS.reduce<number>((sum, height) => sum + height, 0),
    },
  ],
} as const satisfies Calibration;

interface Calibration {
  distances: readonly { name: string; from: Vector; to: Vector; distance: number }[];
  angles: readonly { name: string; apex: Vector; ends: readonly [Vector, Vector]; angle: number }[];
  paths: readonly { name: string; from: Vector; to: Vector; length: number }[];
  /** A plane may cut several bodies: only lines within this range of x are meant. */
  sections: readonly {
    name: string;
    plane: Plane;
    within?: readonly [number, number];
    length: number;
    area: number;
  }[];
}

function stairs(): Mesh {
  const patches = new LatticePatches();
  const end = STEP_DEPTH * STEP_HEIGHTS.length;
  const back: Vector = [0, WIDTH, 0];
  patches.addRectangle([0, 0, 0], back, [end, 0, 0], SPACING);
  patches.addRectangle([end, 0, 0], back, [0, 0, STEP_HEIGHTS.at(-1)!], SPACING);
  let below = 0;
  for (const [i, height] of STEP_HEIGHTS.entries()) {
    const x = i * STEP_DEPTH;
    patches.addRectangle([x, 0, below], [0, 0, height - below], back, SPACING);
    patches.addRectangle([x, 0, height], [STEP_DEPTH, 0, 0], back, SPACING);
    patches.addRectangle([x, 0, 0], [STEP_DEPTH, 0, 0], [0, 0, height], SPACING);
    patches.addRectangle([x, WIDTH, 0], [0, 0, height], [STEP_DEPTH, 0, 0], SPACING);
    below = height;
  }
  return patches.toMesh();
}

function wedge(): Mesh {
  const patches = new LatticePatches();
  const back: Vector = [0, WIDTH, 0];
  const steps = WEDGE_SIDE / SPACING;
  const [left, right, tip]: [Vector, Vector, Vector] = [
    WEDGE_START,
    add(WEDGE_START, [WEDGE_SIDE, 0, 0]),
    add(WEDGE_START, [WEDGE_SIDE / 2, 0, WEDGE_HEIGHT]),
  ];
  patches.addTriangle(left, right, tip, steps);
  patches.addTriangle(add(left, back), add(tip, back), add(right, back), steps);
  patches.addRectangle(left, back, [WEDGE_SIDE, 0, 0], SPACING);
  patches.addRectangle(left, [WEDGE_SIDE / 2, 0, WEDGE_HEIGHT], back, SPACING);
  patches.addRectangle(tip, [WEDGE_SIDE / 2, 0, -WEDGE_HEIGHT], back, SPACING);
  return patches.toMesh();
}

/** An octahedron of fine triangles, blown up. Its corners, and points of the great circles between, are exact. */
function ball(): Mesh {
  const patches = new LatticePatches();
  for (const x of [1, -1]) {
    for (const y of [1, -1]) {
      for (const z of [1, -1]) {
        const corners: [Vector, Vector, Vector] = [
          [x, 0, 0],
          [0, y, 0],
          [0, 0, z],
        ];
        const [a, b, c] = x * y * z > 0 ? corners : [corners[0], corners[2], corners[1]];
        patches.addTriangle(a, b, c, BALL_STEPS);
      }
    }
  }
  return patches.toMesh((point) => add(BALL_CENTER, scale(normalize(point), BALL_RADIUS)));
}

function joined(meshes: readonly Mesh[]): Mesh {
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let at = 0;
  let corner = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, at);
    for (const vertex of mesh.indices) indices[corner++] = vertex + at / 3;
    at += mesh.positions.length;
  }
  return { positions, indices, colors: null };
}
