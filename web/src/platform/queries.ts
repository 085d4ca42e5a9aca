import type { CallSpec, FailureOf, InputOf, OutputOf } from '@archway/contract/core/call';
import {
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallFailure } from './call-failure.ts';
import { send } from './call.ts';
import { Gesture } from './gesture.ts';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `send` repeats what may be repeated, and knows by asking whether there is a network.
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** What a call answers, kept under its path. For `useQuery` and everything like it. */
export function callQuery<C extends CallSpec>(call: C, input: InputOf<C>) {
  return queryOptions<OutputOf<C>, CallFailure<FailureOf<C>>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, { signal }),
  });
}

/** A call made by a gesture. `refreshes` are the calls whose answers it makes old. */
export function useCall<C extends CallSpec>(
  call: C,
  { refreshes = [] }: { refreshes?: readonly CallSpec[] } = {},
): UseMutationResult<OutputOf<C>, CallFailure<FailureOf<C>>, InputOf<C>> {
  const client = useQueryClient();
  const gesture = useRef(new Gesture());
  return useMutation({
    mutationFn: (input: InputOf<C>) => send(call, input, { key: gesture.current.keyFor(input) }),
    onSettled: (_output, error) => gesture.current.settle(error?.failure ?? null),
    onSuccess: async () => {
      await Promise.all(refreshes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
