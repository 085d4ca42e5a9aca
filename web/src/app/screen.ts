import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import type { RouteSpec, ScreenSpec } from '../platform/feature.ts';
import { loadAreas } from '../platform/text/i18n.ts';

type Loadable = ScreenSpec & Pick<RouteSpec, 'preloads'>;

/** Shows a screen as soon as it and its texts are loaded. */
export function Screen({ spec }: { spec: Loadable }): ReactNode {
  return createElement(componentOf(spec));
}

/** One component for each screen, however often it is shown: another one would start anew. */
const components = new Map<ScreenSpec, ComponentType>();

function componentOf(spec: Loadable): ComponentType {
  const known = components.get(spec);
  if (known !== undefined) return known;
  const made = lazy(async () => {
    const loaded = { default: await load(spec) };
    if (spec.preloads !== undefined) void preload(spec.preloads).catch(() => {});
    return loaded;
  });
  components.set(spec, made);
  return made;
}

/** Shown as it is, without `lazy`: that would hold it back for 300 ms, although it is here. */
async function preload(spec: ScreenSpec): Promise<void> {
  const component = await load(spec);
  if (!components.has(spec)) components.set(spec, component);
}

async function load({ screen, texts }: ScreenSpec): Promise<ComponentType> {
  const [loaded] = await Promise.all([screen(), loadAreas(texts)]);
  return loaded;
}
