/**
 * Whether an SPDX expression can be met with allowed licences: one side of an OR is enough, an AND needs both.
 * What is no expression (`SEE LICENSE IN …`) is met by nothing.
 */
export function isMet(expression: string, isAllowed: (licence: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  function either(): boolean {
    let met = both();
    while (tokens[at] === 'OR') {
      at += 1;
      // Not `met || both()`: the right side has to be read in any case.
      const right = both();
      met ||= right;
    }
    return met;
  }

  function both(): boolean {
    let met = one();
    while (tokens[at] === 'AND') {
      at += 1;
      const right = one();
      met &&= right;
    }
    return met;
  }

  function one(): boolean {
    const token = tokens[at];
    at += 1;
    if (token !== '(') return token !== undefined && isAllowed(token);
    const met = either();
    const closed = tokens[at] === ')';
    at += 1;
    return met && closed;
  }

  const met = either();
  return met && at === tokens.length;
}
