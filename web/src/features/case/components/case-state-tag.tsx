import type { CaseRow } from '@archway/contract/case/model';
import { StateTag } from '@archway/ui/state-tag';
import { StatusChip } from '@archway/ui/status-chip';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { caseState } from '../case-states.ts';
import { orderState } from '../order-states.ts';
import styles from './case-state-tag.module.css';

export type CaseTagsProps = Pick<CaseRow, 'state' | 'order' | 'needsAttention'>;

/** Where a case stands, which its newest order says if it has one, and whether one of its files failed. */
export function CaseTags({ state, order, needsAttention }: CaseTagsProps): ReactNode {
  const t = useText();
  return (
    <span className={styles['tags']}>
      {order === null ? <OwnState state={state} /> : <OrderState order={order} />}
      {needsAttention && <StateTag kind="error">{t('cases.needsAttention')}</StateTag>}
    </span>
  );
}

function OwnState({ state }: Pick<CaseTagsProps, 'state'>): ReactNode {
  const t = useText();
  const { kind, text } = caseState(state);
  return <StateTag kind={kind}>{t(text)}</StateTag>;
}

function OrderState({ order }: { order: NonNullable<CaseTagsProps['order']> }): ReactNode {
  const t = useText();
  const { status, text } = orderState(order);
  return <StatusChip status={status}>{t(text)}</StatusChip>;
}
