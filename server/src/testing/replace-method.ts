import type { ObjectStore } from '../platform/object-store/object-store.ts';

/** Replaces a method of the object store, for example to make it fail. Returns a function that restores it. */
export function replaceMethod<K extends keyof ObjectStore>(
  store: ObjectStore,
  method: K,
  by: ObjectStore[K],
): () => void {
  const original: unknown = Reflect.get(store, method);
  Reflect.set(store, method, by);
  return () => void Reflect.set(store, method, original);
}
