import { holdOf, INK, PIN, type Label } from './label.ts';

const FONT = '12px "IBM Plex Sans Variable", system-ui, sans-serif';
const LINE = 16;
const PAD = 6;

/** Paints the labels onto the canvas of a snapshot, as they are on screen. */
export function paintLabels(context: CanvasRenderingContext2D, labels: Iterable<Label>): void {
  context.textBaseline = 'middle';
  for (const label of labels) {
    if (label.place === null) continue;
    paintLeader(context, label, label.place);
    paintTag(context, label, label.place);
  }
}

type Place = NonNullable<Label['place']>;

function paintLeader(context: CanvasRenderingContext2D, { style }: Label, { x, y }: Place): void {
  if (style.offset === undefined) return;
  for (const [color, width] of [
    ['#fff', 3.5],
    [INK, 1.25],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + style.offset.x, y + style.offset.y);
    context.stroke();
  }
}

function paintTag(context: CanvasRenderingContext2D, { text, style }: Label, { x, y }: Place): void {
  const lines = style.detail === undefined ? [text] : [text, style.detail];
  const fontOf = (line: number): string => `${line === 0 ? 600 : 400} ${FONT}`;
  const widths = lines.map((words, line) => {
    context.font = fontOf(line);
    return context.measureText(words).width;
  });
  const width = Math.max(...widths) + 2 * PAD;
  const height = lines.length * LINE + PAD;
  const hold = holdOf(style);
  const { x: right, y: down } = style.offset ?? { x: 0, y: 0 };
  const left = x + right - hold.x * width;
  const top = y + down - hold.above - hold.y * height;
  const isPin = style.kind === 'pin';
  context.fillStyle = isPin ? (style.color ?? PIN) : '#fff';
  context.beginPath();
  context.roundRect(left, top, width, height, isPin ? [height / 2, height / 2, height / 2, 2] : 4);
  context.fill();
  if (isPin) {
    context.strokeStyle = '#fff';
    context.lineWidth = 2;
    context.stroke();
  }
  context.fillStyle = isPin ? '#fff' : INK;
  for (const [line, words] of lines.entries()) {
    context.font = fontOf(line);
    context.fillText(words, left + PAD, top + PAD / 2 + (line + 0.5) * LINE);
  }
}
