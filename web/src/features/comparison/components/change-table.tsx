import { useText } from '@archway/ui/text';
import type { ComparisonResult } from '@archway/viewer/tools/comparison/comparison-drawing';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { MarkWords } from '../../viewer/public.ts';
import { useSextantName } from '../use-comparison.ts';
import styles from './change-table.module.css';

type Change = ComparisonResult['changes'][number];

export interface ChangeTableProps {
  changes: readonly Change[];
  words: MarkWords;
  /** A place on the newer scan is to be seen. */
  onShow: (point: NonNullable<Change['point']>) => void;
}

/** The largest change of each sextant, the largest first. The map is never the only source. */
export function ChangeTable({ changes, words, onShow }: ChangeTableProps): ReactNode {
  const t = useText();
  const id = useId();
  const sizeOf = ({ most }: Change): number => Math.abs(most ?? 0);
  const largestFirst = changes.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const scale = Math.max(0.1, ...changes.map(sizeOf));
  return (
    <section className={styles['changes']} aria-labelledby={id}>
      <h2 id={id}>{t('comparison.changes.title')}</h2>
      <table className={styles['table']} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('comparison.changes.sextant')}</th>
            <td aria-hidden />
            <th scope="col">{t('comparison.changes.most')}</th>
          </tr>
        </thead>
        <tbody>
          {largestFirst.map((change) => (
            <Row key={change.sextant} change={change} scale={scale} words={words} onShow={onShow} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Omit<ChangeTableProps, 'changes'> {
  change: Change;
  /** What fills half of the bar, in millimeters. */
  scale: number;
}

function Row({ change: { sextant, most, point }, scale, words, onShow }: RowProps): ReactNode {
  const t = useText();
  const name = useSextantName(words)(sextant) || t('comparison.changes.whole');
  const share = { '--share': `${(Math.abs(most ?? 0) / scale) * 50}%` } as CSSProperties;
  return (
    <tr>
      <th scope="row">
        {point === null ? (
          name
        ) : (
          <button type="button" className={styles['place']} onClick={() => onShow(point)}>
            {name}
          </button>
        )}
      </th>
      <td aria-hidden>
        <div className={styles['bar']} style={share} data-sign={(most ?? 0) < 0 ? 'lost' : 'gained'} />
      </td>
      <td className={styles['value']}>{most === null ? t('comparison.changes.none') : words.change(most)}</td>
    </tr>
  );
}
