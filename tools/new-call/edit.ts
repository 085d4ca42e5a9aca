/** Changes of files that are there. Each finds its place or says that it cannot: nothing is guessed. */

/** Puts an import among the others, packages first, in the order of their paths. */
export function addImport(text: string, line: string): string {
  const lines = text.split('\n');
  const imports = lines.flatMap((each, i) => (/^import .* from '.*';$/.test(each) ? [i] : []));
  const place = imports.find((i) => pathIn(lines[i] ?? '') > pathIn(line)) ?? (imports.at(-1) ?? -1) + 1;
  return lines.toSpliced(place, 0, line).join('\n');
}

/** `~` sorts after every letter: what is ours comes after what is installed. */
const pathIn = (line: string): string => (/from '(.*)';/.exec(line)?.[1] ?? '').replace(/^\./, '~.');

/** Adds an item to the first list or object that follows `opening`. */
export function addItem(text: string, opening: RegExp, item: string): string {
  const found = opening.exec(text);
  if (found === null) throw new Error(`no place for ${item}: ${opening.source} is nowhere`);
  const start = found.index + found[0].length;
  const end = closingOf(text, start);
  const inside = text.slice(start, end).trim().replace(/,$/, '');
  return `${text.slice(0, start)}${inside === '' ? item : `${inside}, ${item}`}${text.slice(end)}`;
}

/** Where the bracket closes that opened just before `start`. */
function closingOf(text: string, start: number): number {
  let depth = 1;
  for (let i = start; i < text.length; i += 1) {
    if ('[{('.includes(text[i] ?? '')) depth += 1;
    if (']})'.includes(text[i] ?? '')) depth -= 1;
    if (depth === 0) return i;
  }
  throw new Error('a bracket never closes');
}

/** Marks the call as built in the list of what the specification asks for. */
export function markBuilt(text: string, path: string): string {
  return text.replace(new RegExp(`(path: '${escape(path)}',.*state: )'owed'`), `$1'built'`);
}

/** How the specification has the call, if it names it. */
export function findSpecLine(
  text: string,
  path: string,
): { method: 'GET' | 'POST'; body?: string } | undefined {
  const found = new RegExp(`path: '${escape(path)}', method: '(GET|POST)'(?:, body: '(\\w+)')?`).exec(text);
  if (found === null) return undefined;
  const [, method, body] = found;
  return { method: method === 'GET' ? 'GET' : 'POST', ...(body === undefined ? {} : { body }) };
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
