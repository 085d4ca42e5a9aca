import { matchesGlob } from 'node:path';

/** Whether .dockerignore keeps a file from the build. The last pattern that matches it or a folder above it decides. */
export function makeIgnore(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ pattern: line.replace(/^!/, ''), ignores: !line.startsWith('!') }));
  return (path) => {
    const parts = path.split('/');
    const above = parts.map((_, i) => parts.slice(0, i + 1).join('/'));
    const last = patterns.findLast(({ pattern }) => above.some((one) => matchesGlob(one, pattern)));
    return last?.ignores ?? false;
  };
}
