import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { drawStrokes, type Point, type Stroke } from './strokes.ts';

interface Drawing {
  strokes: readonly Stroke[];
  undo: () => void;
  clear: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Strokes by mouse, pen or finger, drawn as they come. */
export function useStrokes(
  canvas: RefObject<HTMLCanvasElement | null>,
  onChange: (strokes: readonly Stroke[]) => void,
): Drawing {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const current = useRef<Point[] | null>(null);
  const set = (next: readonly Stroke[]): void => {
    setStrokes(next);
    onChange(next);
  };
  const redraw = useEffectEvent(() =>
    draw(canvas.current, current.current === null ? strokes : [...strokes, current.current]),
  );
  useEffect(() => draw(canvas.current, strokes), [canvas, strokes]);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const observer = new ResizeObserver(() => redraw());
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [canvas]);
  const end = (): void => {
    if (current.current !== null) set([...strokes, current.current]);
    current.current = null;
  };
  const add = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { x, y } = event.currentTarget.getBoundingClientRect();
    current.current?.push({ x: event.clientX - x, y: event.clientY - y, time: event.timeStamp });
    draw(canvas.current, [...strokes, current.current ?? []]);
  };
  return {
    strokes,
    undo: () => set(strokes.slice(0, -1)),
    clear: () => set([]),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        current.current = [];
        add(event);
      },
      onPointerMove: (event) => {
        if (current.current !== null) add(event);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

function draw(canvas: HTMLCanvasElement | null, strokes: readonly Stroke[]): void {
  const context = canvas?.getContext('2d');
  if (canvas === null || context === null || context === undefined) return;
  const scale = devicePixelRatio;
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
  context.scale(scale, scale);
  drawStrokes(context, strokes, getComputedStyle(canvas).color);
}
