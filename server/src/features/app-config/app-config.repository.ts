import { AgreementLinks } from '@archway/contract/app-config/model';
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

export type AppConfigRow = Awaited<ReturnType<typeof getAppConfigRow>>;
