import { getAppConfig } from '@archway/contract/app-config/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentAppConfig } from '../app-config.present.ts';
import { getAppConfigRow } from '../app-config.repository.ts';

export const get = implement(
  getAppConfig,
  async ({ tx, request, config }) =>
    presentAppConfig(await getAppConfigRow(tx, request.info.appmanager), config, request.address),
  { tenant: 'site' },
);
