import type { Area } from '@archway/locales/areas';

/** The texts of what stands around every screen of those who are signed in. */
export const SIGNED_IN_TEXTS: readonly Area[] = ['shell'];
