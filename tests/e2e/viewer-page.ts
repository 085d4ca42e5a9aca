import type { Mesh } from '@archway/mesh/mesh';
import { recogniseJaw } from '@archway/mesh/recognise-jaw';
import { dot, subtract, type Vector } from '@archway/mesh/vector';
import { outlineOf } from '@archway/viewer/import/outline';
import { fitted, OPENING } from '@archway/viewer/scene/fit';
import { frameOf } from '@archway/viewer/scene/frame';
import { freeLens, freePart } from '@archway/viewer/scene/insets';
import { eyeOf, lookOf } from '@archway/viewer/scene/pose';
import { anglesOf } from '@archway/viewer/scene/views';
import type { Locator, Page } from 'playwright-core';

/** The model of a case, as somebody finds their way about it: by labels and roles. */
export class ViewerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get stage(): Locator {
    return this.page.getByRole('region', { name: 'Model', exact: true });
  }
  get model(): Locator {
    return this.page.getByRole('img', { name: /^3D model of/ });
  }
  get notes(): Locator {
    return this.page.getByRole('list', { name: 'Notes and measurements' });
  }

  note(text: string | RegExp): Locator {
    return this.notes.getByRole('listitem').filter({ hasText: text });
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });
  }

  view(name: string): Locator {
    return this.page.getByRole('group', { name: 'Views' }).getByRole('button', { name, exact: true });
  }

  /** The first picture is there, be it coarse. */
  async seen(): Promise<void> {
    await this.model.waitFor({ timeout: 30_000 });
  }

  /** All that is looked at is there in full, and can be measured. */
  async full(): Promise<void> {
    await this.seen();
    await this.tool('Measure').and(this.page.locator(':enabled')).waitFor({ timeout: 60_000 });
  }

  async openNotes(): Promise<void> {
    await this.page.getByRole('tab', { name: /^Notes/ }).click();
  }

  async hide(layer: string): Promise<void> {
    await this.page.getByRole('button', { name: `Hide ${layer}`, exact: true }).click();
  }

  /** Onto the crowns of the lower jaw; the camera needs a moment to get there. */
  async lookOnto(): Promise<void> {
    await this.view('Occlusal').click();
    await this.page.waitForTimeout(600);
  }

  /** Presses places of the lower jaw while it is looked onto, and nothing else is shown. */
  async press(lower: Mesh, ...places: readonly Vector[]): Promise<void> {
    const box = await this.model.boundingBox();
    if (box === null) throw new Error('there is no model');
    const project = ontoScreen(lower, box);
    for (const place of places) {
      const { x, y } = project(place);
      await this.page.mouse.move(x, y);
      await this.page.mouse.click(x, y);
    }
  }
}

/** What the panels around the model take, with the rail unfolded. */
const PANELS = { left: 120, right: 164, top: 0, bottom: 56 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a place is on the screen, by the same camera that the viewer has. */
function ontoScreen(lower: Mesh, box: Box): (place: Vector) => { x: number; y: number } {
  const frame = frameOf(recogniseJaw(lower));
  const flat = outlineOf(lower);
  const outline = Array.from({ length: flat.length / 3 }, (_, i): Vector => [
    flat[i * 3]!,
    flat[i * 3 + 1]!,
    flat[i * 3 + 2]!,
  ]);
  const halfAngle = (OPENING * Math.PI) / 360;
  const middle = freePart(box, PANELS);
  const lens = freeLens(box, PANELS, OPENING);
  const pose = fitted(outline, anglesOf('occlusal', 'lower'), frame, lens);
  const look = lookOf(pose, frame);
  const eye = eyeOf(pose, look);
  return (place) => {
    const from = subtract(place, eye);
    const pixels = box.height / 2 / Math.tan(halfAngle) / -dot(from, look.toViewer);
    return {
      x: box.x + middle.x + dot(from, look.right) * pixels,
      y: box.y + middle.y - dot(from, look.up) * pixels,
    };
  };
}
