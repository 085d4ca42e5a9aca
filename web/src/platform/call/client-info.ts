import {
  APP_CODE,
  HEADER,
  MONITOR_HEADER,
  PROTOCOL_VERSION,
  type InfoHeader,
} from '@archway/contract/core/headers';
import { browserName, isPhone, operatingSystem } from '@archway/rules/device-name';
import { currentLanguage } from '../text/i18n.ts';

/** What `app_config/get` tells a client about itself; nothing before it was answered. */
let learned = { address: '', appmanager: '' };

export function learnClientInfo({
  clientAddress,
  appmanager,
}: {
  clientAddress: string;
  appmanager: string;
}): void {
  learned = { address: clientAddress, appmanager };
}

/** What every request says about its sender. */
export function clientHeaders(accessToken: string): Record<string, string> {
  const info: InfoHeader = {
    appCode: APP_CODE,
    protocolVersion: PROTOCOL_VERSION,
    clientVersion: `${import.meta.env.VITE_BUILD_VERSION} ${learned.address}`.trimEnd(),
    appmanager: learned.appmanager,
    os: operatingSystem(navigator.userAgent),
    accessToken,
    endPoint: isPhone(navigator.userAgent) ? 'mobile' : 'web',
  };
  return {
    [HEADER.info]: JSON.stringify(info),
    [HEADER.language]: currentLanguage(),
    [HEADER.timezone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** What a report about a page says about the page, in addition. */
export function monitorHeaders(): Record<string, string> {
  return {
    [MONITOR_HEADER.browser]: browserName(navigator.userAgent),
    [MONITOR_HEADER.screen]: `${window.innerWidth}x${window.innerHeight}`,
    [MONITOR_HEADER.language]: currentLanguage(),
    [MONITOR_HEADER.route]: location.pathname,
  };
}
