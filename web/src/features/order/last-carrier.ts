import { CARRIERS, type Carrier } from '@archway/rules/order/shipping';
import { STORAGE } from '../../platform/session/storage.ts';

/** How the last parcel from this computer left; null where none has, or storage is blocked. */
export function readLastCarrier(): Carrier | null {
  try {
    const kept = localStorage.getItem(STORAGE.carrier);
    return CARRIERS.find((carrier) => carrier === kept) ?? null;
  } catch {
    return null;
  }
}

export function keepLastCarrier(carrier: Carrier): void {
  try {
    localStorage.setItem(STORAGE.carrier, carrier);
  } catch {
    // Chosen again the next time.
  }
}
