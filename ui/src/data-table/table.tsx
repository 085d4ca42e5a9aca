import { useMemo, useRef, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { DENSITY } from '../tokens/tokens.ts';
import { SELECTION_WIDTH, widthNeeded } from './columns.ts';
import styles from './data-table.module.css';
import { extentOf, toggledAll, type Selection } from './selection.ts';
import { rowPlaces } from './row-places.ts';
import { RowShortcuts } from './row-shortcuts.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { DataTableProps, RowGroup } from './table-props.ts';
import { Tick } from './tick.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useRows } from './use-rows.ts';
import { useWindow } from './use-window.ts';

const NOTHING: Selection = new Set();
const SKELETONS = 9;

/** The rows that begin a group. */
function startsOf(groups: readonly RowGroup[] = []): number[] {
  let next = 0;
  return groups.map(({ count }) => {
    const start = next;
    next += count;
    return start;
  });
}

/** The rows as a table, of which only what is in sight is drawn. */
export function Table<Row>(props: DataTableProps<Row> & { late: boolean }): ReactNode {
  const { columns, rows, rowKey, density = 'standard', selection = NOTHING, onSelect, late, groups } = props;
  const place = useRef<HTMLDivElement>(null);
  const rowHeight = DENSITY[density].row;
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const places = rowPlaces(rows.length, rowHeight, startsOf(groups));
  const shown = useWindow(place, places, rowHeight);
  const inHand = useRows({ place, keys, places, rowHeight, selection, table: props });
  const press = useRowKeys({ place, keys, rowHeight, selection, table: props, inHand });
  const selectable = onSelect !== undefined;
  return (
    // The table hears the keys for all its rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['scroll']} ref={place} tabIndex={-1} onKeyDown={press}>
      {rows.length > 0 && (
        <RowShortcuts
          inHand={inHand}
          opens={props.onOpen !== undefined}
          looks={props.onQuickLook !== undefined}
          selects={selectable}
        />
      )}
      <table
        className={styles['table']}
        aria-label={props.label}
        aria-rowcount={(props.total ?? rows.length) + 1}
        aria-busy={props.loading || undefined}
        data-density={density}
        data-old={(late && rows.length > 0) || undefined}
        style={{ minWidth: widthNeeded(columns, selectable) }}
      >
        <colgroup>
          {selectable && <col style={{ width: SELECTION_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.id} style={column.width === undefined ? {} : { width: column.width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          tick={onSelect && <TickAll keys={keys} selection={selection} onSelect={onSelect} />}
        />
        {rows.length === 0 && late && (
          <SkeletonRows columns={columns} selectable={selectable} count={SKELETONS} />
        )}
        <TableBody
          table={props}
          place={place}
          keys={keys}
          selection={selection}
          places={places}
          inHand={inHand}
          shown={shown}
        />
      </table>
    </div>
  );
}

function TickAll({
  keys,
  selection,
  onSelect,
}: {
  keys: readonly string[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
}): ReactNode {
  const t = useText();
  return (
    <Tick
      label={t('ui.table.selectAll')}
      state={extentOf(selection, keys)}
      onToggle={() => onSelect(toggledAll(selection, keys))}
    />
  );
}
