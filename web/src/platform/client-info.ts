import {
  APP_CODE,
  HEADER,
  MONITOR_HEADER,
  PROTOCOL_VERSION,
  type InfoHeader,
} from '@archway/contract/core/headers';
import { currentLanguage } from './i18n.ts';

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

const BROWSERS = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'other';
}

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

export function operatingSystem(userAgent: string): string {
  return SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}

export function isPhone(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPod/.test(userAgent);
}
