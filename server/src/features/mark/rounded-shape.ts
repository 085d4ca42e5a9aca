import type { MarkShape } from '@archway/contract/mark/model';

const DECIMALS = 1e6;

/**
 * To a nanometer, which is finer than any scanner. Lines take half the room, and a number close to nothing, which the
 * database would write out with hundreds of zeros, is nothing.
 */
export const roundedShape = (shape: MarkShape): MarkShape =>
  JSON.parse(JSON.stringify(shape), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * DECIMALS) / DECIMALS : value,
  ) as MarkShape;
