import {
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type ColorRepresentation,
  type Object3D,
} from 'three';
import { Backdrop } from './backdrop.ts';
import { OPENING } from '@archway/mesh/sight/fit';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';
import { freePart, NO_INSETS, type Insets } from './insets.ts';
import { eyeOf, lookOf, type Pose } from '@archway/mesh/sight/pose';
import { viewportsOf, type Viewport } from './viewports.ts';

/** WebGL 2 is not available; images are shown instead. */
export class WebGlMissing extends Error {}

const MAX_PIXELS = 2;
const HAIRLINE: ColorRepresentation = '#8A999D';

/** Bounding sphere of everything visible. */
export interface Ball {
  center: Vector3;
  radius: number;
}

/** The canvas and the renderer. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly backdrop = new Backdrop();
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(OPENING);
  width = 1;
  height = 1;
  insets: Insets = NO_INSETS;
  #isOpen = false;

  constructor(host: HTMLElement) {
    this.canvas = document.createElement('canvas');
    this.renderer = openRenderer(this.canvas);
    this.renderer.autoClear = false;
    // Asking for errors waits until the driver has compiled. The shaders are our own, and drawn in tests.
    this.renderer.debug.checkShaderErrors = false;
    this.renderer.localClippingEnabled = true;
    this.renderer.setClearColor(HAIRLINE, 1);
    this.canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none;outline:none';
    this.renderer.setSize(1, 1, false);
    host.append(this.canvas);
    this.#scene.add(this.backdrop.mesh);
  }

  add(...objects: Object3D[]): void {
    this.#scene.add(...objects);
  }

  /** In CSS pixels. */
  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    if (this.#isOpen) this.#fill();
  }

  /** Takes up its whole size. Before that it is one pixel: a page that draws without a graphics card waits for each. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#fill();
  }

  #fill(): void {
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXELS));
    this.renderer.setSize(this.width, this.height, false);
  }

  viewports(count: number): Viewport[] {
    return viewportsOf(count, this.width, this.height);
  }

  /** The shared camera set up for a viewport; the next call changes it. */
  cameraFor(pose: Pose, frame: PatientFrame, viewport: Viewport, ball: Ball): PerspectiveCamera {
    const camera = this.#camera;
    const look = lookOf(pose, frame);
    camera.position.set(...eyeOf(pose, look));
    camera.up.set(...look.up);
    camera.lookAt(...pose.target);
    camera.aspect = viewport.width / viewport.height;
    const depth = camera.position
      .clone()
      .sub(ball.center)
      .dot(new Vector3(...look.toViewer));
    camera.near = Math.max(depth - ball.radius, pose.distance * 0.02, 0.1);
    camera.far = Math.max(depth + ball.radius, camera.near + 1);
    this.#shift(camera, viewport);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    return camera;
  }

  /** Shifts a single view to the part without panels; several views stay in place. */
  #shift(camera: PerspectiveCamera, { width, height }: Viewport): void {
    camera.clearViewOffset();
    if (width < this.width) return;
    const { x, y } = freePart({ width, height }, this.insets);
    camera.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
  }

  /** Draws the scene once for each pose. `before` prepares the scene for a pose. */
  draw(
    poses: readonly Pose[],
    frame: PatientFrame,
    ball: Ball,
    before: (which: number, pose: Pose) => void,
  ): void {
    const viewports = this.viewports(poses.length);
    this.renderer.setScissorTest(false);
    this.renderer.setViewport(0, 0, this.width, this.height);
    this.renderer.clear();
    this.renderer.setScissorTest(true);
    for (const [which, pose] of poses.entries()) {
      const viewport = viewports[which]!;
      const { x, y, width, height } = viewport;
      // The origin of WebGL is at the bottom.
      this.renderer.setViewport(x, this.height - y - height, width, height);
      this.renderer.setScissor(x, this.height - y - height, width, height);
      this.backdrop.follow(pose);
      before(which, pose);
      this.renderer.render(this.#scene, this.cameraFor(pose, frame, viewport, ball));
    }
  }

  dispose(): void {
    this.backdrop.dispose();
    this.#scene.clear();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}

function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const context = canvas.getContext('webgl2', {
    antialias: true,
    alpha: false,
    powerPreference: 'high-performance',
  });
  if (context === null) throw new WebGlMissing('This browser has no WebGL 2.');
  return new WebGLRenderer({ canvas, context });
}
