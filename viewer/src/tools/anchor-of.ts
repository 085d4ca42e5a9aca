import type { Anchor } from '../marks/mark-shape.ts';
import type { Hit } from '../pick/hit.ts';

/** What of a hit is kept. */
export const anchorOf = ({ layerId, point }: Hit): Anchor => ({ scanId: layerId, point });
