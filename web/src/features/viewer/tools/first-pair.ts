import type { ShownMark } from '../marks/shown-marks.ts';
import type { ModelLayer } from '../model-layer.ts';
import type { ScanPair } from './active-tool.ts';

const byRole = (layers: readonly ModelLayer[], ...roles: string[]): ModelLayer | undefined =>
  layers.find(({ role }) => roles.includes(role));

/** The two jaws, lower on upper; without them, the first two scans. */
export function jawsOf(layers: readonly ModelLayer[]): ScanPair | null {
  const upper = byRole(layers, 'upper');
  const scan = byRole(layers, 'lower') ?? layers.find((one) => one !== upper);
  return pairOf(scan, upper ?? layers.find((one) => one !== scan));
}

/** Scans of the two jaws have nothing in common; any others may show the same teeth. */
export function canCompare(one: ModelLayer, other: ModelLayer): boolean {
  const jaws = [one.role, other.role].filter((role) => role === 'upper' || role === 'lower');
  return one !== other && (jaws.length < 2 || jaws[0] === jaws[1]);
}

/** A design or the jaw that lies where the scan from before lies, and that scan; nothing without two of one jaw. */
export function comparedOf(layers: readonly ModelLayer[]): ScanPair | null {
  const before =
    byRole(layers, 'preOp') ?? layers.find((one) => layers.some((other) => canCompare(one, other)));
  if (before === undefined) return null;
  const others = layers.filter((one) => canCompare(one, before));
  const [nearest] = others.toSorted((one, other) => apart(one, before) - apart(other, before));
  return pairOf(others.find(({ role }) => role === 'design') ?? nearest, before);
}

/** In millimeters; what has no place is far from everything. */
function apart({ middle }: ModelLayer, other: ModelLayer | undefined): number {
  const there = other?.middle;
  if (middle === null || there == null) return Number.MAX_VALUE;
  return Math.hypot(middle[0] - there[0], middle[1] - there[1], middle[2] - there[2]);
}

function pairOf(one: ModelLayer | undefined, other: ModelLayer | undefined): ScanPair | null {
  return one === undefined || other === undefined || one === other
    ? null
    : { scanId: one.id, otherId: other.id };
}

/** What was found about these two before: it is brought up to date, not kept twice. */
export function markOfPair(
  marks: readonly ShownMark[],
  kind: 'contacts' | 'deviation',
  { scanId, otherId }: ScanPair,
): ShownMark | undefined {
  return marks.find(({ shape }) => {
    if (shape.kind !== kind || !('scanId' in shape) || shape.scanId !== scanId) return false;
    return shape.kind === 'contacts'
      ? shape.antagonistId === otherId
      : shape.kind === 'deviation' && shape.referenceId === otherId;
  });
}
