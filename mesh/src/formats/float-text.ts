/**
 * The shortest decimal text that is read as the same 32-bit float. Sixteen digits of a double would say more than there
 * is, and make files twice as long.
 */
export function floatText(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (size !== 0 && size < 1e-6) return sign + smallText(size);
  // Nine digits always suffice, and here they end within fifteen decimals. Both numbers of the division are exact, so
  // that it rounds as a reader will.
  for (let decimals = 0, power = 1; decimals <= 15; decimals++, power *= 10) {
    const digits = Math.round(size * power);
    if (Math.fround(digits / power) === size) return sign + withPoint(String(digits), decimals);
  }
  return String(value);
}

function withPoint(digits: string, decimals: number): string {
  if (decimals === 0) return digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

function smallText(size: number): string {
  for (let digits = 1; digits < 9; digits++) {
    const text = size.toExponential(digits - 1);
    if (Math.fround(Number(text)) === size) return text;
  }
  return size.toExponential(8);
}
