import { MeshError } from './mesh-error.ts';
import type { PlyElement } from './ply-header.ts';
import { isWholeNumber, type PlyScalar } from './ply-scalar.ts';
import type { PlySource } from './ply-source.ts';

/** Throws unless what is left of the file can hold the rows of the element. Asked before room is made for them. */
export function checkRows({ rows, properties }: PlyElement, source: PlySource): void {
  const least = properties.reduce((sum, { type, countType }) => sum + source.bytesOf(countType ?? type), 0);
  if (rows * least > source.left)
    throw new MeshError('truncated', `${rows} rows declared, and fewer are there`);
}

/** How many values the list has that comes next; they are all there. */
export function readListLength(source: PlySource, countType: PlyScalar, type: PlyScalar): number {
  const length = isWholeNumber(countType) ? source.next(countType) : Number.NaN;
  if (!Number.isInteger(length) || length < 0)
    throw new MeshError('malformed', 'the length of a list is no whole number');
  if (length * source.bytesOf(type) > source.left)
    throw new MeshError('truncated', 'the file ends within a list');
  return length;
}

export function skipElement(element: PlyElement, source: PlySource): void {
  // Rows of nothing take no bytes, so that no length would ever end them.
  if (element.properties.length === 0) return;
  checkRows(element, source);
  for (let row = 0; row < element.rows; row++)
    for (const { type, countType } of element.properties)
      source.skip(type, countType === null ? 1 : readListLength(source, countType, type));
}
