import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { REJECT_REASONS } from '@archway/rules/order/statuses';
import { ChoiceList } from '@archway/ui/choice-list';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { REASONS } from '../../history-words.ts';
import type { ReasonFilling } from '../../use-reason.ts';

/** Why a lab ends an order, and what the clinic should do. */
export function ReasonFields({ filling }: { filling: ReasonFilling }): ReactNode {
  const t = useText();
  const { reason, text, choose, type, isMissing, isTextMissing } = filling;
  return (
    <>
      <ChoiceList
        label={t('order.reject.reason')}
        value={reason}
        choices={REJECT_REASONS.map((value) => ({ value, title: t(REASONS[value]) }))}
        error={isMissing ? t('order.reject.missing') : undefined}
        onChange={choose}
      />
      <TextArea
        label={t('order.reject.text')}
        help={t('order.reject.textHelp')}
        error={isTextMissing ? t('order.reject.textMissing') : undefined}
        value={text}
        rows={2}
        maxLength={ORDER_LIMITS.reason}
        onChange={type}
      />
    </>
  );
}
