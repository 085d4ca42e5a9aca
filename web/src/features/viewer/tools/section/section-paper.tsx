import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import type { PaperPoint } from '@archway/viewer/tools/section/contours';
import type { SectionTool } from '@archway/viewer/tools/section/section-tool';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { onPaper, pathOf, scaleBarOf, snapped, viewOf, withScale, type PaperView } from './paper.ts';
import { usePaperCursor } from './use-paper-cursor.ts';
import { useToolState } from '../../use-tool-state.ts';
import styles from './section-panel.module.css';

/** A press so near to a contour, in pixels, means the contour. */
const SNAP = 12;
/** What a key sets may be so far from a contour, in millimeters, and means it all the same. */
const SNAP_BY_KEY = 0.6;

/** How wide the paper is on the screen, as it is and enlarged. */
const PIXELS = 256;
const LARGE_PIXELS = 536;

/** The contours as they lie in the plane, with a scale. Two presses measure between them, or two times Enter. */
export function SectionPaper({ tool }: { tool: SectionTool }): ReactNode {
  const t = useText();
  const { contours } = useToolState(tool);
  const [isLarge, setLarge] = useState(false);
  const found = viewOf(contours);
  if (found === null) return null;
  const pixels = isLarge ? LARGE_PIXELS : PIXELS;
  return (
    <div className={styles['sheet']} data-large={isLarge || undefined}>
      <Paper tool={tool} view={withScale(found, pixels)} pixels={pixels} />
      <IconButton
        icon={isLarge ? Minimize2 : Maximize2}
        label={t(isLarge ? 'viewer.section.smaller' : 'viewer.section.larger')}
        onClick={() => setLarge(!isLarge)}
      />
    </div>
  );
}

interface PaperProps {
  tool: SectionTool;
  view: PaperView;
  pixels: number;
}

function Paper({ tool, view, pixels }: PaperProps): ReactNode {
  const t = useText();
  const { contours, frame, measures } = useToolState(tool);
  const drawing = useRef<SVGSVGElement>(null);
  const [begun, setBegun] = useState<PaperPoint | null>(null);
  const set = (place: PaperPoint): void => {
    if (begun !== null) tool.measure(begun, place);
    setBegun(begun === null ? place : null);
  };
  const press = (event: MouseEvent): void => {
    const place = placeOf(drawing.current, event, contours);
    if (place !== null) set(place);
  };
  const cursor = usePaperCursor(view, {
    onSet: (place) => set(snapped(place, contours, SNAP_BY_KEY)),
    onDrop: () => setBegun(null),
  });
  const dot = Math.max(view.width, view.height) / 90;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drawing on which points are set by pointer and by keys
    <svg
      ref={drawing}
      className={styles['paper']}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={t('viewer.section.paper')}
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      onClick={press}
      onKeyDown={cursor.onKeyDown}
      onFocus={cursor.onFocus}
      onBlur={cursor.onBlur}
    >
      {contours.map(({ scanId, lines }) => (
        <path key={scanId} className={styles['contour']} d={lines.map(pathOf).join('')} />
      ))}
      {measures.map(({ from, to }, i) => {
        const [a, b] = [onPaper(from, frame), onPaper(to, frame)];
        return <line key={i} className={styles['measure']} x1={a[0]} y1={-a[1]} x2={b[0]} y2={-b[1]} />;
      })}
      {begun !== null && <circle className={styles['begun']} cx={begun[0]} cy={-begun[1]} r={dot} />}
      {cursor.place !== null && <Cross at={cursor.place} size={3 * dot} />}
      <ScaleBar view={view} pixels={pixels} />
    </svg>
  );
}

/** Where the next key sets a point. */
function Cross({ at: [u, v], size }: { at: PaperPoint; size: number }): ReactNode {
  return (
    <path className={styles['cross']} d={`M${u - size} ${-v}H${u + size}M${u} ${-v - size}V${-v + size}`} />
  );
}

function ScaleBar({ view, pixels }: { view: PaperView; pixels: number }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const { length, from, down, size } = scaleBarOf(view, pixels);
  return (
    <g aria-hidden>
      <path
        className={styles['scale']}
        d={`M${from} ${down - size / 3}V${down}H${from + length}V${down - size / 3}`}
      />
      <text className={styles['scaleText']} x={from + length + size / 2} y={down} fontSize={size}>
        {t('viewer.units.millimeters', { value: number(length) })}
      </text>
    </g>
  );
}

function placeOf(
  drawing: SVGSVGElement | null,
  { clientX, clientY }: MouseEvent,
  contours: Parameters<typeof snapped>[1],
): PaperPoint | null {
  const toScreen = drawing?.getScreenCTM();
  if (toScreen == null) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return snapped([x, -y], contours, SNAP / toScreen.a);
}
