import '../workbench.css';
import { DoubleSide, Group, Mesh, MeshLambertMaterial } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { showPlainly } from './plain-scene.ts';

/**
 * `?model=/jaws/lower.full.glb&model=…`: our own meshes in a bare scene, with normals and the plainest material that has
 * light and shade, seen from both sides as ours are.
 */
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
const models = new Group();
for (const url of new URLSearchParams(location.search).getAll('model'))
  models.add((await loader.loadAsync(url)).scene);
models.traverse((part) => {
  if (!(part instanceof Mesh)) return;
  const { geometry } = part as Mesh;
  if (!geometry.hasAttribute('normal')) geometry.computeVertexNormals();
  part.material = new MeshLambertMaterial({
    side: DoubleSide,
    vertexColors: geometry.hasAttribute('color'),
  });
});
const { draw, turn } = showPlainly(models);

/** Answers how many seconds so many frames took. */
function timeFrames(count: number): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    let frames = 0;
    const step = (now: number): void => {
      if (frames === count) return resolve((now - began) / 1_000);
      turn(0.01);
      draw();
      frames++;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
Object.assign(globalThis, { timeFrames });
