import { length, subtract, type Vector } from '@archway/mesh/core/vector';
import { Raycaster, Vector2, Vector3, type PerspectiveCamera, type Ray } from 'three';
import type { LayerSet } from '../model/layer-set.ts';
import type { Hit } from '../types/hit.ts';
import { hitLayers, rayBetween } from './hit-layers.ts';
import type { CameraRig } from '../scene/camera-rig.ts';
import { OPENING } from '@archway/mesh/sight/fit';
import type { Ball, Stage } from '../scene/stage.ts';
import { viewportAt, type Viewport } from '../scene/viewports.ts';

/** A point is hidden only by surfaces at least this many millimeters in front of it, not by its own. */
const COVERS = 0.35;
/** Extra radius in millimeters for an opening jaw. */
const ROOM = 45;

/** Converts between screen and model positions. */
export class Eye {
  readonly #stage: Stage;
  readonly #rig: CameraRig;
  readonly #layers: LayerSet;
  readonly #caster = new Raycaster();

  constructor(stage: Stage, rig: CameraRig, layers: LayerSet) {
    this.#stage = stage;
    this.#rig = rig;
    this.#layers = layers;
  }

  /** Bounding sphere of all layers, with room to move. */
  get ball(): Ball {
    const { outline } = this.#layers;
    if (outline.length === 0) return { center: new Vector3(), radius: 100 };
    const center = new Vector3();
    for (const point of outline) center.add(new Vector3(...point));
    center.divideScalar(outline.length);
    const radius = Math.max(...outline.map((point) => center.distanceTo(new Vector3(...point))));
    return { center, radius: radius + ROOM };
  }

  pick(clientX: number, clientY: number): Hit | null {
    return hitLayers(this.#layers.all, this.#rayAt(clientX, clientY))?.hit ?? null;
  }

  /** Projects to CSS pixels of the page. `hidden`: outside the canvas or behind a surface. */
  worldToScreen(point: Vector): { x: number; y: number; hidden: boolean } {
    const place = this.onCanvas(point);
    return { ...this.onPage(place), hidden: place.hidden };
  }

  /** Like `worldToScreen`, in CSS pixels of the canvas, in the first of several views. */
  onCanvas(point: Vector): { x: number; y: number; hidden: boolean } {
    const viewport = this.#viewport(0);
    const camera = this.#camera(0);
    const place = new Vector3(...point).project(camera);
    const x = viewport.x + ((place.x + 1) / 2) * viewport.width;
    const y = viewport.y + ((1 - place.y) / 2) * viewport.height;
    const isOutside = Math.abs(place.x) > 1 || Math.abs(place.y) > 1 || place.z > 1;
    return { x, y, hidden: isOutside || this.#isCovered(point, camera.position) };
  }

  isSeenFrom(point: Vector, eye: Vector): boolean {
    return !this.#isCovered(point, new Vector3(...eye));
  }

  /** Center of the first view, in CSS pixels of the canvas. */
  get middle(): { x: number; y: number } {
    const { x, y, width, height } = this.#viewport(0);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Converts CSS pixels of the canvas to those of the page. */
  onPage({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const { left, top } = this.#stage.canvas.getBoundingClientRect();
    return { x: x + left, y: y + top };
  }

  pixelSize(point: Vector): number {
    const eye = this.#camera(0).position;
    const away = length(subtract(point, [eye.x, eye.y, eye.z]));
    return (2 * away * Math.tan((OPENING * Math.PI) / 360)) / this.#viewport(0).height;
  }

  /** The visible point of the model under the pointer. */
  touch(clientX: number, clientY: number): Vector | null {
    const ray = this.#rayAt(clientX, clientY);
    const found = hitLayers(this.#layers.all, ray);
    return found === null ? null : alongRay(ray, found.distance);
  }

  /** The point to zoom to: on the model, otherwise at the distance of the camera's target. */
  reach(clientX: number, clientY: number): Vector {
    const touched = this.touch(clientX, clientY);
    if (touched !== null) return touched;
    const ray = this.#rayAt(clientX, clientY);
    const which = this.whichAt(clientX, clientY);
    const { toViewer } = this.#rig.lookAt(which);
    const toTarget = new Vector3(...this.#rig.poseAt(which).target).sub(ray.origin);
    const ahead = new Vector3(...toViewer).negate();
    const away = toTarget.dot(ahead) / ray.direction.dot(ahead);
    return alongRay(ray, away);
  }

  whichAt(clientX: number, clientY: number): number {
    const { left, top } = this.#stage.canvas.getBoundingClientRect();
    return viewportAt(this.#stage.viewports(this.#rig.poses.length), clientX - left, clientY - top);
  }

  #rayAt(clientX: number, clientY: number): Ray {
    const { left, top } = this.#stage.canvas.getBoundingClientRect();
    const which = this.whichAt(clientX, clientY);
    const { x, y, width, height } = this.#viewport(which);
    const place = new Vector2(((clientX - left - x) / width) * 2 - 1, 1 - ((clientY - top - y) / height) * 2);
    this.#caster.setFromCamera(place, this.#camera(which));
    return this.#caster.ray;
  }

  #isCovered(point: Vector, eye: Vector3): boolean {
    const to = new Vector3(...point);
    const found = hitLayers(this.#layers.all, rayBetween(eye, to));
    return found !== null && found.distance < eye.distanceTo(to) - COVERS;
  }

  #viewport(which: number): Viewport {
    return this.#stage.viewports(this.#rig.poses.length)[which]!;
  }

  #camera(which: number): PerspectiveCamera {
    return this.#stage.cameraFor(this.#rig.poseAt(which), this.#rig.frame, this.#viewport(which), this.ball);
  }
}

function alongRay(ray: Ray, distance: number): Vector {
  const { x, y, z } = ray.at(distance, new Vector3());
  return [x, y, z];
}
