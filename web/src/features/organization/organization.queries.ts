import { listAreaByParentId } from '@archway/contract/area/calls';
import { companyInfo } from '@archway/contract/organization/calls';
import type { Language } from '@archway/rules/languages';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../platform/call/call.ts';
import { callQuery } from '../../platform/call/queries.ts';

export const companyInfoQuery = callQuery(companyInfo, {});

/** Countries are named in the reader's language, so each language has its own answers. They hardly ever change. */
export const areasQuery = (parentId: string, language: Language) =>
  queryOptions({
    queryKey: [listAreaByParentId.path, { parentId }, language],
    queryFn: ({ signal }) => send(listAreaByParentId, { parentId }, { signal }),
    staleTime: Infinity,
    meta: { ignoreErrors: true },
  });
