import type { ObjectStore } from '../platform/object-store/object-store.ts';

/** Lets the store do something else, or fail, until what is returned is called. */
export function replaceDeed<K extends keyof ObjectStore>(
  store: ObjectStore,
  deed: K,
  by: ObjectStore[K],
): () => void {
  const whole: unknown = Reflect.get(store, deed);
  Reflect.set(store, deed, by);
  return () => void Reflect.set(store, deed, whole);
}
