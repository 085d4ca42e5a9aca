import type { Plan } from './arrows.ts';

/** The part of a path after its base: a folder's name, or the file's own where it lies loose. */
const below = (base: string, file: string): string | undefined =>
  file.startsWith(base) ? file.slice(base.length).split('/')[0] : undefined;

/** Features stand on the platform; `top` joins them and stands above. */
function featurePlan(side: 'server' | 'web', top: 'main' | 'app', mutualLeft: readonly string[]): Plan {
  const heights = new Map([
    [top, 2],
    ['platform', 0],
  ]);
  return {
    title: side,
    roomOf: (file) => {
      const feature = below(`${side}/src/features/`, file);
      if (feature !== undefined) return feature;
      const room = below(`${side}/src/`, file);
      return room !== undefined && heights.has(room) ? room : undefined;
    },
    heightOf: (room) => heights.get(room) ?? 1,
    undrawn: [...heights.keys()],
    mutualLeft,
  };
}

/** Folders of a package; what lies loose in its `src` puts them together; it stands above them. */
function folderPlan(name: 'viewer' | 'mesh'): Plan {
  const top = `${name}.ts`;
  return {
    title: name,
    roomOf: (file) => {
      const room = below(`${name}/src/`, file);
      return room?.endsWith('.ts') === true ? top : room;
    },
    heightOf: (room) => (room === top ? 1 : 0),
    undrawn: [top],
    mutualLeft: [],
  };
}

export const PLANS: readonly Plan[] = [
  featurePlan('server', 'main', []),
  featurePlan('web', 'app', []),
  folderPlan('viewer'),
  folderPlan('mesh'),
];
