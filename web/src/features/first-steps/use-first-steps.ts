import type { UserInfo } from '@archway/contract/account/model';
import type { OutputOf } from '@archway/contract/core/call';
import type { listFirstSteps } from '@archway/contract/first-steps/calls';
import { OPENING_STEPS } from '@archway/rules/first-steps';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { isGranted } from '@archway/rules/permissions';
import { useQuery } from '@tanstack/react-query';
import { firstStepsQuery } from './first-steps.queries.ts';

type Steps = OutputOf<typeof listFirstSteps>['list'];

export interface FirstSteps {
  /** Not known yet whether there are any. */
  isPending: boolean;
  /** Some are to do: they stand in the menu. */
  isOpen: boolean;
  /** A clinic has scanned nothing, or a lab has no calendar yet: they are the reader's first page. */
  isNew: boolean;
}

const CUSTOMERS: readonly number[] = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab];

/** The first steps as they concern this reader: whoever sets the organization up, and has not hidden them. */
export function useFirstSteps({
  organization,
  permissions,
  preference,
  forceChangePassword,
}: UserInfo): FirstSteps {
  const isAsked =
    preference.firstSteps &&
    !forceChangePassword &&
    CUSTOMERS.includes(organization.type) &&
    isGranted(permissions, 'organization:record:edit');
  const { data, isPending } = useQuery({
    ...firstStepsQuery,
    // Once all are done, the changes of every working day are no reason to ask again.
    enabled: ({ state }) => isAsked && (state.data === undefined || hasOpen(state.data.list)),
  });
  const steps = (isAsked && data?.list) || [];
  return {
    isPending: isAsked && isPending,
    isOpen: hasOpen(steps),
    isNew: steps.some(({ step, isDone }) => OPENING_STEPS.includes(step) && !isDone),
  };
}

const hasOpen = (steps: Steps): boolean => steps.some(({ isDone }) => !isDone);
