import type { LayerSource } from '@archway/viewer/types/layer-source';
import type { FetchMesh } from '@archway/viewer/types/fetch-mesh';
import { expect, test } from 'vitest';
import { keptMeshFetcher } from './fetch-kept-mesh.ts';
import { MeshMemory } from '../../platform/meshes/mesh-memory.ts';

const layer = (url: string, content = 'one'): LayerSource => ({
  id: 'upper',
  role: 'upper',
  name: 'Upper jaw',
  preview: { url, content, bytes: 2, triangles: 1 },
  full: { url: `${url}-full`, content: `${content}-full`, bytes: 2, triangles: 1 },
  toMillimeters: 1,
});

/** A store in which these addresses work. */
function storeOf(...addresses: string[]) {
  const asked: string[] = [];
  const fetch: FetchMesh = async (source, detail) => {
    const url = source[detail]?.url ?? '';
    asked.push(url);
    if (!addresses.includes(url)) throw new Error('403');
    return Uint8Array.from([1, 2]);
  };
  return { asked, fetch };
}

const options = () => ({ signal: new AbortController().signal, onProgress: () => {} });
const neverRenewed = async () => undefined;

test('a mesh that was fetched is not asked for again, whatever its address is by then', async () => {
  const { asked, fetch } = storeOf('first', 'first-full');
  const meshes = new MeshMemory();
  const get = keptMeshFetcher({ caseId: 'a', meshes, renew: neverRenewed, fetch });
  await get(layer('first'), 'preview', options());
  await get(layer('first'), 'full', options());
  const again = keptMeshFetcher({ caseId: 'a', meshes, renew: neverRenewed, fetch });
  const loaded: number[] = [];
  const bytes = await again(layer('later'), 'preview', {
    ...options(),
    onProgress: (count) => loaded.push(count),
  });
  expect([...bytes]).toEqual([1, 2]);
  expect(loaded).toEqual([2]);
  expect(asked).toEqual(['first', 'first-full']);
});

test('other content of the same file is fetched', async () => {
  const { asked, fetch } = storeOf('first', 'second');
  const get = keptMeshFetcher({ caseId: 'a', meshes: new MeshMemory(), renew: neverRenewed, fetch });
  await get(layer('first'), 'preview', options());
  await get(layer('second', 'two'), 'preview', options());
  expect(asked).toEqual(['first', 'second']);
});

test('an address that no longer works is renewed once', async () => {
  const { asked, fetch } = storeOf('new');
  const renew = async () => layer('new');
  const get = keptMeshFetcher({ caseId: 'a', meshes: new MeshMemory(), renew, fetch });
  expect([...(await get(layer('old'), 'preview', options()))]).toEqual([1, 2]);
  expect(asked).toEqual(['old', 'new']);
});

test('a mesh of a case that is not shown any more fails, and so does one that was given up', async () => {
  const { asked, fetch } = storeOf('new');
  const meshes = new MeshMemory();
  const get = keptMeshFetcher({ caseId: 'a', meshes, renew: neverRenewed, fetch });
  await expect(get(layer('old'), 'preview', options())).rejects.toThrow('403');
  const renew = async () => layer('new');
  const givenUp = keptMeshFetcher({ caseId: 'a', meshes, renew, fetch });
  const signal = AbortSignal.abort();
  await expect(givenUp(layer('old'), 'preview', { ...options(), signal })).rejects.toThrow('403');
  expect(asked).toEqual(['old', 'old']);
});

test('what arrives after its case was forgotten is not kept', async () => {
  const { fetch } = storeOf('first');
  const meshes = new MeshMemory();
  const get = keptMeshFetcher({
    caseId: 'a',
    meshes,
    renew: neverRenewed,
    fetch: async (...asked) => {
      meshes.forget('a');
      return fetch(...asked);
    },
  });
  await get(layer('first'), 'preview', options());
  expect(meshes.bytes).toBe(0);
});
