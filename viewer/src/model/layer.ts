import type { RecognizedJaw } from '@archway/mesh/jaw/recognize-jaw';
import { movePoint } from '@archway/mesh/core/rigid';
import type { Vector } from '@archway/mesh/core/vector';
import { jawOf } from '@archway/mesh/sight/opening';
import { Group } from 'three';
import type { Shape } from '../import/decode-protocol.ts';
import { LayerMaterials } from '../scene/layer-materials.ts';
import type { Surface } from '../scene/surface.ts';
import type { Detail, LayerSource } from '../types/layer-source.ts';
import type { Placement } from '../types/placement.ts';
import type { Progress } from './plan-loads.ts';
import type { Display, LayerState, Stage } from '../types/state.ts';

/** A scan of a case in the viewer. */
export class Layer {
  source: LayerSource;
  visible = true;
  opacity = 1;
  isAside = false;
  /** Whether a tool has painted colors over it. */
  isPainted = false;
  /** Whether the tools' worker has its full mesh. */
  hasWorkMesh = false;
  readonly progress: Record<Detail, Progress> = { preview: 'none', full: 'none' };
  readonly loadedBytes: Record<Detail, number> = { preview: 0, full: 0 };
  readonly surfaces: Record<Detail, Surface | null> = { preview: null, full: null };
  readonly materials: LayerMaterials;
  /** Holds the meshes and moves with the jaw. */
  readonly group = new Group();
  /** Shape of the first mesh that loaded, so that the full mesh doesn't move the camera. */
  shape: Shape | null = null;
  /** Where it is drawn, if not where its file has it. */
  placement: Placement | null = null;
  #outline: Vector[] = [];

  constructor(source: LayerSource) {
    this.source = source;
    this.materials = new LayerMaterials(source.role);
    this.group.matrixAutoUpdate = false;
  }

  get id(): string {
    return this.source.id;
  }

  get isShown(): boolean {
    return this.visible && !this.isAside && this.opacity > 0;
  }

  /** The surface on screen. */
  get surface(): Surface | null {
    return this.surfaces.full ?? this.surfaces.preview;
  }

  /** The surface for picking: the preview until the full mesh has its trees. */
  get touchable(): Surface | null {
    const { full, preview } = this.surfaces;
    return full?.canBeHit === true ? full : (preview ?? full);
  }

  get isMeasurable(): boolean {
    return this.hasWorkMesh && (this.surfaces.full?.canBeHit ?? false);
  }

  get stage(): Stage {
    const { preview, full } = this.progress;
    if (full === 'failed' || (preview === 'failed' && this.source.full === null)) return 'failed';
    if (this.surfaces.full !== null) return 'full';
    return this.surfaces.preview === null ? 'waiting' : 'preview';
  }

  /** The role of the file takes precedence over the recognized jaw. */
  get jaw(): RecognizedJaw['jaw'] {
    return jawOf(this.source.role, this.shape?.jaw ?? null);
  }

  get outline(): readonly Vector[] {
    const { placement } = this;
    return placement === null
      ? this.#outline
      : this.#outline.map((point) => movePoint(placement.matrix, point));
  }

  get state(): LayerState {
    const { preview, full } = this.source;
    return {
      id: this.id,
      visible: this.visible,
      opacity: this.opacity,
      stage: this.stage,
      loadedBytes: this.loadedBytes.preview + this.loadedBytes.full,
      totalBytes: (preview?.bytes ?? 0) + (full?.bytes ?? 0),
      isAside: this.isAside,
    };
  }

  learnShape(shape: Shape): void {
    // On a fast connection the full mesh may load first, without a recognized jaw.
    if (this.shape !== null && (this.shape.jaw !== null || shape.jaw === null)) return;
    this.shape = shape;
    this.#outline.length = 0;
    for (let at = 0; at < shape.outline.length; at += 3) {
      this.#outline.push([shape.outline[at]!, shape.outline[at + 1]!, shape.outline[at + 2]!]);
    }
  }

  /** Replaces the visible surface within one frame. */
  show(detail: Detail, surface: Surface): void {
    surface.show();
    this.surfaces[detail] = surface;
    if (detail === 'full' && this.surfaces.preview !== null) this.surfaces.preview.group.visible = false;
  }

  /** Disposes the preview once the full mesh is drawn and can be picked. */
  dropReplacedPreview(): void {
    if (this.surfaces.full?.canBeHit === true) this.#drop('preview');
  }

  /** Drops the full mesh and loads the preview again. */
  dropFull(): void {
    this.#drop('full');
    this.hasWorkMesh = false;
    this.progress.preview = 'none';
    this.loadedBytes.full = 0;
  }

  applyLook(display: Display): void {
    this.group.visible = this.isShown;
    this.materials.setLook({
      opacity: this.opacity,
      trueColor: display.trueColor && (this.shape?.hasColors ?? false),
      vivid: display.vivid,
      isPainted: this.isPainted,
      isBehind: (this.placement?.behind ?? 0) > 0,
    });
    this.surface?.setSeeThrough(this.opacity < 1);
  }

  dispose(): void {
    this.#drop('preview');
    this.#drop('full');
    this.materials.dispose();
    this.group.removeFromParent();
  }

  #drop(detail: Detail): void {
    this.surfaces[detail]?.dispose();
    this.surfaces[detail] = null;
    if (detail === 'full') this.progress.full = 'none';
  }
}
