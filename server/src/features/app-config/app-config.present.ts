import { THEME_CHOICES } from '@archway/rules/display';
import { API_PREFIX } from '@archway/contract/core/headers';
import { AgreementLinks, type AppConfig } from '@archway/contract/app-config/model';
import type { Config } from '../../platform/config/config.ts';
import type { AppConfigRow } from './app-config.repository.ts';

export function presentAppConfig(
  row: AppConfigRow,
  { PUBLIC_ORIGIN: publicOrigin, SITE_REGION: region }: Config,
  clientAddress: string,
): AppConfig {
  return {
    region,
    appmanager: row.appmanager,
    appName: row.app_name,
    pageTagName: row.page_tag_name,
    apiEndpoint: `${publicOrigin}${API_PREFIX}`,
    wsEndpoint: `${publicOrigin.replace(/^http/, 'ws')}/ws`,
    isInternationalSite: row.is_international_site,
    copyright: row.copyright,
    themeCfgJson: {
      defaultTheme: THEME_CHOICES.find((choice) => choice === row.default_theme) ?? 'system',
    },
    supportUrl: row.support_url,
    registerShowVersion: row.register_show_version === 1 ? 1 : 2,
    agreement: AgreementLinks.parse(row.agreement),
    clientAddress,
  };
}
