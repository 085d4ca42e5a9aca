import { normalize, type Vector } from '@archway/mesh/core/vector';
import type { Page } from 'playwright-core';
import type { InPage } from './open-workbench.ts';

interface Place {
  x: number;
  y: number;
}

/** A pixel may be this long, in millimeters, where a point is to be set. */
const NEAR = 0.005;
const MOST_STEPS = 12;
/** A corner of the picture that shows nothing but the sheet. */
const ASIDE = { x: 320, y: 12 };

/** Somebody who measures with a real pointer: looks from a side, comes near, and presses. */
export class TestPointer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Sets a point as near to a place as pixels allow, looking at it from a direction. */
  async press(point: Vector, from: Vector): Promise<void> {
    await this.lookFrom(from);
    await this.#comeNear(point);
    const { x, y } = await this.placeOf(point);
    await this.#page.mouse.click(Math.round(x), Math.round(y));
  }

  /** The direction is from the model to the eye, z up and −y to the front. */
  async lookFrom(direction: Vector): Promise<void> {
    const [x, y, z] = normalize(direction);
    await this.#page.evaluate(() => (globalThis as unknown as InPage).viewer.setView('front'));
    // A drag across the smaller side of the picture is half a turn.
    const { height } = this.#page.viewportSize()!;
    const pixels = height / Math.PI;
    const right = -Math.atan2(x, -y) * pixels;
    await this.drag(ASIDE, { x: ASIDE.x + right, y: ASIDE.y + Math.asin(z) * pixels });
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(to.x, to.y);
    await this.#page.mouse.up();
  }

  placeOf(point: Vector): Promise<Place & { hidden: boolean }> {
    return this.#page.evaluate((at) => (globalThis as unknown as InPage).viewer.worldToScreen(at), point);
  }

  async #comeNear(point: Vector): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      const { x, y, pixel } = await this.#closeness(point);
      if (pixel < NEAR) return;
      await this.#page.mouse.move(x, y);
      await this.#pinch();
      while ((await this.#closeness(point)).pixel >= pixel) await this.#page.waitForTimeout(20);
    }
    throw new Error('The camera does not come near.');
  }

  /** Two fingers on a touch pad come as a wheel with Ctrl. Nothing says when the page has seen it. */
  async #pinch(): Promise<void> {
    const { keyboard, mouse } = this.#page;
    await keyboard.down('Control');
    await mouse.wheel(0, -120);
    await keyboard.up('Control');
  }

  /** Where a point is on the screen, and how long a pixel is there: by points a hundredth of a millimeter around it. */
  #closeness(point: Vector): Promise<Place & { pixel: number }> {
    return this.#page.evaluate(([x, y, z]) => {
      const { viewer } = globalThis as unknown as InPage;
      const at = viewer.worldToScreen([x, y, z]);
      const sizes = [viewer.worldToScreen([x + 0.01, y, z]), viewer.worldToScreen([x, y + 0.01, z])];
      const longest = Math.max(...sizes.map((other) => Math.hypot(other.x - at.x, other.y - at.y)));
      return { x: at.x, y: at.y, pixel: 0.01 / longest };
    }, point);
  }
}
