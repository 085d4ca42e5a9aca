import type { Vector } from '@archway/mesh/core/vector';
import { placeLabels } from './drawing/place-labels.ts';
import { takeSnapshot } from './drawing/snapshot.ts';
import { CanvasInput } from './input/canvas-input.ts';
import { inputTargetOf } from './input/input-target.ts';
import type { LayerSource } from './types/layer-source.ts';
import type { Layer } from './model/layer.ts';
import { Observed } from './model/observed.ts';
import type { Placement } from './types/placement.ts';
import type { Display, Theme, ViewerState, ViewName } from './types/state.ts';
import { disposeParts, makeParts, type Parts } from './parts.ts';
import type { Hit } from './types/hit.ts';
import { openJaw } from './scene/bite-motion.ts';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';
import { FrameLoop } from './scene/frame-loop.ts';
import type { Insets } from './scene/insets.ts';
import { place } from './scene/place.ts';
import { approach, reveal } from './pick/reveal.ts';
import { FOUR_VIEWS, type Angles } from '@archway/mesh/sight/views';
import { surroundingsOf } from './surroundings.ts';
import { Turns } from './scene/turns.ts';
import { ToolBench } from './tools/tool-bench.ts';
import type { Drawing, Tool } from './types/tool.ts';
import type { ViewerOptions } from './viewer-options.ts';

/** Shows the scans of a case in an element and hosts tools. */
export class Viewer {
  readonly #parts: Parts;
  readonly #observed = new Observed(() => this.#readState());
  readonly #loop: FrameLoop;
  readonly #bench: ToolBench;
  readonly #input: CanvasInput;
  readonly #resizes: ResizeObserver;
  readonly #turns = new Turns();
  #theme: Theme;
  #display: Display = {
    trueColor: true,
    vivid: false,
    background: 'default',
    center: false,
    animation: 'none',
    paused: false,
  };

  /** Throws `WebGlMissing` without WebGL 2. Fills the host, which must be positioned. */
  constructor(host: HTMLElement, options: ViewerOptions) {
    this.#theme = options.theme;
    this.#parts = makeParts(host, options, {
      onShape: (layer) => this.#meet(layer),
      onChange: () => this.#changed(),
      onProgress: () => this.#observed.changed(),
      requestFrame: () => this.#loop.request(),
    });
    const { stage } = this.#parts;
    this.#loop = new FrameLoop(host, (now) => this.#draw(now));
    this.#bench = new ToolBench(
      surroundingsOf(this.#parts, {
        paint: (layerId, rgba) => this.#paint(layerId, rgba),
        changed: () => this.#changed(),
        requestFrame: () => this.#loop.request(),
      }),
    );
    stage.add(this.#bench.group);
    this.#input = new CanvasInput(
      stage.canvas,
      inputTargetOf(this, this.#parts, this.#bench, {
        changed: () => this.#changed(),
        request: (request) => options.onRequest?.(request),
      }),
      options.label,
    );
    stage.canvas.addEventListener('webglcontextrestored', () => this.#parts.layers.reload());
    this.#resizes = new ResizeObserver(() => this.#resize(host));
    this.#resizes.observe(host);
    this.#resize(host);
    this.#changed();
  }

  get state(): ViewerState {
    return this.#observed.value;
  }

  subscribe(listener: () => void): () => void {
    return this.#observed.subscribe(listener);
  }

  /** Resource usage, for tests and benchmarks. */
  get costs(): { frames: number; workers: number; geometries: number; triangles: number } {
    const { stage, decoder, work } = this.#parts;
    const { memory, render } = stage.renderer.info;
    return {
      frames: this.#loop.frames,
      workers: decoder.workers + work.workers,
      geometries: memory.geometries,
      triangles: render.triangles,
    };
  }

  /** Loads new layers, removes missing ones, and retries failed ones. */
  setLayers(sources: readonly LayerSource[]): void {
    this.#parts.layers.set(sources);
    this.#changed();
  }

  setLayer(id: string, change: { visible?: boolean; opacity?: number }): void {
    const layer = this.#parts.layers.find(id);
    if (layer === undefined) return;
    Object.assign(layer, change);
    if (change.visible === true) layer.isAside = false;
    this.#parts.layers.plan();
    this.#changed();
  }

  /** Draws a layer elsewhere than its file has it; null draws it there again. */
  placeLayer(id: string, placement: Placement | null): void {
    const layer = this.#parts.layers.find(id);
    if (layer === undefined) return;
    layer.placement = placement;
    this.#changed();
  }

  setView(view: ViewName): void {
    for (const layer of this.#parts.layers.all) layer.isAside = view === 'occlusal' && this.#covers(layer);
    this.#parts.rig.setView(view, performance.now());
    this.#changed();
  }

  /** The direction the camera looks from, against the patient's own axes: the same for scans that lie differently. */
  get angles(): Angles {
    return this.#parts.rig.poseAt(0);
  }

  turnTo(angles: Angles): void {
    this.#parts.rig.turnTo(angles);
    this.#changed();
  }

  /** Calls back whenever the camera turns. Returns a function that stops it. */
  onTurn(listener: (angles: Angles) => void): () => void {
    return this.#turns.add(listener);
  }

  /** Fits everything from the current direction. */
  fit(): void {
    this.#parts.rig.fit(performance.now());
    this.#changed();
  }

  /** Rotates the camera until a point is visible. */
  reveal(point: Vector): void {
    reveal(point, this.#parts, performance.now());
    this.#changed();
  }

  /** Brings the camera near to a point, from a side where it is visible. */
  approach(point: Vector): void {
    approach(point, this.#parts, performance.now());
    this.#changed();
  }

  /** Returns the camera to its initial pose. */
  reset(): void {
    for (const layer of this.#parts.layers.all) layer.isAside = false;
    this.#parts.rig.setView('free', performance.now());
    this.#changed();
  }

  setDisplay(change: Partial<Display>): void {
    this.#display = { ...this.#display, ...change };
    this.#changed();
  }

  /** Sets the width of panels over the canvas; the model is fitted between them. */
  setInsets(insets: Insets): void {
    this.#parts.stage.insets = insets;
    this.#parts.rig.follow(this.#parts.rig.frame, performance.now(), true);
    this.#changed();
  }

  /** Sets the accessible name of the canvas. */
  setLabel(label: string): void {
    this.#parts.stage.canvas.setAttribute('aria-label', label);
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#changed();
  }

  /** Activates a tool and disposes the one before. While a tool is active, the jaws stay closed. */
  setTool(tool: Tool | null): void {
    this.#bench.activate(tool);
    this.#parts.board.setPressable(tool === null);
    this.#changed();
  }

  /** Adds a drawing to the model, whichever tool is active. Returns a function that removes it. */
  addDrawing(drawing: Drawing): () => void {
    this.#bench.add(drawing);
    return () => this.#bench.remove(drawing);
  }

  pick(clientX: number, clientY: number): Hit | null {
    return this.#parts.eye.pick(clientX, clientY);
  }

  worldToScreen(point: Vector): { x: number; y: number; hidden: boolean } {
    return this.#parts.eye.worldToScreen(point);
  }

  /** The current image with labels, as PNG. */
  snapshot(): Promise<Blob> {
    const { stage, board } = this.#parts;
    this.#draw(performance.now());
    return takeSnapshot(stage.canvas, board, stage.width);
  }

  dispose(): void {
    this.#resizes.disconnect();
    this.#loop.dispose();
    this.#input.dispose();
    this.#bench.dispose();
    this.#observed.dispose();
    disposeParts(this.#parts);
  }

  #readState(): ViewerState {
    const { layers, rig } = this.#parts;
    return {
      layers: layers.all.map(({ state }) => state),
      view: rig.view,
      display: this.#display,
      tool: this.#bench.tool?.name ?? null,
      isMeasurable: layers.isMeasurable,
    };
  }

  /** Applies the state to the scene and notifies listeners. */
  #changed(): void {
    const { layers, stage, center, animator, clips } = this.#parts;
    const { background, animation, paused } = this.#display;
    for (const layer of layers.all) layer.applyLook(this.#display);
    clips.apply(layers.all);
    stage.backdrop.set(background, this.#theme);
    center.lines.visible = this.#display.center;
    animator.animation = this.#bench.tool === null ? animation : 'none';
    animator.isPaused = paused;
    this.#observed.changed();
    this.#loop.request();
  }

  /** Handles the shape of a layer, once known. */
  #meet(layer: Layer): void {
    const { layers, rig } = this.#parts;
    const isFirst = layers.all.every((other) => other === layer || other.shape === null);
    rig.follow(layers.frame ?? USUAL_FRAME, performance.now(), isFirst);
    this.#changed();
  }

  /** Whether a layer covers the crowns of the occlusal view. */
  #covers({ jaw }: Layer): boolean {
    const { workingJaw } = this.#parts.layers;
    return jaw === 'bite' || (jaw !== workingJaw && (jaw === 'upper' || jaw === 'lower'));
  }

  #draw(now: number): boolean {
    const { stage, uploads, animator, rig, eye, center, board, layers, warmUp } = this.#parts;
    const isUploading = uploads.step();
    const hasModel = layers.all.some(({ surface }) => surface !== null);
    if (hasModel) stage.open();
    const { yaw, isMoving } = animator.step(now);
    if (yaw !== 0 && !this.#input.isHeld) this.#turn(yaw);
    rig.step(now);
    this.#turns.tell(rig.poseAt(0));
    this.#moveJaws();
    this.#bench.update();
    stage.draw(rig.poses, rig.frame, eye.ball, (which, pose) => {
      const isOcclusal = rig.view === 'multiple' && FOUR_VIEWS[which] === 'occlusal';
      for (const layer of layers.all)
        layer.group.visible = layer.isShown && !(isOcclusal && this.#covers(layer));
      center.place(pose, rig.frame);
    });
    warmUp.end();
    placeLabels(board, {
      onCanvas: (point) => eye.onCanvas(point),
      middle: eye.middle,
      motionOf: (id) => layers.motionOf(id),
      hasRoom: rig.poses.length === 1,
    });
    return isUploading || isMoving || rig.isMoving;
  }

  #turn(yaw: number): void {
    const { rig } = this.#parts;
    const { view } = rig;
    rig.turn(yaw, 0);
    if (view !== rig.view) this.#observed.changed();
  }

  #moveJaws(): void {
    const { layers, animator, rig } = this.#parts;
    const { opening } = animator;
    for (const layer of layers.all) {
      if (opening === 0 || layer.jaw !== 'lower') layer.group.matrix.identity();
      else layer.group.matrix.copy(openJaw(opening, layers.incisors(rig.frame), rig.frame));
      if (layer.placement !== null) place(layer.group.matrix, layer.placement, rig.lookAt(0));
      layer.group.matrixWorldNeedsUpdate = true;
    }
  }

  #resize(host: HTMLElement): void {
    const { stage, rig } = this.#parts;
    stage.resize(host.clientWidth, host.clientHeight);
    rig.follow(rig.frame, performance.now(), true);
    // A resized canvas is empty until the next frame, so draw right away.
    this.#draw(performance.now());
  }

  #paint(layerId: string, rgba: Uint8Array | null): void {
    const { layers, uploads } = this.#parts;
    const layer = layers.find(layerId);
    const surface = layer?.surfaces.full ?? null;
    if (layer === undefined) return;
    layer.isPainted = rgba !== null && surface !== null;
    if (rgba !== null && surface !== null) uploads.add(...surface.paint(rgba));
    this.#changed();
  }
}
