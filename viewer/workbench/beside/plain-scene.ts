import type { Vector } from '@archway/mesh/core/vector';
import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { fitted, OPENING } from '@archway/mesh/sight/fit';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';
import { eyeOf, lookOf } from '@archway/mesh/sight/pose';
import { homeAngles } from '@archway/mesh/sight/views';

/**
 * A scene as the examples of three.js have it: one light from the eye, one from all around, nothing else. The model is as
 * large in the picture as in ours.
 */
export function showPlainly(model: Object3D): { draw: () => void; turn: (radians: number) => void } {
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.setPixelRatio(devicePixelRatio);
  renderer.setSize(innerWidth, innerHeight);
  document.body.replaceChildren(renderer.domElement);
  const scene = new Scene();
  const aspect = innerWidth / innerHeight;
  const lens = { halfAngle: (OPENING * Math.PI) / 360, aspect };
  let pose = fitted(someCorners(model), { ...homeAngles('both'), yaw: Math.PI }, USUAL_FRAME, lens);
  const camera = new PerspectiveCamera(OPENING, aspect, pose.distance / 10, pose.distance * 3);
  const light = new DirectionalLight('#ffffff', 2);
  scene.add(model, light, new HemisphereLight('#ffffff', '#888888', 1));
  const draw = (): void => {
    const look = lookOf(pose, USUAL_FRAME);
    camera.position.set(...eyeOf(pose, look));
    camera.up.set(...look.up);
    camera.lookAt(...pose.target);
    light.position.copy(camera.position);
    renderer.render(scene, camera);
  };
  draw();
  return {
    draw,
    turn: (radians) => {
      pose = { ...pose, yaw: pose.yaw + radians };
    },
  };
}

/** Enough of them to see how large it is. */
function someCorners(model: Object3D): Vector[] {
  const corners: Vector[] = [];
  const corner = new Vector3();
  model.updateMatrixWorld(true);
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { geometry } = part as Mesh;
    const positions = geometry.getAttribute('position');
    const leap = Math.max(1, Math.floor(positions.count / 5_000));
    for (let at = 0; at < positions.count; at += leap) {
      corner.fromBufferAttribute(positions, at).applyMatrix4(part.matrixWorld);
      corners.push([corner.x, corner.y, corner.z]);
    }
  });
  return corners;
}
