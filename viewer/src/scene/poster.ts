/** Fraction of the stored image, and of the fitted host, that the model fills. */
const IN_PICTURE = 0.94;
const IN_HOST = 0.8;
const FADE_MS = 180;

/** The stored image of a scan, shown until the model is drawn. */
export class Poster {
  readonly #image = document.createElement('img');
  #isShown = false;

  constructor(host: HTMLElement, reducedMotion: boolean) {
    this.#image.alt = '';
    const fade = reducedMotion ? '' : `transition:opacity ${FADE_MS}ms;`;
    this.#image.style.cssText = `position:absolute;left:50%;top:50%;translate:-50% -50%;object-fit:contain;pointer-events:none;${fade}`;
    this.#image.hidden = true;
    // A failed image would show a broken frame.
    this.#image.addEventListener('error', () => {
      this.#image.hidden = true;
    });
    host.append(this.#image);
  }

  /** Shows the image where the model will be. */
  show(url: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    if (this.#isShown) return;
    this.#isShown = true;
    const side = `${Math.round((Math.min(width, height * 1.2) * IN_HOST) / IN_PICTURE)}px`;
    this.#image.style.left = `${x}px`;
    this.#image.style.top = `${y}px`;
    this.#image.style.width = side;
    this.#image.style.height = side;
    this.#image.src = url;
    this.#image.hidden = false;
  }

  hide(): void {
    if (!this.#isShown) return;
    this.#image.style.opacity = '0';
    setTimeout(() => this.#image.remove(), FADE_MS);
  }

  dispose(): void {
    this.#image.remove();
  }
}
