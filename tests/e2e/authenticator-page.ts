import type { CDPSession, Page } from 'playwright-core';

/** A computer with a fingerprint reader, as the browser's own tools imitate one. */
export async function addAuthenticator(
  page: Page,
  { isUserVerified = true }: { isUserVerified?: boolean } = {},
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}
