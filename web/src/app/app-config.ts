import { getAppConfig } from '@archway/contract/app-config/calls';
import type { AppConfig } from '@archway/contract/app-config/model';
import { queryOptions } from '@tanstack/react-query';
import type { CallFailure } from '../platform/call-failure.ts';
import { send } from '../platform/call.ts';
import { learnClientInfo } from '../platform/client-info.ts';
import { showSiteTheme } from '../platform/theme.ts';

/** Outlives sessions: it is the same for everybody. */
let known: AppConfig | undefined;

/** Asked before anything else, since every later request tells what is learned here. */
export const appConfigQuery = queryOptions<AppConfig, CallFailure>({
  queryKey: [getAppConfig.path],
  queryFn: async ({ signal }) => {
    known = await send(getAppConfig, {}, { signal });
    learnClientInfo(known);
    showSiteTheme(known.themeCfgJson.defaultTheme);
    return known;
  },
  initialData: () => known,
  staleTime: Infinity,
});
