import { useEffect, useState } from 'react';

/** What is loading for a shorter time than this shows nothing, so that quick answers do not flicker. */
const PATIENCE_MS = 200;

/** True once it has been loading for a while. */
export function useLate(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return loading && late;
}
