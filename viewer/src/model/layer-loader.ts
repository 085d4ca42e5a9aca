import type { DecodeReply } from '../import/decode-protocol.ts';
import type { Decoder } from '../import/decoder.ts';
import { Surface } from '../scene/surface.ts';
import type { UploadQueue } from '../scene/upload-queue.ts';
import type { MeshWork } from '../work/mesh-work.ts';
import type { FetchMesh } from '../types/fetch-mesh.ts';
import type { Detail } from '../types/layer-source.ts';
import type { Layer } from './layer.ts';

interface Parts {
  decoder: Decoder;
  uploads: UploadQueue;
  work: MeshWork;
  fetchMesh: FetchMesh;
  /** Called when the shape of a layer is known, before it is drawn. */
  onShape: (layer: Layer) => void;
  onChange: () => void;
  /** Called for every part of a download. Nothing that is drawn has changed by it. */
  onProgress: () => void;
  /** Called when a file has downloaded, so that the next download can start. */
  onArrived: () => void;
}

const TRIES = 2;

/** Downloads, decodes and uploads the meshes of layers. */
export class LayerLoader {
  readonly #parts: Parts;
  readonly #running = new Map<Layer, Set<AbortController>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async load(layer: Layer, detail: Detail): Promise<void> {
    if (layer.source[detail] === null) return;
    const controller = this.#begin(layer);
    layer.progress[detail] = 'loading';
    try {
      await this.#attempt(layer, detail, controller.signal, TRIES);
      if (!controller.signal.aborted) layer.progress[detail] = 'loaded';
    } catch {
      if (!controller.signal.aborted) layer.progress[detail] = 'failed';
    }
    this.#running.get(layer)?.delete(controller);
    if (!controller.signal.aborted) this.#parts.onChange();
  }

  /** Cancels all loading of the layer. */
  cancel(layer: Layer): void {
    for (const controller of this.#running.get(layer) ?? []) controller.abort();
    this.#running.delete(layer);
  }

  #begin(layer: Layer): AbortController {
    const controller = new AbortController();
    const running = this.#running.get(layer) ?? new Set();
    this.#running.set(layer, running.add(controller));
    return controller;
  }

  async #attempt(layer: Layer, detail: Detail, signal: AbortSignal, tries: number): Promise<void> {
    try {
      const bytes = await this.#parts.fetchMesh(layer.source, detail, {
        signal,
        onProgress: (loaded) => {
          layer.loadedBytes[detail] = loaded;
          this.#parts.onProgress();
        },
      });
      layer.progress[detail] = 'arrived';
      this.#parts.onArrived();
      await this.#decode(layer, detail, bytes, signal);
    } catch (error) {
      if (tries <= 1 || signal.aborted) throw error;
      await this.#attempt(layer, detail, signal, tries - 1);
    }
  }

  #decode(layer: Layer, detail: Detail, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void> {
    const { toMillimeters, preview } = layer.source;
    return new Promise((resolve, reject) => {
      const arrival = new Arrival(layer, detail, this.#parts, { resolve, reject });
      const request = {
        bytes,
        toMillimeters,
        // Recognition takes long on the full mesh and gives the same result on the preview.
        recognizes: detail === 'preview' || preview === null || layer.progress.preview === 'failed',
        sendsMesh: detail === 'full',
      };
      const stop = this.#parts.decoder.decode(request, detail === 'preview', (reply) =>
        arrival.receive(reply),
      );
      signal.addEventListener('abort', () => {
        stop();
        arrival.abandon();
      });
    });
  }
}

interface Outcome {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** One mesh on its way from the decoder to the GPU. */
class Arrival {
  readonly #layer: Layer;
  readonly #detail: Detail;
  readonly #parts: Parts;
  readonly #outcome: Outcome;
  #surface: Surface | null = null;
  #isAbandoned = false;

  constructor(layer: Layer, detail: Detail, parts: Parts, outcome: Outcome) {
    this.#layer = layer;
    this.#detail = detail;
    this.#parts = parts;
    this.#outcome = outcome;
  }

  receive(reply: DecodeReply): void {
    switch (reply.kind) {
      case 'shape':
        this.#surface = new Surface(reply.shape, this.#layer.materials);
        this.#layer.group.add(this.#surface.group);
        this.#layer.learnShape(reply.shape);
        this.#parts.onShape(this.#layer);
        break;
      case 'chunk': {
        const { chunk } = reply;
        this.#later(chunk.indices.length / 3, (surface) => {
          surface.add(chunk);
          if (surface.isWhole) this.#show(surface);
        });
        break;
      }
      case 'tree': {
        const { chunk, tree } = reply;
        this.#later(0, (surface) => {
          surface.addTree(chunk, tree);
          this.#layer.dropReplacedPreview();
        });
        break;
      }
      case 'mesh':
        this.#parts.work.put(this.#layer.id, reply.mesh);
        this.#layer.hasWorkMesh = true;
        this.#parts.onChange();
        break;
      case 'done':
        this.#later(0, () => this.#outcome.resolve());
        break;
      case 'failed':
        this.#fail(reply.reason);
        break;
    }
  }

  /** Disposes a partly uploaded mesh of a removed layer. */
  abandon(): void {
    this.#isAbandoned = true;
    if (this.#layer.surfaces[this.#detail] !== this.#surface) this.#surface?.dispose();
    this.#outcome.reject(new Error('The layer was taken away.'));
  }

  #later(triangles: number, run: (surface: Surface) => void): void {
    this.#parts.uploads.add({
      triangles,
      run: () => {
        if (!this.#isAbandoned && this.#surface !== null) run(this.#surface);
      },
    });
  }

  #show(surface: Surface): void {
    this.#layer.show(this.#detail, surface);
    this.#parts.onChange();
  }

  #fail(reason: string): void {
    this.#surface?.dispose();
    this.#outcome.reject(new Error(reason));
  }
}
