/** The factors for the columns of `rows` that come nearest to `wanted`, by the normal equations. */
export function fitLeastSquares(rows: number[][], wanted: number[]): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0));
  for (const [i, row] of rows.entries()) {
    for (let r = 0; r < size; r++) {
      for (let c = 0; c < size; c++) matrix[r]![c]! += row[r]! * row[c]!;
      matrix[r]![size]! += row[r]! * wanted[i]!;
    }
  }
  return solve(matrix);
}

/** Gauss with the largest pivot. Where there is no single solution the factor is 0. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[best]![column]!)) best = row;
    }
    [matrix[column], matrix[best]] = [matrix[best]!, matrix[column]!];
    const pivot = matrix[column]!;
    if (Math.abs(pivot[column]!) < Number.EPSILON) continue;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = matrix[row]![column]! / pivot[column]!;
      for (let at = column; at <= size; at++) matrix[row]![at]! -= factor * pivot[at]!;
    }
  }
  return matrix.map((row, i) => (Math.abs(row[i]!) < Number.EPSILON ? 0 : row[size]! / row[i]!));
}
