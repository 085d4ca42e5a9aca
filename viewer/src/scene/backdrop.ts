import { BufferGeometry, Color, Float32BufferAttribute, Mesh, ShaderMaterial, Vector2 } from 'three';
import type { Background, Theme } from '../types/state.ts';
import type { Pose } from '@archway/mesh/sight/pose';

interface Sheet {
  near: string;
  far: string;
}

const SHEETS: Record<Theme, Record<Background, Sheet>> = {
  light: {
    default: { near: '#F2F5F5', far: '#CBD6D8' },
    dynamic: { near: '#FBFCFC', far: '#B9C7CA' },
    fresh: { near: '#F3FBF7', far: '#CBE6DA' },
  },
  dark: {
    default: { near: '#1B2529', far: '#0B1214' },
    dynamic: { near: '#26343A', far: '#080D0F' },
    fresh: { near: '#17342D', far: '#0A1714' },
  },
};

/** Brightest point, as fractions of the canvas from the lower left. */
const MIDDLE = { x: 0.5, y: 0.62 };

const VERTEX = /* glsl */ `
varying vec2 vPlace;
void main() {
  vPlace = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}
`;

/** The noise hides banding in the faint gradient. */
const FRAGMENT = /* glsl */ `
uniform vec3 near;
uniform vec3 far;
uniform vec2 middle;
varying vec2 vPlace;
void main() {
  float away = length((vPlace - middle) / vec2(1.2, 0.9));
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(mix(near, far, clamp(away, 0.0, 1.0)) + grain / 255.0, 1.0);
}
`;

/** The background behind the model. Drawn in the scene, so that snapshots include it. */
export class Backdrop {
  readonly mesh: Mesh;
  readonly #material: ShaderMaterial;
  #follows = false;

  constructor() {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
    this.#material = new ShaderMaterial({
      name: 'backdrop',
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        near: { value: new Color() },
        far: { value: new Color() },
        middle: { value: new Vector2(MIDDLE.x, MIDDLE.y) },
      },
      depthWrite: false,
    });
    this.mesh = new Mesh(geometry, this.#material);
    this.mesh.frustumCulled = false;
    // After opaque objects, so that covered pixels are skipped, and before transparent ones.
    this.mesh.renderOrder = 1000;
  }

  set(background: Background, theme: Theme): void {
    const { near, far } = SHEETS[theme][background];
    this.#follows = background === 'dynamic';
    (this.#material.uniforms['near']!.value as Color).set(near).convertLinearToSRGB();
    (this.#material.uniforms['far']!.value as Color).set(far).convertLinearToSRGB();
  }

  /** Moves the bright spot against the rotation of the camera, as if it stood still in the room. */
  follow({ yaw, pitch }: Pose): void {
    const middle = this.#material.uniforms['middle']!.value as Vector2;
    if (this.#follows)
      middle.set(
        0.5 - 0.42 * Math.sin(yaw),
        0.5 + 0.42 * Math.cos(yaw) * Math.cos(pitch) - 0.25 * Math.sin(pitch),
      );
    else middle.set(MIDDLE.x, MIDDLE.y);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.#material.dispose();
  }
}
