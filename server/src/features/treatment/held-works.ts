import type { Work } from '@archway/rules/treatment/prescription';
import type { Tx } from '../../platform/rpc/implement.ts';

/** The works of a locked case that may not change now. */
export type HeldWorks = (tx: Tx, orgId: string, caseId: string) => Promise<readonly Work[]>;

/** Orders hold works. Until there are orders, every work is open. */
export const heldWorksOf: HeldWorks = () => Promise.resolve([]);
