import type { Work } from '@archway/rules/treatment/prescription';
import type { Tx } from '../../platform/rpc/implement.ts';
import { readOrderedWorks } from './ordered-works.repository.ts';

/** The works of a locked case that may not change now. */
export type HeldWorks = (tx: Tx, orgId: string, caseId: string) => Promise<readonly Work[]>;

/** An open order holds what was sent with it. Sending locks the case as well, so none is sent meanwhile. */
export const heldWorksOf: HeldWorks = readOrderedWorks;
