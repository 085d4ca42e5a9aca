import { add, dot, scale, subtract, type Vector } from '@archway/mesh/core/vector';
import { Group, type Matrix4 } from 'three';
import { middleOf } from '@archway/mesh/sight/fit';
import { frameOfCase, workingJawOf } from '@archway/mesh/sight/opening';
import type { WorkingJaw } from '@archway/mesh/sight/views';
import { Layer } from './layer.ts';
import type { Detail, LayerSource } from '../types/layer-source.ts';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';
import { planLoads } from './plan-loads.ts';

interface Loading {
  load(layer: Layer, detail: Detail): Promise<void>;
  cancel(layer: Layer): void;
  /** Called when the tools' worker can drop the mesh of a layer. */
  forget(layerId: string): void;
  /** Called when the set of layers without a full mesh changed. */
  replanned(): void;
}

/** The layers of a case in order, and what follows from them together. */
export class LayerSet {
  readonly group = new Group();
  #layers: Layer[] = [];
  readonly #loading: Loading;
  #passedOver: ReadonlySet<string> = new Set();
  #isPlanned = false;
  #isOver = false;

  constructor(loading: Loading) {
    this.#loading = loading;
  }

  get all(): readonly Layer[] {
    return this.#layers;
  }

  find(id: string): Layer | undefined {
    return this.#layers.find((layer) => layer.id === id);
  }

  /** Current transform of a layer, as its jaw moves. */
  motionOf(id: string): Matrix4 | null {
    return this.find(id)?.group.matrix ?? null;
  }

  /** Updates the layers: keeps existing ones, loads new and failed ones, removes missing ones. */
  set(sources: readonly LayerSource[]): void {
    const kept = new Map(this.#layers.map((layer) => [layer.id, layer]));
    this.#layers = sources.map((source) => {
      const old = kept.get(source.id);
      if (old === undefined || old.stage === 'failed') return this.#add(source, old);
      kept.delete(source.id);
      // URLs are signed anew in every answer of the server; the file is the same.
      old.source = source;
      return old;
    });
    for (const gone of kept.values()) this.#remove(gone);
    this.plan();
  }

  /** Schedules loading after the current task, because layers may be hidden right after they are set. */
  plan(): void {
    if (this.#isPlanned || this.#isOver) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      if (!this.#isOver) this.#start();
    });
  }

  /** Outline of the visible layers, or of all known layers while no visible one is known. */
  get outline(): readonly Vector[] {
    const shown = this.#layers.filter(({ isShown }) => isShown).flatMap(({ outline }) => outline);
    return shown.length > 0 ? shown : this.#layers.flatMap(({ outline }) => outline);
  }

  get working(): WorkingJaw {
    return workingJawOf(this.#layers.filter(({ visible }) => visible).map(({ jaw }) => jaw));
  }

  /** The jaw of the first visible layer with one; the occlusal view shows its crowns. */
  get workingJaw(): 'upper' | 'lower' {
    const first = this.#layers.find(({ visible, jaw }) => visible && (jaw === 'upper' || jaw === 'lower'));
    return first?.jaw === 'upper' ? 'upper' : 'lower';
  }

  /** The frame of the layer that was recognized most reliably. */
  get frame(): PatientFrame | null {
    return frameOfCase(this.#layers.map(({ shape, jaw }) => ({ jaw, recognized: shape?.jaw ?? null })));
  }

  /** Approximate position of the incisors: the foremost point, at the middle height. */
  incisors(frame: PatientFrame): Vector {
    const { outline } = this;
    const middle = middleOf(outline, frame);
    const reach = Math.max(...outline.map((point) => dot(subtract(point, middle), frame.front)), 0);
    return add(middle, scale(frame.front, reach));
  }

  /** Whether all visible layers can be measured. Doesn't wait for layers beyond the triangle limit. */
  get isMeasurable(): boolean {
    const shown = this.#layers.filter(({ isShown, id }) => isShown && !this.#passedOver.has(id));
    return shown.length > 0 && shown.every(({ isMeasurable }) => isMeasurable);
  }

  /** Loads everything again, for example after a lost WebGL context. */
  reload(): void {
    const sources = this.#layers.map(({ source }) => source);
    const looks = this.#layers.map(({ visible, opacity }) => ({ visible, opacity }));
    this.set([]);
    this.set(sources);
    for (const [which, layer] of this.#layers.entries()) Object.assign(layer, looks[which]);
  }

  dispose(): void {
    this.#isOver = true;
    for (const layer of this.#layers) this.#remove(layer);
    this.#layers = [];
  }

  #start(): void {
    const { load, drop, passedOver } = planLoads(
      this.#layers.map(({ id, source, visible, progress }) => ({ id, source, visible, ...progress })),
    );
    const isNew = passedOver.join() !== [...this.#passedOver].join();
    this.#passedOver = new Set(passedOver);
    if (isNew) this.#loading.replanned();
    for (const id of drop) {
      this.find(id)?.dropFull();
      this.#loading.forget(id);
    }
    for (const { id, detail } of load) {
      const layer = this.find(id);
      if (layer !== undefined) void this.#loading.load(layer, detail).then(() => this.plan());
    }
  }

  #add(source: LayerSource, failed: Layer | undefined): Layer {
    const layer = new Layer(source);
    if (failed !== undefined) Object.assign(layer, { visible: failed.visible, opacity: failed.opacity });
    this.group.add(layer.group);
    return layer;
  }

  #remove(layer: Layer): void {
    this.#loading.cancel(layer);
    this.#loading.forget(layer.id);
    layer.dispose();
  }
}
