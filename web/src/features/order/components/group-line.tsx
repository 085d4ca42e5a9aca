import { CapacityBar } from '@archway/ui/capacity-bar';
import { useText } from '@archway/ui/text';
import type { TextKey } from '@archway/locales/keys';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import type { GroupedRows, ShownGroup } from '../list/board-groups.ts';
import { groupDays, loadOfGroup, type Load } from '../list/load-words.ts';
import styles from './group-line.module.css';

const NAMES: Readonly<Record<ShownGroup, TextKey>> = {
  overdue: 'order.group.overdue',
  late: 'order.group.late',
  today: 'order.group.today',
  tomorrow: 'order.group.tomorrow',
  thisWeek: 'order.group.thisWeek',
  nextWeek: 'order.group.nextWeek',
  later: 'order.group.later',
  gone: 'order.group.gone',
};

/** What leaves when: the group, its days, and how full a day is or how many orders there are. */
export function GroupLine({
  of: { group, rows, isWhole },
  load,
}: {
  of: GroupedRows;
  load: Load;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const days = groupDays(group, load.today, format);
  const full = loadOfGroup(group, load);
  const count = isWhole && full === null ? t('order.group.orders', { count: rows.length }) : '';
  return (
    <span className={styles['line']}>
      <b data-alert={group === 'overdue' || undefined}>{t(NAMES[group])}</b>
      {days !== '' && <span>{days}</span>}
      {count !== '' && <span>{count}</span>}
      {full !== null && (
        <span className={styles['load']}>
          <CapacityBar {...full} words={t('order.group.capacity', full)} />
        </span>
      )}
    </span>
  );
}
