import type { CallSpec, FailureOf, InputOf, OutputOf } from '@archway/contract/core/call';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { announce } from './announce.ts';
import type { CallFailure } from './call-failure.ts';
import { send } from './call.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { renewBy } from '../session/renewal.ts';

export interface CallOptions {
  /** The screen shows what goes wrong itself. */
  ignoreErrors?: boolean;
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => announceUnless(meta, error) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, { meta }) => announceUnless(meta, error, { isChange: true }),
    }),
    defaultOptions: {
      // `send` repeats what may be repeated, and knows by asking whether there is a network.
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function announceUnless(
  meta: Record<string, unknown> | undefined,
  error: unknown,
  what: { isChange?: boolean } = {},
): void {
  if (meta?.['ignoreErrors'] !== true) announce(error, what);
}

/** What a call answers, kept under its path. For `useQuery` and everything like it. */
export function callQuery<C extends CallSpec>(
  call: C,
  input: InputOf<C>,
  { ignoreErrors = false }: CallOptions = {},
) {
  return queryOptions<OutputOf<C>, CallFailure<FailureOf<C>>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, { signal }),
    meta: { ignoreErrors },
  });
}

/** A list page after page, as far as was asked for. For `useInfiniteQuery`; the screen shows what goes wrong itself. */
export function pagesQuery<C extends CallSpec>(call: C, input: InputOf<C>) {
  type Page = OutputOf<C> & { next: string | null };
  return infiniteQueryOptions<
    Page,
    CallFailure<FailureOf<C>>,
    InfiniteData<Page, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [call.path, input, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return send(call, { ...(input as object), ...cursor } as InputOf<C>, { signal }) as Promise<Page>;
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    meta: { ignoreErrors: true },
  });
}

interface GestureOptions extends CallOptions {
  refreshes?: readonly CallSpec[];
  /** It ends the session's tokens and answers with new ones. */
  renewsTokens?: boolean;
}

/** A call made by a gesture. `refreshes` are the calls whose answers it makes old. */
export function useCall<C extends CallSpec>(
  call: C,
  { refreshes = [], ignoreErrors = false, renewsTokens = false }: GestureOptions = {},
): UseMutationResult<OutputOf<C>, CallFailure<FailureOf<C>>, InputOf<C>> {
  const client = useQueryClient();
  const key = useRef(new IdempotencyKey());
  return useMutation({
    mutationFn: (input: InputOf<C>) => {
      const make = () => send(call, input, { key: key.current.keyFor(input) });
      return renewsTokens ? (renewBy(make as () => Promise<object>) as Promise<OutputOf<C>>) : make();
    },
    meta: { ignoreErrors },
    onSettled: (_output, error) => key.current.answered(error?.failure ?? null),
    onSuccess: async () => {
      await Promise.all(refreshes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
