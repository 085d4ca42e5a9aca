import type { FeatureKey } from '@archway/rules/organization-types';
import { writeAudit } from '../../platform/audit/audit.ts';
import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { hasOrganization, setFeature } from './features.repository.ts';
import { organizationFeatureSwitched } from './organization.events.ts';

export type Switched = 'switched' | 'unchanged' | 'unknown';

/** Turns a feature of an organization on or off; pages its members have open follow by a push. */
export async function switchFeature(
  tx: Tx,
  orgId: string,
  { feature, isOn }: { feature: FeatureKey; isOn: boolean },
): Promise<Switched> {
  if (!(await hasOrganization(tx, orgId))) return 'unknown';
  if (!(await setFeature(tx, orgId, feature, isOn))) return 'unchanged';
  await record(tx, organizationFeatureSwitched, { feature, isOn });
  await writeAudit(tx, {
    call: 'organization.switchFeature',
    actor: null,
    sessionId: null,
    address: null,
    object: orgId,
    detail: { feature, isOn },
  });
  return 'switched';
}
