import { useText } from '@archway/ui/text';
import type { PaperPoint } from '@archway/viewer/tools/section/contours';
import type { SectionTool } from '@archway/viewer/tools/section/section-tool';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { onPaper, pathOf, snapped, viewOf } from '../tools/paper.ts';
import { useToolState } from '../use-tool-state.ts';
import styles from './section-panel.module.css';

/** A press so near to a contour, in pixels, means the contour. */
const SNAP = 12;

/** The contours as they lie in the plane. Two presses measure between them. */
export function SectionPaper({ tool }: { tool: SectionTool }): ReactNode {
  const t = useText();
  const { contours, frame, measures } = useToolState(tool);
  const drawing = useRef<SVGSVGElement>(null);
  const [begun, setBegun] = useState<PaperPoint | null>(null);
  const view = viewOf(contours);
  if (view === null) return null;
  const press = (event: MouseEvent): void => {
    const place = placeOf(drawing.current, event, contours);
    if (place === null) return;
    if (begun === null) {
      setBegun(place);
      return;
    }
    tool.measure(begun, place);
    setBegun(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys measure on the model itself, where the same points can be set
    <svg
      ref={drawing}
      className={styles['paper']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={t('viewer.section.paper')}
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      onClick={press}
    >
      {contours.map(({ scanId, lines }) => (
        <path key={scanId} className={styles['contour']} d={lines.map(pathOf).join('')} />
      ))}
      {measures.map(({ from, to }, i) => {
        const [a, b] = [onPaper(from, frame), onPaper(to, frame)];
        return <line key={i} className={styles['measure']} x1={a[0]} y1={-a[1]} x2={b[0]} y2={-b[1]} />;
      })}
      {begun !== null && (
        <circle className={styles['begun']} cx={begun[0]} cy={-begun[1]} r={view.width / 90} />
      )}
    </svg>
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
