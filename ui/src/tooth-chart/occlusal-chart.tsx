import { toothNumber } from '@archway/rules/tooth-numbering';
import type { ReactNode } from 'react';
import { ChartFrame, Tooth } from './chart-frame.tsx';
import type { Point } from '@archway/rules/tooth-chart/crown-shapes';
import { curveThrough, written } from '@archway/rules/tooth-chart/curve';
import styles from './tooth-chart.module.css';
import { CHART_BOX, SHOWN, TEETH, type ToothDrawing } from '@archway/rules/tooth-chart/tooth-geometry';
import type { ChartProps, ToothState } from './tooth-state.ts';

/** Both arches, seen from above the chewing surfaces. */
export function OcclusalChart(props: ChartProps): ReactNode {
  const { teeth, bridges = [], numbering = 'fdi', dentition = 'permanent' } = props;
  const linked = bridges.map((ids) => ({
    key: ids.join(),
    points: ids.map((fdi): Point => TEETH.get(fdi)?.center ?? [0, 0]),
  }));
  return (
    <ChartFrame chart={props} box={CHART_BOX}>
      {linked.map(({ key, points }) => (
        <path key={key} className={styles['span']} d={curveThrough(points, false)} />
      ))}
      {SHOWN[dentition].map((drawing) => (
        <Tooth key={drawing.fdi} fdi={drawing.fdi}>
          <Crown drawing={drawing} state={teeth[drawing.fdi] ?? {}} />
          <text className={styles['number']} x={drawing.number[0]} y={drawing.number[1]}>
            {toothNumber(drawing.fdi, numbering)}
          </text>
        </Tooth>
      ))}
      {linked.map(({ key, points }) => (
        <g key={key} className={styles['bridge']}>
          <path d={curveThrough(points, false)} />
          {points.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={1.15} />
          ))}
        </g>
      ))}
    </ChartFrame>
  );
}

function Crown({ drawing, state }: { drawing: ToothDrawing; state: ToothState }): ReactNode {
  const { outline, inset, fissures, cross, center } = drawing;
  const [a, b, c, d] = cross.map(written);
  // A pontic stands where a tooth is missing: then there is something to see.
  const gone = state.missing === true && state.work === undefined;
  return (
    <>
      <path className={styles['outline']} d={outline} />
      {gone ? (
        <path className={styles['cross']} d={`M${a}L${b}M${c}L${d}`} />
      ) : (
        <>
          <path className={styles['inset']} d={inset} />
          {fissures.map((line) => (
            <path key={line} className={styles['fissure']} d={line} />
          ))}
        </>
      )}
      {(state.work === 'implant' || state.onImplant === true) && (
        <circle className={styles['screw']} cx={center[0]} cy={center[1]} r={1.7} />
      )}
    </>
  );
}
