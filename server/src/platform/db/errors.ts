/** Transient failures of PostgreSQL and its connections: the client is told to retry. */
const RETRYABLE_SQLSTATE = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available in time
  '57014', // statement timeout
  '57P01',
  '57P02',
  '57P03', // server shutting down, crashed, starting
  '53300', // too many connections
  '53100', // disk full
  '25P03', // idle in transaction too long
]);
const RETRYABLE_NODE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (
    typeof code === 'string' &&
    (RETRYABLE_SQLSTATE.has(code) || code.startsWith('08') || RETRYABLE_NODE.has(code))
  )
    return true;
  // node-postgres sets no code on these.
  return /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
    error.message,
  );
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const details = error as { code?: unknown; constraint?: unknown };
  return details?.code === '23505' && (constraint === undefined || details.constraint === constraint);
}
