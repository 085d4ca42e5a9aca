/** Longer addresses are none of ours. */
const MOST = 1_000;

/**
 * An address that was handed to us, as a path of our own pages, or null. Only what begins with one slash and stays on
 * our origin however a browser reads it: browsers take `\` for `/`, drop control characters, and decode.
 */
export function safePath(text: string | null): string | null {
  if (text === null || text.length > MOST) return null;
  let decoded = text;
  // Twice encoded is still an address once a server or page has decoded it.
  for (let round = 0; round < 3; round += 1) {
    if (!isPath(decoded)) return null;
    const next = decode(decoded);
    if (next === null) return null;
    if (next === decoded) break;
    decoded = next;
  }
  const { origin, pathname, search, hash } = new URL(text, HERE);
  return origin === HERE ? `${pathname}${search}${hash}` : null;
}

const HERE = 'https://here.invalid';
/** One slash, then neither slash nor backslash, and no control character anywhere. */
// oxlint-disable-next-line no-control-regex -- that is what is looked for
const PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/;

const isPath = (text: string): boolean => PATH.test(text);

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
