interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Missing in TypeScript's DOM types and in some browsers. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Trusted Types policy: workers start only from URLs of the app's own origin. */
const policy = trustedTypes?.createPolicy('archway-viewer-workers', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('A worker of another site.');
    return url;
  },
});

export const startWorker = (url: string): Worker =>
  new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
