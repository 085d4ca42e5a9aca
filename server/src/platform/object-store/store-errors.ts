/** Whether the store is away, slow or overloaded: a repeat may help. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  const { $metadata: reply } = error as { $metadata?: { httpStatusCode?: number } };
  return (reply?.httpStatusCode ?? 0) >= 500;
}
