import type { Matrix } from '@archway/mesh/core/rigid';
import type { Vector } from '@archway/mesh/core/vector';
import { Latest } from './latest.ts';
import type { ToolScene } from '../types/tool-scene.ts';

interface Asked {
  layerId: string;
  point: Vector;
  toId: string;
  within: number;
  transform?: Matrix;
}

export interface Reading {
  layerId: string;
  point: Vector;
  value: number;
}

/** Measures the distance under the pointer, at the rate of the worker's answers. */
export class DistanceProbe {
  reading: Reading | null = null;
  readonly #asking: Latest<Asked, number | null>;

  constructor(scene: ToolScene) {
    this.#asking = new Latest(
      ({ point, toId, within, transform }) =>
        scene.work('distanceAt', { point, toId, within, ...(transform === undefined ? {} : { transform }) }),
      {
        onDone: (value, { layerId, point }) => {
          this.reading = value === null ? null : { layerId, point, value };
          scene.redraw();
        },
        onFail: () => this.clear(),
      },
    );
  }

  ask(asked: Asked): void {
    this.#asking.ask(asked);
  }

  clear(): void {
    this.#asking.forget();
    this.reading = null;
  }
}
