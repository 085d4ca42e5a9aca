import {
  Box3,
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';

const OPENING = 22;

/** A scene as the examples of three.js have it: one light from the eye, one from all around, nothing else. */
export function showPlainly(model: Object3D): { draw: () => void; turn: (radians: number) => void } {
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.setPixelRatio(devicePixelRatio);
  renderer.setSize(innerWidth, innerHeight);
  document.body.replaceChildren(renderer.domElement);
  const scene = new Scene();
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  const camera = new PerspectiveCamera(OPENING, innerWidth / innerHeight, radius / 10, radius * 20);
  const away = radius / Math.sin((OPENING * Math.PI) / 360);
  const light = new DirectionalLight('#ffffff', 2);
  scene.add(model, light, new HemisphereLight('#ffffff', '#888888', 1));
  let angle = 0;
  const draw = (): void => {
    camera.position.copy(center).add(new Vector3(Math.sin(angle), 0.3, Math.cos(angle)).multiplyScalar(away));
    camera.lookAt(center);
    light.position.copy(camera.position);
    renderer.render(scene, camera);
  };
  draw();
  return { draw, turn: (radians) => (angle += radians) };
}
