import { randomBytes } from 'node:crypto';

export const PURPOSES = ['session', 'totp', 'recovery', 'request', 'failure', 'audit'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The settings of one purpose's ring in each step of ops/runbooks/rotate-secrets.md. */
export interface RotationSteps {
  before: Record<string, string>;
  /** The new key is accepted. */
  added: Record<string, string>;
  /** The new key is current, the old one still accepted. */
  switched: Record<string, string>;
  /** The old key is gone. */
  dropped: Record<string, string>;
}

export function rotationOf(purpose: Purpose): RotationSteps {
  const [older, newer] = ['old', 'new'].map((id) => `${id}:${randomBytes(32).toString('hex')}`);
  const ring = (...keys: (string | undefined)[]) => ({
    [`SECRET_${purpose.toUpperCase()}`]: keys.join(','),
  });
  return {
    before: ring(older),
    added: ring(older, newer),
    switched: ring(newer, older),
    // Seals are never made anew: their old key is kept for checking them.
    dropped: purpose === 'audit' ? ring(newer, older) : ring(newer),
  };
}
