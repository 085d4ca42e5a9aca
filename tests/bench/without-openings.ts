import { registerHooks } from 'node:module';

const NOTE = 'if (openings.isNew(';

/** Loaded before a server: it answers as ours does, and keeps no note of who has opened a case. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/features/case/calls/detail.ts')) return loaded;
    const source = new TextDecoder().decode(loaded.source as Uint8Array);
    if (!source.includes(NOTE)) throw new Error('case/detail keeps its openings in another way');
    return { ...loaded, source: source.replace(NOTE, 'if (false && openings.isNew(') };
  },
});
