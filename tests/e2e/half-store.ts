import type { BrowserContext, Request, Route } from 'playwright-core';

/** A store that takes the first part of a file, and loses all others until it is mended. */
export interface HalfStore {
  /** How often a part was sent. */
  sent: (part: number) => number;
  /** How many parts the store has. */
  readonly stored: number;
  mend: () => void;
}

const partOf = (request: Request): number =>
  Number(new URL(request.url()).searchParams.get('partNumber') ?? 0);

export async function halfStore(context: BrowserContext): Promise<HalfStore> {
  const sent: number[] = [];
  let stored = 0;
  // The route stays: a part that is being held by it when it goes would never be sent nor lost.
  let isMended = false;
  const lose = (route: Route): Promise<void> =>
    !isMended && partOf(route.request()) > 1 && route.request().method() === 'PUT'
      ? route.abort('connectionreset')
      : route.fallback();
  await context.route('**/*', lose);
  context.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(partOf(request));
  });
  context.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.ok()) stored += 1;
  });
  return {
    sent: (part) => sent.filter((one) => one === part).length,
    get stored() {
      return stored;
    },
    mend: () => {
      isMended = true;
    },
  };
}
