import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';

const NOTHING = '\u00a0';

/** Of the width of a cell, by turns, so that the lines look like words. */
const WIDTHS = [82, 64, 92, 71, 87, 58] as const;

/** What will be there, in the places where it will be; fading out, since nobody knows how much it is. */
export function SkeletonRows<Row>({
  columns,
  selectable,
  count,
}: {
  columns: readonly Column<Row>[];
  selectable: boolean;
  count: number;
}): ReactNode {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} style={{ opacity: 1 - row / count }}>
          {selectable && <td>{NOTHING}</td>}
          {columns.map(({ id, skeleton = 'line' }, column) => (
            <td key={id}>
              {skeleton === 'box' && <div className={styles['bone']} data-box />}
              {skeleton.startsWith('line') && (
                <div
                  className={styles['bone']}
                  style={{ width: `${WIDTHS[(row + column) % WIDTHS.length] ?? 0}%` }}
                />
              )}
              {skeleton === 'lines' && <div className={styles['bone']} data-second />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
