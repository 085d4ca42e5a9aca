/** Draws on demand, and only while the canvas is visible. */
export class FrameLoop {
  readonly #draw: (now: number) => boolean;
  readonly #host: Element;
  readonly #seen: IntersectionObserver;
  readonly #onVisibility = (): void => this.#wake();
  #isAsked = false;
  #isOnScreen = true;
  #handle: number | null = null;
  /** Frames drawn so far, for tests and measuring. */
  frames = 0;

  /** `draw` returns whether another frame is needed, as during a transition. */
  constructor(host: Element, draw: (now: number) => boolean) {
    this.#host = host;
    this.#draw = draw;
    this.#seen = new IntersectionObserver((entries) => {
      this.#isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      this.#wake();
    });
    this.#seen.observe(this.#host);
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  request(): void {
    this.#isAsked = true;
    this.#wake();
  }

  dispose(): void {
    this.#seen.disconnect();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    if (this.#handle !== null) cancelAnimationFrame(this.#handle);
    this.#handle = null;
    this.#isAsked = false;
  }

  #wake(): void {
    const isSeen = this.#isOnScreen && !document.hidden;
    if (!this.#isAsked || !isSeen || this.#handle !== null) return;
    this.#handle = requestAnimationFrame((now) => {
      this.#handle = null;
      this.#isAsked = false;
      this.frames++;
      if (this.#draw(now)) this.request();
    });
  }
}
