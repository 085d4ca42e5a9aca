import type { InspectedScan } from '@archway/mesh/derive/inspect';
import type { ReadFile } from './mesh-of.ts';
import type { CheckedFacts } from './protocol.ts';

/** What a check of the mesh finds out, without anything made of it to look at. */
export function checkedFacts(
  { report, unit }: Pick<InspectedScan, 'report' | 'unit'>,
  { format, hasColors }: ReadFile,
): CheckedFacts {
  const { triangles, vertices, holes, holeBorders, islands, nonManifoldEdges, bounds } = report;
  return {
    format,
    hasColors,
    triangles,
    vertices,
    holes,
    holeBorders: holeBorders.map(({ at, length }) => ({ at: [...at], millimeters: rounded(length) })),
    islands,
    nonManifoldEdges,
    bounds: { min: [...bounds.min], max: [...bounds.max] },
    unit: unit.unit,
    unitIsSure: unit.sure,
    toMillimeters: unit.factorToMm,
  };
}

/** A thousandth of a millimeter is enough. */
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
