import {
  cancelParticipateImprovementPlan,
  info,
  participateImprovementPlan,
} from '@archway/contract/account/calls';
import { Switch } from '@archway/ui/switch';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

/** Whether one's clicks are counted: off until it is switched on. */
export function ImprovementPlan({ isOn }: { isOn: boolean }): ReactNode {
  const t = useText();
  const join = useCall(participateImprovementPlan, { refreshes: [info] });
  const leave = useCall(cancelParticipateImprovementPlan, { refreshes: [info] });
  const isBusy = join.isPending || leave.isPending;
  return (
    <Switch
      label={t('improvement.label')}
      help={t('improvement.help')}
      // What was just chosen is shown before the server has answered.
      checked={join.isPending || (isOn && !leave.isPending)}
      onChange={(isChosen) => {
        if (!isBusy) (isChosen ? join : leave).mutate({});
      }}
    />
  );
}
