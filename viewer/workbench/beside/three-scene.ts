import '../workbench.css';
import { DoubleSide, Group, Mesh, type MeshStandardMaterial } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { showPlainly } from './plain-scene.ts';

/** `?model=/jaws/lower.full.glb&model=…`: our own meshes in a bare scene, turned for as long as one asks. */
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
const models = new Group();
for (const url of new URLSearchParams(location.search).getAll('model'))
  models.add((await loader.loadAsync(url)).scene);
// A scan has no thickness: from behind it must be seen as well, as in ours.
models.traverse((part) => {
  if (part instanceof Mesh) (part.material as MeshStandardMaterial).side = DoubleSide;
});
const { draw, turn } = showPlainly(models);

/** Answers how many frames were drawn. */
function turnFor(milliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    let frames = 0;
    const step = (now: number): void => {
      if (now - began >= milliseconds) return resolve(frames);
      turn(0.01);
      draw();
      frames++;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
Object.assign(globalThis, { turnFor });
