import { listActivity } from '@archway/contract/case/calls';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import type { HistoryGroup } from '@archway/rules/case-history';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { CallFailure } from '../../platform/call/call-failure.ts';
import { send } from '../../platform/call/call.ts';

type ActivityPage = OutputOf<typeof listActivity>;

export interface ActivityAsked {
  caseId: string;
  group?: HistoryGroup;
  doneBy?: string;
}

/** What was done with a case, as far back as was asked for. */
export const activityQuery = (asked: ActivityAsked) =>
  infiniteQueryOptions<
    ActivityPage,
    CallFailure<FailureOf<typeof listActivity>>,
    InfiniteData<ActivityPage, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [listActivity.path, asked, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(listActivity, { ...asked, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    meta: { ignoreErrors: true },
  });
