import { BufferGeometry, Color, Float32BufferAttribute, LineBasicMaterial, LineSegments } from 'three';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';
import type { Pose } from '@archway/mesh/sight/pose';
import { add, scale, type Vector } from '@archway/mesh/core/vector';

/** Colors of the patient's left, front and up, distinguishable with color blindness. */
const COLORS = ['#B5301B', '#12908C', '#1F4FD1'] as const;
/** Length as a fraction of the distance to the camera, so that the size on screen is constant. */
const LENGTH = 0.045;

/** Three axes through the point that the camera rotates about. */
export class CenterMark {
  readonly lines: LineSegments;
  readonly #places = new Float32BufferAttribute(new Float32Array(18), 3);

  constructor() {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', this.#places);
    const colors = COLORS.flatMap((hex) => [...new Color(hex).toArray(), ...new Color(hex).toArray()]);
    geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
    const material = new LineBasicMaterial({ vertexColors: true, depthTest: false, transparent: true });
    this.lines = new LineSegments(geometry, material);
    this.lines.frustumCulled = false;
    this.lines.renderOrder = 900;
    this.lines.visible = false;
  }

  place({ target, distance }: Pose, { left, front, up }: PatientFrame): void {
    for (const [which, axis] of [left, front, up].entries()) {
      const end = (sign: 1 | -1): Vector => add(target, scale(axis, sign * distance * LENGTH));
      this.#places.setXYZ(which * 2, ...end(-1));
      this.#places.setXYZ(which * 2 + 1, ...end(1));
    }
    this.#places.needsUpdate = true;
  }

  dispose(): void {
    this.lines.geometry.dispose();
    (this.lines.material as LineBasicMaterial).dispose();
  }
}
