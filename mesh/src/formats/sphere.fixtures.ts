import type { Mesh } from '../core/mesh.ts';

/** A closed ball of some size in millimeters, colored by place. With the default: 162 vertices, 320 triangles. */
export function sphere(rings = 10, radius = 7.3): Mesh {
  const around = rings * 2 - 4;
  const points: number[] = [0, 0, radius];
  for (let ring = 1; ring <= rings; ring++)
    for (let i = 0; i < around; i++) {
      const polar = (Math.PI * ring) / (rings + 1);
      const angle = (2 * Math.PI * i) / around;
      points.push(radius * Math.sin(polar) * Math.cos(angle), radius * Math.sin(polar) * Math.sin(angle));
      points.push(radius * Math.cos(polar));
    }
  points.push(0, 0, -radius);
  const positions = Float32Array.from(points);
  const colors = Uint8Array.from(positions, (value, i) => 128 + value * 10 + (i % 3));
  return { positions, indices: Uint32Array.from(trianglesOf(rings, around)), colors };
}

function trianglesOf(rings: number, around: number): number[] {
  const last = rings * around + 1;
  const at = (ring: number, i: number): number => 1 + (ring - 1) * around + (i % around);
  const indices: number[] = [];
  for (let i = 0; i < around; i++) {
    indices.push(0, at(1, i), at(1, i + 1));
    for (let ring = 1; ring < rings; ring++) {
      indices.push(at(ring, i), at(ring + 1, i), at(ring, i + 1));
      indices.push(at(ring, i + 1), at(ring + 1, i), at(ring + 1, i + 1));
    }
    indices.push(at(rings, i), last, at(rings, i + 1));
  }
  return indices;
}
