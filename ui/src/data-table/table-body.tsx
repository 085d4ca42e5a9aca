import { Fragment, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useText } from '../text/text.tsx';
import { GROUP_HEIGHT, type RowPlaces } from './row-places.ts';
import type { Selection } from './selection.ts';
import type { DataTableProps, RowGroup } from './table-props.ts';
import { TableRow } from './table-row.tsx';
import type { Rows } from './use-rows.ts';
import type { RowWindow } from './use-window.ts';

const NOTHING = '\u00a0';

export interface TableBodyProps<Row> {
  table: DataTableProps<Row>;
  place: RefObject<HTMLElement | null>;
  keys: readonly string[];
  places: RowPlaces;
  selection: Selection;
  inHand: Rows;
  shown: RowWindow;
}

/** The rows in sight, and the room of those that are not. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  const t = useText();
  const { place, keys, places, selection, inHand } = props;
  const {
    rows,
    rowName,
    columns,
    groups = [],
    isAlert,
    isCurrent,
    onSelect,
    onOpen,
    offset = 0,
  } = props.table;
  const { first, end } = props.shown;
  useKeptFocus(place, inHand.active >= first && inHand.active < end);
  // The reader comes to the row in hand with Tab, or to the first one in sight.
  const stop = inHand.active >= first && inHand.active < end ? inHand.active : first;
  const lineAbove = (index: number): number => (places.beginsGroup(index) ? GROUP_HEIGHT : 0);
  return (
    <tbody>
      <Gap height={places.topOf(first) - lineAbove(first)} />
      {rows.slice(first, end).map((row, i) => {
        const index = first + i;
        const key = keys[index] ?? '';
        const group = groups[places.starts.indexOf(index)];
        return (
          <Fragment key={key}>
            {group !== undefined && (
              <GroupLine span={columns.length} group={group} isAfterTick={onSelect !== undefined} />
            )}
            <TableRow
              row={row}
              index={index}
              ariaIndex={offset + index + 2}
              columns={columns}
              active={index === stop}
              selected={onSelect === undefined ? undefined : selection.has(key)}
              tickLabel={t('ui.table.selectRow', { name: rowName(row) })}
              onPress={inHand.press}
              onTick={inHand.tick}
              opens={onOpen !== undefined}
              isAlert={isAlert?.(row) ?? false}
              isCurrent={isCurrent?.(row) ?? false}
            />
          </Fragment>
        );
      })}
      <Gap height={places.topOf(rows.length) - places.topOf(end) + lineAbove(end)} />
    </tbody>
  );
}

function GroupLine({
  group,
  span,
  isAfterTick,
}: {
  group: RowGroup;
  span: number;
  isAfterTick: boolean;
}): ReactNode {
  return (
    <tr data-group>
      <th scope="rowgroup" colSpan={span + (isAfterTick ? 1 : 0)} style={{ height: GROUP_HEIGHT }}>
        {group.line}
      </th>
    </tr>
  );
}

function Gap({ height }: { height: number }): ReactNode {
  return height === 0 ? null : (
    <tr aria-hidden data-gap>
      <td style={{ height }}>{NOTHING}</td>
    </tr>
  );
}

/** A focused row that scrolls out of sight is no longer drawn: its table keeps the focus, so that keys go on working. */
function useKeptFocus(place: RefObject<HTMLElement | null>, drawn: boolean): void {
  const within = useRef(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (within.current && !drawn && document.activeElement === document.body)
      element?.focus({ preventScroll: true });
    within.current = element?.contains(document.activeElement) ?? false;
  });
}
