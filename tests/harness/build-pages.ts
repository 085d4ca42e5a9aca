import { buildWebWithProbe } from './web-build.ts';

// For several runs of journeys after each other, which are then told that PAGES_ARE_BUILT.
await buildWebWithProbe();
