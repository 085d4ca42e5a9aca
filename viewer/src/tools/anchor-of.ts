import type { Anchor } from '@archway/rules/marks';
import type { Hit } from '../types/hit.ts';

/** The part of a hit that is saved. */
export const anchorOf = ({ layerId, point }: Hit): Anchor => ({ scanId: layerId, point });
