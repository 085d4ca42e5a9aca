import type { SpecItem } from './item.ts';

export interface SpecStorageKey extends SpecItem {
  /** What the specification keeps in the browser's storage. */
  name: string;
  /** Its name among the web app's keys. */
  key: string;
}

export interface SpecPreference extends SpecItem {
  /** The name in the local preference config. */
  name: string;
  value: string | number | readonly string[];
}

export interface SpecAppConfig extends SpecItem {
  /** The way to the field in the app config. */
  name: string;
}

export const SPEC_STORAGE_KEYS = [
  // Both tokens are one value, so that no tab ever reads half of a pair.
  { name: 'access token', key: 'session', state: 'built' },
  { name: 'refresh token', key: 'session', state: 'built' },
  { name: 'language', key: 'language', state: 'built' },
  { name: 'theme', key: 'theme', state: 'built' },
  { name: 'local preference config', key: 'preference', state: 'built' },
  { name: 'whats-new version', key: 'whatsNew', state: 'owed' },
  { name: 'share sign key', key: 'shareKey', state: 'owed' },
  { name: 'share sign code', key: 'shareCode', state: 'owed' },
  { name: 'share sign time', key: 'shareTime', state: 'owed' },
] as const satisfies readonly SpecStorageKey[];

/** The defaults are all kept for every user; one is built once a page goes by it. */
export const SPEC_PREFERENCES = [
  { name: 'caseListRange', value: 'last30Days', state: 'built' },
  { name: 'orderListRange', value: 'last30Days', state: 'built' },
  { name: 'exportFileTypes', value: ['stl', 'ply', 'pdf'], state: 'owed' },
  { name: 'dentistSignature', value: 1, state: 'built' },
] as const satisfies readonly SpecPreference[];

export const SPEC_APP_CONFIG = [
  { name: 'appmanager', state: 'built' },
  { name: 'appName', state: 'built' },
  { name: 'pageTagName', state: 'built' },
  { name: 'apiEndpoint', state: 'built' },
  { name: 'wsEndpoint', state: 'built' },
  { name: 'isInternationalSite', state: 'built' },
  { name: 'copyright', state: 'built' },
  { name: 'themeCfgJson', state: 'built' },
  { name: 'themeCfgJson.defaultTheme', state: 'built' },
  { name: 'supportUrl', state: 'built' },
  { name: 'registerShowVersion', state: 'built' },
  { name: 'agreement', state: 'built' },
] as const satisfies readonly SpecAppConfig[];
