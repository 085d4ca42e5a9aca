import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './tooth-chart.module.css';
import type { ChartProps } from './tooth-state.ts';
import { chartLabel, toothLabel } from './tooth-words.ts';
import { useToothKeys } from './use-tooth-keys.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Frame {
  chart: ChartProps;
  inHand: number;
}
const FrameContext = createContext<Frame>({ chart: { teeth: {} }, inHand: 0 });

/** The picture around the teeth: checkboxes when teeth can be selected, otherwise one picture with a label. */
export function ChartFrame({
  chart,
  box,
  children,
}: {
  chart: ChartProps;
  box: Box;
  children: ReactNode;
}): ReactNode {
  const t = useText();
  const { inHand, press, take } = useToothKeys(chart);
  const { onToggle, onExtend } = chart;
  const choose = (event: MouseEvent): void => {
    const fdi = Number((event.target as Element).closest('[data-fdi]')?.getAttribute('data-fdi'));
    if (!fdi) return;
    take(fdi);
    (event.shiftKey ? (onExtend ?? onToggle) : onToggle)?.(fdi);
  };
  const role =
    onToggle === undefined
      ? { role: 'img', 'aria-label': chartLabel(t, chart) }
      : { role: 'group', 'aria-label': t('tooth.chart'), onKeyDown: press, onClick: choose };
  return (
    <FrameContext value={{ chart, inHand }}>
      <svg className={styles['chart']} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} {...role}>
        {children}
      </svg>
    </FrameContext>
  );
}

/** One tooth, drawn by its view. */
export function Tooth({ fdi, children }: { fdi: number; children: ReactNode }): ReactNode {
  const t = useText();
  const { chart, inHand } = useContext(FrameContext);
  const { teeth, selected = [], numbering = 'fdi', onToggle } = chart;
  const state = teeth[fdi] ?? {};
  const chosen = selected.includes(fdi);
  const role = onToggle !== undefined && {
    role: 'checkbox',
    'aria-checked': chosen,
    'aria-label': toothLabel(t, fdi, numbering, state),
    tabIndex: fdi === inHand ? 0 : -1,
  };
  return (
    <g
      className={styles['tooth']}
      data-fdi={fdi}
      data-work={state.work}
      data-missing={state.missing || undefined}
      data-dimmed={state.dimmed || undefined}
      data-pale={state.isPale || undefined}
      data-deciduous={fdi > 50 || undefined}
      data-selected={chosen || undefined}
      {...role}
    >
      {children}
    </g>
  );
}
