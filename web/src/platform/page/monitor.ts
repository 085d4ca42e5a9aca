import { reportPage } from '@archway/contract/monitor/calls';
import type { PageReport } from '@archway/contract/monitor/model';
import { send } from '../call/call.ts';
import { STORAGE } from '../session/storage.ts';

/** An error that returns at every frame is told a few times, not all day. */
const MAX_ERRORS = 10;
const MAX_FRAMES = 20;
let told = 0;

/** Tells the site about errors nobody caught, and how quickly pages come up. Never what a user has typed. */
export function watchPage(): void {
  window.addEventListener('error', ({ error }) => tellError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  // After the page is there: measuring must not slow down what it measures.
  window.addEventListener('load', () => void watchVitals());
}

function tellError(error: unknown): void {
  if (told >= MAX_ERRORS) return;
  told += 1;
  const { name = 'Error', stack = '' } = error instanceof Error ? error : {};
  tell({ kind: 'error', name: nameOf(name), frames: framesOf(stack) });
}

const nameOf = (name: string): string => (/^[\w$.-]{1,64}$/.test(name) ? name : 'Error');

/** The lines of a stack that name a place; the first may quote the message, and a message may quote the user. */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().slice(0, 300));
}

/** One page in a while: whole offices share an address, and an address may only say so much. */
const MEASURE_EVERY_MS = 10 * 60_000;

async function watchVitals(): Promise<void> {
  const last = Number(localStorage.getItem(STORAGE.measuredAt) ?? 0);
  if (Date.now() - last < MEASURE_EVERY_MS) return;
  localStorage.setItem(STORAGE.measuredAt, String(Date.now()));
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => tell({ kind: 'vital', name, value, frames: [] }));
}

function tell(report: PageReport): void {
  send(reportPage, report).catch(() => {});
}
