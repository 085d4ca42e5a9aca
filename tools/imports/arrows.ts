import type { Module } from './modules.ts';

/** One room imports from another. */
export interface Arrow {
  from: string;
  to: string;
}

/** A part of the product as a picture: which room a file is in, and how high each room stands. */
export interface Plan {
  title: string;
  /** Undefined for files that are left out. */
  roomOf: (file: string) => string | undefined;
  /** A room may import what stands lower, and what stands as high as itself. */
  heightOf: (room: string) => number;
  /** Rooms that would only fill the picture, since all or none import them. They are checked all the same. */
  undrawn: readonly string[];
  /** Pairs that still import each other, as `a b`. The list may only become shorter. */
  mutualLeft: readonly string[];
}

/** Tests and what only tests and the gallery load draw no arrows. */
const TEST_MATERIAL = /\.(test|stories|fixtures)\.tsx?$/;

/** Each pair of rooms once, in the order of their names; imports of types count. */
export function arrowsBetween(modules: readonly Module[], { roomOf }: Plan): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { file, imports } of modules) {
    const from = TEST_MATERIAL.test(file) ? undefined : roomOf(file);
    if (from === undefined) continue;
    for (const imported of imports) {
      const to = roomOf(imported);
      if (to !== undefined && to !== from) found.set(`${from} ${to}`, { from, to });
    }
  }
  return [...found.keys()].toSorted().map((key) => found.get(key)!);
}

/** Two rooms that import each other, exceptions that are needed no more, and arrows that go back up. */
export function problemsIn(arrows: readonly Arrow[], { title, heightOf, mutualLeft }: Plan): string[] {
  const drawn = new Set(arrows.map(({ from, to }) => `${from} ${to}`));
  const pairs = arrows
    .filter(({ from, to }) => from < to && drawn.has(`${to} ${from}`))
    .map(({ from, to }) => `${from} ${to}`);
  const mutual = pairs
    .filter((pair) => !mutualLeft.includes(pair))
    .map((pair) => `${title}: ${pair.replace(' ', ' and ')} import each other`);
  const mended = mutualLeft
    .filter((pair) => !pairs.includes(pair))
    .map((pair) => `${title}: ${pair.replace(' ', ' and ')} are a pair no more: take them off the list`);
  const upward = arrows
    .filter(({ from, to }) => heightOf(from) < heightOf(to))
    .map(({ from, to }) => `${title}: ${from} imports ${to}, which stands above it`);
  return [...mutual, ...mended, ...upward];
}
