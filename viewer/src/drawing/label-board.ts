import { Crosshair } from './crosshair.ts';
import { LABEL_PRESS, type Label } from './label.ts';

/** An overlay above the canvas with all labels and the crosshair. */
export class LabelBoard {
  readonly crosshair = new Crosshair();
  readonly #board = document.createElement('div');
  readonly #leaders = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  readonly #labels = new Set<Label>();

  constructor(host: HTMLElement, canvas: HTMLCanvasElement) {
    this.#board.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none';
    this.#leaders.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    this.#leaders.setAttribute('aria-hidden', 'true');
    this.#leaders.append(this.crosshair.element);
    this.#board.append(this.#leaders);
    this.setPressable(true);
    host.append(this.#board);
    // Clickable labels must not block the wheel.
    this.#board.addEventListener('wheel', (event: WheelEvent) => {
      event.preventDefault();
      canvas.dispatchEvent(new WheelEvent(event.type, event));
    });
  }

  get labels(): ReadonlySet<Label> {
    return this.#labels;
  }

  /** While a tool is active, clicks pass through labels to the model. */
  setPressable(isPressable: boolean): void {
    this.#board.style.setProperty(LABEL_PRESS, isPressable ? 'auto' : 'none');
  }

  add(label: Label): void {
    this.#labels.add(label);
    this.#board.append(label.element);
    this.#leaders.append(...(label.leader ?? []));
  }

  remove(label: Label): void {
    this.#labels.delete(label);
    label.element.remove();
    for (const line of label.leader ?? []) line.remove();
  }

  dispose(): void {
    this.#board.remove();
  }
}
