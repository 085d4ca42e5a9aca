import type { Mesh } from '../core/mesh.ts';
import { latin1Bytes } from './latin1.ts';

/** STL as text, as older scanners write it. */
export function textStl({ positions, indices }: Mesh, name = 'upper jaw'): Uint8Array {
  const lines = [`solid ${name}`];
  for (let i = 0; i < indices.length; i += 3) {
    lines.push('  facet normal 0.0 0.0 1.0', '    outer loop');
    for (const corner of indices.subarray(i, i + 3)) {
      const [x, y, z] = Array.from(positions.subarray(corner * 3, corner * 3 + 3), (n) => n.toExponential(8));
      lines.push(`      vertex ${x} ${y} ${z}`);
    }
    lines.push('    endloop', '  endfacet');
  }
  return latin1Bytes([...lines, `endsolid ${name}`, ''].join('\n'));
}
