import { listImplantKits } from '@archway/contract/implant-kit/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const implantKitsQuery = callQuery(listImplantKits, {});
