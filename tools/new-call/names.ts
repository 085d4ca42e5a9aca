/** `save_or_update`, `listByPage`, `email.confirm` → their words. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

export const kebabCase = (name: string): string => wordsOf(name).join('-');

export const camelCase = (name: string): string =>
  wordsOf(name)
    .map((word, i) => (i === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('');

/** Words that may be part of a path and cannot be the name of a constant. */
const RESERVED = new Set([
  'delete',
  'export',
  'import',
  'new',
  'return',
  'switch',
  'default',
  'enum',
  'void',
  'in',
  'do',
]);

/** A call is named after the last segment of its path, with the feature's name where that alone is not possible. */
export function callNames(path: string, feature: string): { file: string; constant: string } {
  const last = path.split('/').at(-1) ?? '';
  const constant = camelCase(last);
  return {
    file: kebabCase(last),
    constant: RESERVED.has(constant) ? camelCase(`${last} ${feature}`) : constant,
  };
}
