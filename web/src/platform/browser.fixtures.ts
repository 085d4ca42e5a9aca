import { vi } from 'vitest';

/** What a page finds around it, as far as the platform's files ask for it. Call it before they are loaded. */
export function fakeBrowser(): { storage: Storage; reload: () => void } {
  const storage = fakeStorage();
  const reload = vi.fn<() => void>();
  vi.stubEnv('VITE_BUILD_VERSION', '1.2.3');
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { reload });
  return { storage, reload };
}

/** Its keys are its own properties, as a browser's are. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  const kept = Object.create(methods) as Record<string, string>;
  return kept as unknown as Storage;
}
