interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The library of types does not have it yet, and not every browser has it. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Our pages start scripts only from addresses that somebody has vouched for: here, those of our own site. */
const policy = trustedTypes?.createPolicy('archway-viewer-workers', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('A worker of another site.');
    return url;
  },
});

export const startWorker = (url: string): Worker =>
  new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
