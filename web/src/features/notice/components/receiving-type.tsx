import { info, update } from '@archway/contract/account/calls';
import { getReceiveConfig } from '@archway/contract/notice/calls';
import type { MessageReceivingType } from '@archway/rules/notice-events';
import { FactRow } from '@archway/ui/fact-row';
import { Segmented } from '@archway/ui/segmented';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

/** Where events come to that are not set singly. */
export function ReceivingType({ value }: { value: MessageReceivingType }): ReactNode {
  const t = useText();
  const save = useCall(update, { refreshes: [info, getReceiveConfig] });
  // What was just chosen is shown before the server has answered.
  const shown = (save.isPending ? save.variables.messageReceivingType : undefined) ?? value;
  return (
    <FactRow name={t('notices.receivingType')} help={t('notices.receivingTypeHelp')}>
      <Segmented
        label={t('notices.receivingType')}
        value={shown}
        onChange={(messageReceivingType) => save.mutate({ messageReceivingType })}
        options={[
          { value: 'stationLetter', label: t('notices.channel.stationLetter') },
          { value: 'sms', label: t('notices.channel.sms') },
        ]}
      />
    </FactRow>
  );
}
