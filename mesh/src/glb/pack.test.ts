import { WebIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { expect, test } from 'vitest';
import { checkMesh } from '../derive/check.ts';
import { describeGlb } from './glb-document.ts';
import { joinGlb } from './glb.ts';
import { lowerJaw } from '../jaw/jaws.fixtures.ts';
import { triangleCount, vertexCount, type Mesh } from '../core/mesh.ts';
import { vertexNormals } from '../core/normals.ts';
import { recognizeJaw, type RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { measureOpenness } from '../shade/openness.ts';
import { packGlb } from './pack.ts';
import { quantizePositions } from './quantize.ts';
import { colored, posed, sphere } from '../core/shapes.fixtures.ts';
import { twoSidedDistance } from '../search/surface-distance.ts';
import { BadGlb, unpackForView, unpackGlb } from './unpack.ts';

const worst = (a: Mesh, b: Mesh) => {
  const { there, back } = twoSidedDistance(a, b, { samples: 6000 });
  return Math.max(there.max, back.max);
};

test('a jaw of 16 bits is within 2 µm, both ways', async () => {
  const jaw = posed(lowerJaw(), 1);
  const unpacked = await unpackGlb(await packGlb(jaw, { positionBits: 16 }));
  expect(worst(jaw, unpacked)).toBeLessThan(0.002);
  expect(triangleCount(unpacked)).toBe(triangleCount(jaw));
  expect(vertexCount(unpacked)).toBe(vertexCount(jaw));
  expect(checkMesh(unpacked)).toMatchObject({ islands: 1, holes: 0, flippedEdges: 0 });
});

test('anything up to 250 mm is within 5 µm', async () => {
  const ball = sphere(125, 60);
  expect(worst(ball, await unpackGlb(await packGlb(ball, { positionBits: 16 })))).toBeLessThan(0.005);
});

test('14 bits are four times coarser', async () => {
  const ball = sphere(40, 60);
  const fine = worst(ball, await unpackGlb(await packGlb(ball, { positionBits: 16 })));
  const coarse = worst(ball, await unpackGlb(await packGlb(ball, { positionBits: 14 })));
  expect(coarse / fine).toBeGreaterThan(3);
  expect(coarse / fine).toBeLessThan(5);
});

test('vertices keep their colors', async () => {
  const ball = colored(sphere(40, 30));
  const unpacked = await unpackGlb(await packGlb(ball, { positionBits: 16 }));
  const off = unpacked.colors!.map((value, at) =>
    Math.abs(value - (128 + Math.round(unpacked.positions[at]!))),
  );
  expect(Math.max(...off)).toBeLessThanOrEqual(1);
  expect((await unpackGlb(await packGlb(sphere(4, 5), { positionBits: 14 }))).colors).toBeNull();
});

test('another reader of glTF reads the same', async () => {
  const ball = posed(colored(sphere(40, 30)), 2);
  const bytes = await packGlb(ball, { positionBits: 16 });
  const io = new WebIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]);
  await MeshoptDecoder.ready;
  io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const node = (await io.readBinary(bytes)).getRoot().listNodes()[0]!;
  const primitive = node.getMesh()!.listPrimitives()[0]!;
  const places = primitive.getAttribute('POSITION')!;
  const ours = await unpackGlb(bytes);
  const scale: number[] = node.getScale();
  const offset: number[] = node.getTranslation();
  expect(scale[0]).toBe(scale[1]);
  expect(scale[0]).toBe(scale[2]);
  const theirs = Array.from({ length: places.getCount() }, (_, i) =>
    places.getElement(i, [0, 0, 0]).map((value, axis) => value * scale[axis]! + offset[axis]!),
  ).flat();
  expect(Float32Array.from(theirs)).toEqual(ours.positions);
  const corners = primitive.getIndices()!;
  expect(Array.from(ours.indices, (_, i) => corners.getScalar(i))).toEqual([...ours.indices]);
  expect(primitive.getAttribute('COLOR_0')!.getElement(7, [0, 0, 0, 0])[1]).toBeCloseTo(
    ours.colors![22]! / 255,
    6,
  );
});

test('a file that is seen first tells its jaw and how open it is to light', async () => {
  const jaw = lowerJaw();
  const found = recognizeJaw(jaw);
  const file = await unpackForView(await packGlb(jaw, { positionBits: 14, firstSight: { jaw: found } }));
  expect(file.jaw).toEqual(found);
  const measured = measureOpenness(file.mesh, vertexNormals(file.mesh));
  const off = file.openness!.map((value, vertex) => Math.abs(value - measured[vertex]!));
  // By the steps it is kept in, and by positions that were rounded since.
  expect(off.toSorted()[Math.floor(off.length * 0.99)]).toBeLessThan(0.02);
  expect(new Set(file.openness).size).toBeGreaterThan(20);
});

test('other files tell neither', async () => {
  const { jaw, openness } = await unpackForView(await packGlb(sphere(4, 5), { positionBits: 16 }));
  expect([jaw, openness]).toEqual([null, null]);
});

test('a forged jaw is refused', async () => {
  const ball = sphere(4, 6);
  const jaw = recognizeJaw(ball);
  for (const forged of [
    { ...jaw, jaw: 'both' },
    { ...jaw, center: [1, 2] },
    { ...jaw, width: null },
    { ...jaw, axes: { ...jaw.axes, left: ['a', 'b', 'c'] } },
  ]) {
    const bytes = await packGlb(ball, { positionBits: 14, firstSight: { jaw: forged as RecognizedJaw } });
    await expect(unpackForView(bytes)).rejects.toThrow(BadGlb);
  }
});

test('it is much smaller than an STL', async () => {
  const jaw = lowerJaw();
  expect((await packGlb(jaw, { positionBits: 16 })).length).toBeLessThan((triangleCount(jaw) * 50) / 6);
});

test('a mesh of one place', async () => {
  const dot = {
    positions: new Float32Array([5, 5, 5, 5, 5, 5, 5, 5, 5]),
    indices: new Uint32Array([0, 1, 2]),
    colors: null,
  };
  expect([...(await unpackGlb(await packGlb(dot, { positionBits: 16 }))).positions]).toEqual([
    5, 5, 5, 5, 5, 5, 5, 5, 5,
  ]);
});

test('no cut or changed file brings more than a clear refusal', async () => {
  const bytes = await packGlb(colored(sphere(4, 6)), { positionBits: 16 });
  for (let length = 0; length < bytes.length; length += 7) {
    await expect(unpackGlb(bytes.subarray(0, length))).rejects.toThrow(BadGlb);
  }
  for (let at = 0; at < bytes.length; at += 3) {
    const changed = bytes.slice();
    changed[at] = changed[at]! ^ 0x5a;
    await unpackGlb(changed).catch((error: unknown) => expect(error).toBeInstanceOf(BadGlb));
  }
});

test('a forged count does not ask for memory', async () => {
  const bytes = await packGlb(sphere(4, 6), { positionBits: 16 });
  const text = String.fromCharCode(...bytes);
  const forged = Uint8Array.from(
    text.replace('"count":62,', '"count":99,').replace('"count":62,', '"count":99,'),
    (c) => c.charCodeAt(0),
  );
  await expect(unpackGlb(forged)).rejects.toThrow(BadGlb);
});

test('a triangle with a corner that is not there is refused', async () => {
  const ball = sphere(4, 6);
  const quantized = quantizePositions(ball.positions, 16);
  const indices = ball.indices.with(10, vertexCount(ball));
  await MeshoptEncoder.ready;
  const encode = (data: Uint32Array | Uint16Array, stride: number, mode: 'TRIANGLES' | 'ATTRIBUTES') => {
    const count = data.byteLength / stride;
    const bytes = MeshoptEncoder.encodeGltfBuffer(new Uint8Array(data.buffer), count, stride, mode);
    return { bytes, count, stride, mode };
  };
  const views = [encode(indices, 4, 'TRIANGLES'), encode(quantized.steps, 8, 'ATTRIBUTES')];
  const forged = joinGlb(
    describeGlb(ball, quantized, views),
    views.map((view) => view.bytes),
  );
  await expect(unpackGlb(forged)).rejects.toThrow(BadGlb);
});
