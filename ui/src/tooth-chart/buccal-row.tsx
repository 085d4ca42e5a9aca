import { toothNumber } from '@archway/rules/tooth-numbering';
import type { ReactNode } from 'react';
import { BUCCAL_BOX, BUCCAL_TEETH, type BuccalDrawing } from './buccal-geometry.ts';
import { ChartFrame, Tooth } from './chart-frame.tsx';
import type { Point } from '@archway/rules/tooth-chart/crown-shapes';
import { curveThrough } from '@archway/rules/tooth-chart/curve';
import styles from './tooth-chart.module.css';
import type { ChartProps, ToothState } from './tooth-state.ts';

/** The teeth in two rows, seen from the cheek, with their roots. */
export function BuccalRow(props: ChartProps): ReactNode {
  const { teeth, bridges = [], numbering = 'fdi', dentition = 'permanent' } = props;
  const drawings = BUCCAL_TEETH[dentition];
  const centerOf = (fdi: number): Point => drawings.find((drawing) => drawing.fdi === fdi)?.center ?? [0, 0];
  return (
    <ChartFrame chart={props} box={BUCCAL_BOX[dentition]}>
      {drawings.map((drawing) => (
        <Tooth key={drawing.fdi} fdi={drawing.fdi}>
          <Side drawing={drawing} state={teeth[drawing.fdi] ?? {}} />
          <text className={styles['number']} x={drawing.number[0]} y={drawing.number[1]}>
            {toothNumber(drawing.fdi, numbering)}
          </text>
        </Tooth>
      ))}
      {bridges.map((ids) => {
        const points = ids.map(centerOf);
        return (
          <g key={ids.join()} className={styles['bridge']}>
            <path d={curveThrough(points, false)} />
            {points.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r={1.15} />
            ))}
          </g>
        );
      })}
    </ChartFrame>
  );
}

function Side({ drawing, state }: { drawing: BuccalDrawing; state: ToothState }): ReactNode {
  const { crown, roots, center, half } = drawing;
  const [x, y] = center;
  const [dx, dy] = half;
  const missing = state.missing === true;
  return (
    <>
      {!missing && roots.map((root) => <path key={root} className={styles['root']} d={root} />)}
      <path className={styles['outline']} d={crown} />
      {missing && state.work === undefined && (
        <path
          className={styles['cross']}
          d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}M${x - dx} ${y + dy}L${x + dx} ${y - dy}`}
        />
      )}
      {(state.work === 'implant' || state.onImplant === true) && (
        <circle className={styles['screw']} cx={x} cy={y} r={1.7} />
      )}
    </>
  );
}
