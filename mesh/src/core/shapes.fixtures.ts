import type { Mesh } from './mesh.ts';
import { randomNumbers } from './random.ts';

/** A closed ball around the origin, with its poles on the z axis. */
export function sphere(radius: number, rings: number): Mesh {
  const around = rings * 2;
  const positions = [0, 0, radius];
  for (let ring = 1; ring < rings; ring++) {
    const down = (ring / rings) * Math.PI;
    for (let step = 0; step < around; step++) {
      const turn = (step / around) * 2 * Math.PI;
      positions.push(
        radius * Math.sin(down) * Math.cos(turn),
        radius * Math.sin(down) * Math.sin(turn),
        radius * Math.cos(down),
      );
    }
  }
  positions.push(0, 0, -radius);
  const last = positions.length / 3 - 1;
  const at = (ring: number, step: number) => 1 + (ring - 1) * around + (step % around);
  const indices: number[] = [];
  for (let step = 0; step < around; step++) {
    indices.push(0, at(1, step), at(1, step + 1));
    for (let ring = 1; ring < rings - 1; ring++) {
      indices.push(at(ring, step), at(ring + 1, step), at(ring + 1, step + 1));
      indices.push(at(ring, step), at(ring + 1, step + 1), at(ring, step + 1));
    }
    indices.push(last, at(rings - 1, step + 1), at(rings - 1, step));
  }
  return meshOf(positions, indices);
}

/** A closed box from the origin, twelve triangles. */
export function block(width: number, depth: number, height: number): Mesh {
  const positions = [0, 1].flatMap((z) =>
    [0, 1].flatMap((y) => [0, 1].flatMap((x) => [x * width, y * depth, z * height])),
  );
  const indices = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ].flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!]);
  return meshOf(positions, indices);
}

/** A piece of the surface z = height(x, y) over a grid, which looks up. */
export function sheet(
  [left, right]: readonly [number, number],
  [front, back]: readonly [number, number],
  step: number,
  height: (x: number, y: number) => number = () => 0,
  isThere: (x: number, y: number) => boolean = () => true,
): Mesh {
  const columns = Math.round((right - left) / step);
  const rows = Math.round((back - front) / step);
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = left + column * step;
      const y = front + row * step;
      positions.push(x, y, height(x, y));
      if (row === rows || column === columns || !isThere(x + step / 2, y + step / 2)) continue;
      const at = row * (columns + 1) + column;
      indices.push(at, at + 1, at + columns + 2, at, at + columns + 2, at + columns + 1);
    }
  }
  return meshOf(positions, indices);
}

/** Side by side in one mesh. */
export function together(a: Mesh, b: Mesh): Mesh {
  const shift = a.positions.length / 3;
  return meshOf(
    [...a.positions, ...b.positions],
    [...a.indices, ...b.indices.map((vertex) => vertex + shift)],
  );
}

/** The same triangles with corners of their own, as an STL has them. */
export function torn({ positions, indices }: Mesh): Mesh {
  const corners = [...indices].flatMap((vertex) => [...positions.subarray(vertex * 3, vertex * 3 + 3)]);
  return meshOf(
    corners,
    Array.from(indices, (_, corner) => corner),
  );
}

/** Each vertex colored by where it is. */
export function colored(mesh: Mesh): Mesh {
  return { ...mesh, colors: Uint8Array.from(mesh.positions, (value) => 128 + Math.round(value)) };
}

/** Turned at random, moved, and in another unit. */
export function posed(mesh: Mesh, seed: number, factor = 1): Mesh {
  const random = randomNumbers(seed);
  const [w, x, y, z] = randomTurn(random);
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
  const shift = [random() * 200 - 100, random() * 200 - 100, random() * 200 - 100];
  const positions = mesh.positions.map((_, at) => {
    const [a, b, c] = rows[at % 3]!;
    const from = at - (at % 3);
    const turned =
      a! * mesh.positions[from]! + b! * mesh.positions[from + 1]! + c! * mesh.positions[from + 2]!;
    return (turned + shift[at % 3]!) * factor;
  });
  return { ...mesh, positions };
}

/** A unit quaternion; all turns are equally likely (Shoemake). */
function randomTurn(random: () => number): [number, number, number, number] {
  const [part, first, second] = [random(), random() * 2 * Math.PI, random() * 2 * Math.PI];
  const [a, b] = [Math.sqrt(1 - part), Math.sqrt(part)];
  return [a * Math.sin(first), a * Math.cos(first), b * Math.sin(second), b * Math.cos(second)];
}

export function meshOf(positions: number[], indices: number[]): Mesh {
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices), colors: null };
}
