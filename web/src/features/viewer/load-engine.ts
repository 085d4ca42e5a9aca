/** The part of the program that draws. It is large, and loaded once. */
export const loadEngine = () => import('./engine.ts');

/** Gets everything that a model needs before somebody opens one, so that only the model itself is waited for. */
export function loadEngineAhead(): void {
  loadEngine()
    .then(({ fetchDecoder }) => fetchDecoder())
    // Whoever opens a model asks again, and is told what failed.
    .catch(() => {});
}
