import type { FetchMesh } from '../types/fetch-mesh.ts';
import { FetchFailed, fetchBytes } from './fetch-bytes.ts';

/** Fetches a mesh from the address of its resource. */
export const fetchMesh: FetchMesh = async (source, detail, options) => {
  const resource = source[detail];
  if (resource === null) throw new FetchFailed(`no ${detail}`);
  return fetchBytes(resource.url, { bytes: resource.bytes, ...options });
};
