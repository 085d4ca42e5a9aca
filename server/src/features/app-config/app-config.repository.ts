import { AgreementLinks } from '@archway/contract/app-config/model';
import { REGISTER_VERSION, type RegisterVersion } from '@archway/rules/organization-completeness';
import type { Tx } from '../../platform/db/database.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

/** The configuration of one brand of the site; brands nobody has set up fall back to the site's own. */
export async function getAppConfigRow(tx: Tx, appmanager: string) {
  const rows = await tx
    .selectFrom('app_config')
    .selectAll()
    .where('org_id', '=', SITE_ORG_ID)
    .where('appmanager', 'in', [appmanager, 'archway'])
    .execute();
  const row = rows.find((found) => found.appmanager === appmanager) ?? rows[0];
  if (row === undefined) throw new Error('the site has no app configuration');
  return row;
}

/** The versions a user is asked to agree to today. */
export async function currentAgreements(
  tx: Tx,
  appmanager: string,
): Promise<Partial<Record<string, { version: string }>>> {
  return AgreementLinks.parse((await getAppConfigRow(tx, appmanager)).agreement);
}

/** Which registration form the brand shows. */
export async function registerVersion(tx: Tx, appmanager: string): Promise<RegisterVersion> {
  const { register_show_version: version } = await getAppConfigRow(tx, appmanager);
  return version === REGISTER_VERSION.short ? REGISTER_VERSION.short : REGISTER_VERSION.withLicense;
}

export type AppConfigRow = Awaited<ReturnType<typeof getAppConfigRow>>;
