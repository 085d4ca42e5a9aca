import { listAreaByParentId } from '@archway/contract/area/calls';
import type { Language } from '@archway/rules/languages';
import { queryOptions } from '@tanstack/react-query';
import { send } from './call.ts';

/** Countries are named in the reader's language, so each language has its own answers. They hardly ever change. */
export const areasQuery = (parentId: string, language: Language) =>
  queryOptions({
    queryKey: [listAreaByParentId.path, { parentId }, language],
    queryFn: ({ signal }) => send(listAreaByParentId, { parentId }, { signal }),
    staleTime: Infinity,
    meta: { ignoreErrors: true },
  });
