import type { BrowserContext, Request, Route } from 'playwright-core';

/** What a browser puts into the store, and a gate that holds back all parts but the first. */
export interface SlowStore {
  /** How often a part was sent, or tried to be. */
  sent: (part: number) => number;
  /** How many parts the store has. */
  readonly stored: number;
  open: () => Promise<void>;
}

const partOf = (request: Request): number =>
  Number(new URL(request.url()).searchParams.get('partNumber') ?? 0);

export async function slowStore(context: BrowserContext): Promise<SlowStore> {
  const sent: number[] = [];
  let stored = 0;
  let isOpen = false;
  const waiting = new Set<() => void>();
  const hold = async (route: Route): Promise<void> => {
    const part = partOf(route.request());
    if (route.request().method() !== 'PUT' || part === 0) return route.fallback();
    if (part > 1 && !isOpen) await new Promise<void>((resolve) => void waiting.add(resolve));
    // Paused, or its tab closed, while it waited here.
    await route.continue().catch(() => {});
  };
  await context.route('**/*', hold);
  context.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(partOf(request));
  });
  context.on('response', (response) => {
    if (partOf(response.request()) > 0 && response.ok()) stored += 1;
  });
  return {
    sent: (part) => sent.filter((one) => one === part).length,
    get stored() {
      return stored;
    },
    open: async () => {
      isOpen = true;
      for (const go of waiting) go();
      await context.unroute('**/*', hold);
    },
  };
}
