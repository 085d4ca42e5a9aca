/** Formats as people know them: one name where two endings mean the same. */
export function formatNames(formats: readonly string[]): string {
  const names = formats.filter((format) => format !== 'jpg' || !formats.includes('jpeg'));
  return names.map((name) => name.toUpperCase()).join(', ');
}
