import { listFirstSteps } from '@archway/contract/first-steps/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const firstStepsQuery = callQuery(listFirstSteps, {}, { ignoreErrors: true });
