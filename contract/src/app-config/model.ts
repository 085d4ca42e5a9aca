import { THEME_CHOICES } from '@archway/rules/display';
import { SITE_REGIONS } from '@archway/rules/regions';
import { z } from 'zod';

/** Current version and address of each text a user is asked to agree to. */
export const AgreementLinks = z.record(
  z.enum(['privacy', 'cookie', 'terms', 'processing', 'improvement']),
  z.object({ version: z.string(), url: z.string() }),
);

/** What the web app must know before anybody has signed in. */
export const AppConfig = z.object({
  appmanager: z.string(),
  appName: z.string(),
  /** The browser tab's title. */
  pageTagName: z.string(),
  apiEndpoint: z.string(),
  wsEndpoint: z.string(),
  /** Where this site is, and so the data of everybody who signs in here. */
  region: z.enum(SITE_REGIONS),
  /** More than one region can be chosen at registration. */
  isInternationalSite: z.boolean(),
  copyright: z.string(),
  themeCfgJson: z.object({ defaultTheme: z.enum(THEME_CHOICES) }),
  supportUrl: z.string(),
  /** 1 short registration form, 2 with the business license. */
  registerShowVersion: z.union([z.literal(1), z.literal(2)]),
  agreement: AgreementLinks,
  /** The address this server saw; part of the `clientVersion` a client sends from then on. */
  clientAddress: z.string(),
});
export type AppConfig = z.output<typeof AppConfig>;
