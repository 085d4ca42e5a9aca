import type { CrownShape } from '../crowns/crown-shape.ts';
import { clamp, smoothMax, smoothStep, superPower } from '../numbers/blend.ts';
import { aboveEdge, aboveRidges } from './occlusal-surface.ts';
import { preparedCrown } from './preparation.ts';
import type { Stance } from './stance.ts';
import { isFrontKind } from './tooth-kinds.ts';
import type { Tooth } from './tooth.ts';

/** How far around a tooth the gum still feels it. */
const REACH = 4.5;

/** Of the root only this part of a crown's height is made: the rest is never seen. */
const ROOT_LENGTH = 0.45;

/**
 * A tooth as a field: negative inside, zero on its surface, about the distance in millimeters near it. A question
 * leaves its answers in the members that follow, since objects for millions of them would cost more than the question.
 */
export class ToothField {
  readonly tooth: Tooth;
  readonly stance: Stance;
  readonly shape: CrownShape;
  rootLength = ROOT_LENGTH;

  /** The point in the tooth's own axes. */
  u = 0;
  v = 0;
  w = 0;
  /** Distance from the walls, as if they went on forever upwards and down to the root. */
  wall = 0;
  /** Distance from the tooth as it was before anybody ground it. */
  whole = 0;
  /** Height of the gum's edge on this side of the tooth. */
  gumLine = 0;
  /** Height of the margin on this side, if it is prepared. */
  margin = 0;

  /** Beyond this distance from its origin it matters to nobody. */
  readonly reach: number;
  readonly #isFront: boolean;
  readonly #reachU: number;
  readonly #reachV: number;

  constructor(tooth: Tooth, stance: Stance) {
    this.tooth = tooth;
    this.stance = stance;
    this.shape = tooth.shape;
    this.#isFront = isFrontKind(tooth.plan.kind);
    this.#reachU = tooth.size.width * 0.68 + REACH;
    this.#reachV = tooth.size.depth * 0.55 + REACH;
    const { height } = tooth.size;
    this.reach = Math.hypot(this.#reachU, this.#reachV, Math.max(height + 3, height * ROOT_LENGTH + 6));
  }

  /** Says whether the point is near enough to matter; only then may `at` be left out. */
  reaches(x: number, y: number, z: number): boolean {
    const { origin, distal, facial, occlusal } = this.stance;
    const dx = x - origin[0];
    const dy = y - origin[1];
    const dz = z - origin[2];
    this.u = distal[0] * dx + distal[1] * dy + distal[2] * dz;
    if (this.u > this.#reachU || this.u < -this.#reachU) return false;
    this.v = facial[0] * dx + facial[1] * dy + facial[2] * dz;
    if (this.v > this.#reachV || this.v < -this.#reachV) return false;
    this.w = occlusal[0] * dx + occlusal[1] * dy + occlusal[2] * dz;
    const { height } = this.tooth.size;
    return this.w < height + 3 && this.w > -height * this.rootLength - 6;
  }

  /** The field at a point of the jaw's frame. */
  at(x: number, y: number, z: number): number {
    return this.reaches(x, y, z) ? this.atOwn(this.u, this.v, this.w) : REACH;
  }

  /** The field at a point of the tooth's own axes. */
  atOwn(u: number, v: number, w: number): number {
    const { shape } = this;
    const { size, fdi, isPrepared } = this.tooth;
    const height = w / size.height;
    const facial = shape.facial.at(height);
    const lingual = shape.lingual.at(height);
    const halfDepth = (facial + lingual) / 2;
    const middle = (facial - lingual) / 2;
    const out = v - middle;
    const outward = clamp(out / halfDepth, -1.4, 1.4);
    const sheared = u + shape.shear * out;
    let halfWidth = shape.halfWidth.at(height) * (1 + shape.taper * outward);
    let hollowed = out;
    if (shape.edge !== null) {
      if (outward < 0) halfWidth *= 1 + 0.2 * outward * narrowing(height);
      hollowed = out + this.#relief(out, sheared / halfWidth, height);
    }
    const across = sheared / halfWidth;
    const norm = (superPower(across) + superPower(hollowed / halfDepth)) ** 0.4;
    const wall = (norm - 1) * Math.max(Math.min(halfWidth, halfDepth * 1.15), 0.4);
    const top =
      shape.edge === null
        ? aboveRidges(shape, size, sheared, v, w, 1 - norm, fdi)
        : aboveEdge(shape.edge, size, sheared, w, across);
    const rootEnd = -(w + size.height * this.rootLength);
    const crown = smoothMax(wall, top, shape.edge === null ? 0.75 : 0.55);
    this.wall = wall;
    this.whole = smoothMax(crown, rootEnd, 2);
    this.#findLines(superPower(across), superPower(out / halfDepth), outward);
    if (!isPrepared) return this.whole;
    return smoothMax(preparedCrown(wall, top, w, this.margin, this.#isFront), rootEnd, 2);
  }

  /** Front teeth: a hollow between marginal ridges behind, lobes or a middle ridge in front. */
  #relief(out: number, across: number, height: number): number {
    const crown = smoothStep(0, 0.25, height) * (1 - smoothStep(1, 1.15, height));
    if (out < 0) {
      const within = 1 - smoothStep(0.3, 0.85, Math.abs(across));
      const between = smoothStep(0.28, 0.5, height) * (1 - smoothStep(0.8, 1, height));
      return -0.42 * this.tooth.size.relief * crown * within * between;
    }
    if (this.shape.edge?.isPointed === true) return crown * 0.45 * this.tooth.size.relief * Math.abs(across);
    return crown * 0.05 * (1 - Math.cos(across * 7.2)) * smoothStep(0.35, 0.8, height);
  }

  /** Both lines rise between the teeth, the gum's to form the papillae. */
  #findLines(across: number, outward: number, facing: number): void {
    const { relief } = this.tooth.size;
    const between = across / (across + outward + 1e-6);
    this.margin = 1.25 + 0.9 * between;
    const papilla = this.#isFront ? 4.5 : 3.1;
    const behind = this.#isFront ? 0.5 * smoothStep(0.3, -0.3, facing) : 0;
    this.gumLine = (0.55 + papilla * between ** 1.35 + behind) * relief;
  }
}

/** Front teeth are narrower behind, except at neck and edge. */
function narrowing(height: number): number {
  return smoothStep(-0.2, 0.3, height) * (1 - smoothStep(0.75, 1, height));
}
