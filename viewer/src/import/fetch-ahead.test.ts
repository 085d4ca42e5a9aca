import { expect, test } from 'vitest';
import type { FetchMesh } from '../types/fetch-mesh.ts';
import type { LayerSource } from '../types/layer-source.ts';
import { fetchAhead } from './fetch-ahead.ts';

const layer = (url: string): LayerSource => ({
  id: url,
  role: 'upper',
  name: 'Upper jaw',
  preview: { url, bytes: 2, triangles: 1 },
  full: { url: `${url}-full`, bytes: 2, triangles: 1 },
  toMillimeters: 1,
});

function storeOf(...works: string[]) {
  const asked: string[] = [];
  const fetch: FetchMesh = async (source, detail) => {
    const url = source[detail]?.url ?? '';
    asked.push(url);
    if (!works.includes(url)) throw new Error('403');
    return Uint8Array.from([1, 2]);
  };
  return { asked, fetch };
}

const options = () => ({ signal: new AbortController().signal, onProgress: () => {} });

test('a preview is on its way before it is asked for, and is fetched once', async () => {
  const { asked, fetch } = storeOf('a', 'a-full');
  const get = fetchAhead(fetch, [layer('a'), { ...layer('b'), preview: null }]);
  expect(asked).toEqual(['a']);
  const loaded: number[] = [];
  await get(layer('a'), 'preview', { ...options(), onProgress: (count) => loaded.push(count) });
  await get(layer('a'), 'full', options());
  expect(asked).toEqual(['a', 'a-full']);
  expect(loaded).toEqual([2]);
});

test('bytes are handed over, so a second wish fetches anew', async () => {
  const { asked, fetch } = storeOf('a');
  const get = fetchAhead(fetch, [layer('a')]);
  await get(layer('a'), 'preview', options());
  await get(layer('a'), 'preview', options());
  expect(asked).toEqual(['a', 'a']);
});

test('a failure is told to whoever asks, and then tried anew', async () => {
  const { asked, fetch } = storeOf();
  const get = fetchAhead(fetch, [layer('a')]);
  await expect(get(layer('a'), 'preview', options())).rejects.toThrow('403');
  await expect(get(layer('a'), 'preview', options())).rejects.toThrow('403');
  expect(asked).toEqual(['a', 'a']);
});

test('a layer that was taken away while its preview was on its way gets nothing', async () => {
  const { fetch } = storeOf('a');
  const get = fetchAhead(fetch, [layer('a')]);
  const controller = new AbortController();
  const asked = get(layer('a'), 'preview', { signal: controller.signal, onProgress: () => {} });
  controller.abort();
  await expect(asked).rejects.toThrow('aborted');
});

test('a layer whose address has changed since is fetched from the new one', async () => {
  const { asked, fetch } = storeOf('a', 'later');
  const get = fetchAhead(fetch, [layer('a')]);
  await get({ ...layer('a'), preview: { url: 'later', bytes: 2, triangles: 1 } }, 'preview', options());
  expect(asked).toEqual(['a', 'later']);
});
