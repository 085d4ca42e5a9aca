import { listPartners, setDaysOnWay } from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import { LAB_LIMITS } from '@archway/rules/lab-settings';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

const SAME = 'same';
const DAYS = Array.from({ length: LAB_LIMITS.daysOnWay.max + 1 }, (_, days) => days);

/** The lab's choice for one clinic: as long as to everybody, or a number of its own. */
export function DaysOnWay({ partner }: { partner: Partner }): ReactNode {
  const t = useText();
  const set = useCall(setDaysOnWay, { refreshes: [listPartners] });
  const { partnershipId, version, daysOnWay, organization } = partner;
  return (
    <SelectField
      label={t('partners.daysOnWay.of', { name: organization.name })}
      labelHidden
      size="small"
      value={daysOnWay === null ? SAME : String(daysOnWay)}
      disabled={set.isPending}
      options={[
        { value: SAME, label: t('partners.daysOnWay.same') },
        ...DAYS.map((days) => ({ value: String(days), label: t('partners.daysOnWay.days', { days }) })),
      ]}
      onChange={(chosen) =>
        set.mutate({ partnershipId, version, daysOnWay: chosen === SAME ? null : Number(chosen) })
      }
    />
  );
}
