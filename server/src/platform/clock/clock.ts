/** This process's idea of the time: for logs, metrics and waiting only. Expiry is decided by the database. */
export interface Clock {
  now(): Date;
}

export function systemClock(offsetMs = 0): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}
