import { useEffect, useState } from 'react';

/** Seconds that are left, counted down each second; `start` begins anew. */
export function useCountdown(first = 0): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + first * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    left,
    start: (seconds) => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}
