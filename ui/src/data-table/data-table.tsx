import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { CardList } from './card-list.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './table-props.ts';
import { Table } from './table.tsx';
import { useLate } from './use-late.ts';
import { useWidth } from '../page-frame/use-width.ts';

/** A list of any length as a table. It fills the height it is given and scrolls within. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { rows, loading = false, empty, renderCard, batch, footer } = props;
  const t = useText();
  const width = useWidth();
  const phone = width < LAYOUT_BREAKPOINTS.phone;
  const columns = props.columns.filter(
    ({ isExtra = false }) => !isExtra || width >= LAYOUT_BREAKPOINTS.mobilePad,
  );
  const late = useLate(loading);
  const isEmpty = rows.length === 0 && !loading;
  return (
    <div className={styles['frame']}>
      <div className={styles['main']} data-batch={(batch !== undefined && batch !== null) || undefined}>
        {phone && renderCard !== undefined ? (
          <CardList {...props} renderCard={renderCard} late={late} />
        ) : (
          <Table {...props} columns={columns} late={late} />
        )}
        {isEmpty && <div className={styles['empty']}>{empty ?? t('ui.table.empty')}</div>}
        {batch}
      </div>
      <output className="visually-hidden">{late ? t('ui.table.loading') : ''}</output>
      {footer}
    </div>
  );
}
