import type { Anchor } from '@archway/rules/marks';
import type { Hit } from '../types/hit.ts';

/** What of a hit is kept. */
export const anchorOf = ({ layerId, point }: Hit): Anchor => ({ scanId: layerId, point });
