import { listPatientCases } from '@archway/contract/case/calls';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { CallFailure } from '../../platform/call/call-failure.ts';
import { send } from '../../platform/call/call.ts';

type Page = OutputOf<typeof listPatientCases>;
const PAGE = 20;

/** The cases of a patient, as far back as was asked for. */
export const patientCasesQuery = (patientId: string) =>
  infiniteQueryOptions<
    Page,
    CallFailure<FailureOf<typeof listPatientCases>>,
    InfiniteData<Page, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [listPatientCases.path, { patientId }, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return send(listPatientCases, { patientId, pageSize: PAGE, ...cursor }, { signal });
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    meta: { ignoreErrors: true },
  });
