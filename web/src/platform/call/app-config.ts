import { getAppConfig } from '@archway/contract/app-config/calls';
import type { AppConfig } from '@archway/contract/app-config/model';
import { queryOptions } from '@tanstack/react-query';
import type { CallFailure } from './call-failure.ts';
import { send } from './call.ts';
import { learnClientInfo } from './client-info.ts';
import { learnEndpoint } from './request.ts';
import { showSiteTheme } from '../page/theme.ts';

/** Outlives sessions: it is the same for everybody. */
let known: AppConfig | undefined;

/** Asked before anything else, since every later request tells what is learned here. */
export const appConfigQuery = queryOptions<AppConfig, CallFailure>({
  queryKey: [getAppConfig.path],
  queryFn: async ({ signal }) => {
    known = await send(getAppConfig, {}, { signal });
    learnClientInfo(known);
    learnEndpoint(known.apiEndpoint);
    showSiteTheme(known.themeCfgJson.defaultTheme);
    return known;
  },
  initialData: () => known,
  staleTime: Infinity,
});
