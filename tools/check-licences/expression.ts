import satisfies from 'spdx-satisfies';

/**
 * Whether an SPDX expression can be met with allowed licences: one side of an OR is enough, an AND needs both.
 * What is no expression (`SEE LICENSE IN …`) is met by nothing.
 */
export function isMet(expression: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}
