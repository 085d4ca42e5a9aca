/** Milliseconds since the page was asked for, once there is something to see of the scan, and all of it. */
export interface Times {
  first?: number;
  full?: number;
}

export const times: Times = {};
Object.assign(globalThis, { times });

/** Notes the time once the frame that is drawn next is on the screen. */
export function noteFrame(...which: (keyof Times)[]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const name of which) times[name] ??= performance.now();
    }),
  );
}
