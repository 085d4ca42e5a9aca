import { createHash } from 'node:crypto';

/** The same error of the same build, whoever meets it: class and the place it arose, without the page's host. */
export function fingerprintOf(name: string, frames: readonly string[], version: string): string {
  const places = frames.slice(0, 3).map((frame) => frame.replaceAll(/https?:\/\/[^/\s]+/g, ''));
  return createHash('sha256')
    .update([version, name, ...places].join('\n'))
    .digest('hex')
    .slice(0, 32);
}
