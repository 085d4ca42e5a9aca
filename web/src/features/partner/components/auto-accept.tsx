import { listPartners, setAutoAccept } from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Switch } from '@archway/ui/switch';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';

/** The lab's switch; a clinic reads what was chosen. */
export function AutoAccept({ partner }: { partner: Partner }): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  const set = useCall(setAutoAccept, { refreshes: [listPartners] });
  const { partnershipId, version, autoAccept, organization } = partner;
  if (user?.organization.type !== ORGANIZATION_TYPE.lab)
    return t(autoAccept ? 'partners.autoAccept.on' : 'partners.autoAccept.off');
  return (
    <Switch
      label={
        <span className="visually-hidden">{t('partners.autoAccept.of', { name: organization.name })}</span>
      }
      checked={autoAccept}
      disabled={set.isPending}
      onChange={(checked) => set.mutate({ partnershipId, version, autoAccept: checked })}
    />
  );
}
