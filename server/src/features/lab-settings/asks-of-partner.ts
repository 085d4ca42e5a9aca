import type { PartnerLabSettings } from '@archway/contract/lab-settings/model';
import type { LabAsks } from '@archway/rules/treatment/lines';
import type { Tx } from '../../platform/rpc/implement.ts';
import { presentOfPartner } from './lab-settings.present.ts';
import { findSettingsOfPartner } from './lab-settings.repository.ts';

/** How a lab works that is a partner of the acting clinic; nothing for any other. */
export async function findPartnerSettings(tx: Tx, lab: string): Promise<PartnerLabSettings | undefined> {
  const told = await findSettingsOfPartner(tx, lab);
  return told === undefined ? undefined : presentOfPartner(lab, told);
}

/** What a lab asks for that is a partner of the acting clinic; nothing for any other. */
export async function findAsksOfPartner(tx: Tx, lab: string): Promise<LabAsks | undefined> {
  return (await findPartnerSettings(tx, lab))?.required;
}
