import { readFileSync } from 'node:fs';

/** The build's version, from the package file that every checkout and image has. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
