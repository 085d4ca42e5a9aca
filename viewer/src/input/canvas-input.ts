import { commandOf, type Command } from './commands.ts';
import { PointerInput, type PointerTarget } from './pointer-input.ts';

export interface InputTarget extends PointerTarget {
  /** Whether the active tool handled the key. */
  toolKey(event: KeyboardEvent): boolean;
  escape(): void;
  command(command: Command): void;
}

const FOCUS_RING = '2px solid #1F4FD1';

/** Handles pointer and key events of the canvas, and its focus ring. */
export class CanvasInput {
  readonly #pointer: PointerInput;
  readonly #listening = new AbortController();

  constructor(canvas: HTMLCanvasElement, target: InputTarget, label: string | undefined) {
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    if (label !== undefined) canvas.setAttribute('aria-label', label);
    canvas.style.outlineOffset = '-2px';
    this.#pointer = new PointerInput(canvas, target);
    const { signal } = this.#listening;
    canvas.addEventListener('keydown', (event) => onKey(event, target), { signal });
    canvas.addEventListener(
      'pointerdown',
      () => {
        canvas.focus({ preventScroll: true });
        // Browsers show the ring when a script sets the focus; hide it for users of the pointer.
        canvas.style.outline = 'none';
      },
      { signal },
    );
    canvas.addEventListener(
      'focus',
      () => {
        canvas.style.outline = canvas.matches(':focus-visible') ? FOCUS_RING : 'none';
      },
      { signal },
    );
    canvas.addEventListener('blur', () => (canvas.style.outline = 'none'), { signal });
  }

  get isHeld(): boolean {
    return this.#pointer.isHeld;
  }

  dispose(): void {
    this.#pointer.dispose();
    this.#listening.abort();
  }
}

function onKey(event: KeyboardEvent, target: InputTarget): void {
  if (target.toolKey(event)) {
    event.preventDefault();
    return;
  }
  if (event.key === 'Escape') target.escape();
  const command = commandOf(event);
  if (command === null) return;
  event.preventDefault();
  target.command(command);
}
