import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Area } from '@archway/locales/areas';
import { findSourceKeys } from '../source-keys.ts';
import type { DynamicKeys } from './dynamic-keys.ts';
import type { SourceGraph } from './source-graph.ts';
import { entriesOf, type Areas, type Finding } from './tree.ts';

/** Sources of the web app that are shown together, and the texts loaded for them. */
export interface Shown {
  name: string;
  files: readonly string[];
  /** What the frame around it has loaded. */
  framed: readonly Area[];
  /** What is loaded for itself. */
  texts: readonly Area[];
}

/** A part of a feature's value that is loaded when it is shown. */
interface ScreenSpec {
  texts: readonly Area[];
  screen: () => unknown;
  access?: string;
}

interface WebApp {
  FEATURES: readonly {
    name: string;
    routes?: readonly ScreenSpec[];
    tabs?: readonly ScreenSpec[];
    dialogs?: readonly ScreenSpec[];
  }[];
  OWN_SPACE_ROUTE: ScreenSpec;
  SIGNED_IN_TEXTS: readonly Area[];
}

const APP = 'web/src/app';
const EVERY_PAGE: readonly Area[] = ['portal'];
const IMPORTED = /import\(\s*['"]([^'"]+)['"]\s*\)/;

/** Every part of the web app that has texts of its own. Its values are read by running them: they name files and areas. */
export async function readShown(root: string): Promise<Shown[]> {
  const parts = ['features.ts', 'own-space/route.ts', 'signed-in-texts.ts'].map(
    (file) => import(pathToFileURL(join(root, APP, file)).href) as Promise<Partial<WebApp>>,
  );
  const app = Object.assign({}, ...(await Promise.all(parts))) as WebApp;
  const signedIn = [...EVERY_PAGE, ...app.SIGNED_IN_TEXTS];
  const inOwnSpace = [...signedIn, ...app.OWN_SPACE_ROUTE.texts];
  return [
    {
      name: 'every page',
      files: ['web/src/main.tsx', `${APP}/not-found.tsx`],
      framed: [],
      texts: EVERY_PAGE,
    },
    // It names the tabs of the own space too, by the titles in the features' values.
    {
      name: 'the shell',
      files: [`${APP}/signed-in.tsx`, ...app.FEATURES.map(({ name }) => indexOf(name))],
      framed: EVERY_PAGE,
      texts: app.SIGNED_IN_TEXTS,
    },
    shownAs(`${APP}/own-space/route.ts`, app.OWN_SPACE_ROUTE, signedIn),
    ...app.FEATURES.flatMap(({ name, routes = [], tabs = [], dialogs = [] }) => [
      ...routes.map((one) => shownAs(indexOf(name), one, one.access === 'public' ? EVERY_PAGE : signedIn)),
      ...tabs.map((one) => shownAs(indexOf(name), one, inOwnSpace)),
      ...dialogs.map((one) => shownAs(indexOf(name), one, signedIn)),
    ]),
  ];
}

const indexOf = (feature: string): string => `web/src/features/${feature}/index.ts`;

function shownAs(from: string, { screen, texts }: ScreenSpec, framed: readonly Area[]): Shown {
  const [, wanted] = IMPORTED.exec(screen.toString()) ?? [];
  if (wanted === undefined) throw new Error(`${from} has a screen that imports no file`);
  const file = join(dirname(from), wanted);
  return { name: file, files: [file], framed, texts };
}

/** The features' values are loaded with every page, but what they say is shown by the shell only. */
const isIndex = (file: string): boolean => /^web\/src\/features\/[^/]+\/index\.ts$/.test(file);

interface Checked {
  english: Areas;
  shown: readonly Shown[];
  graph: Pick<SourceGraph, 'loadedWith'>;
  /** File name → text. */
  sources: Readonly<Record<string, string>>;
  families: readonly DynamicKeys[];
}

/** Each screen loads the areas of all keys that its sources name, and no area in vain. */
export function checkScreens({ english, shown, graph, sources, families }: Checked): Finding[] {
  const areaOf = new Map(entriesOf(english).map(({ area, key }) => [key, area]));
  const putTogether = new Set(families.flatMap(({ areas }) => areas));
  return shown.flatMap(({ name, files, framed, texts }) => {
    const loaded = graph.loadedWith(files, (file) => isIndex(file) && !files.includes(file));
    const used = [...loaded].flatMap((file) =>
      [...findSourceKeys({ [file]: sources[file] ?? '' }).literals].flatMap((key) => {
        const area = areaOf.get(key);
        return area === undefined ? [] : [{ file, key, area }];
      }),
    );
    const has = new Set([...framed, ...texts]);
    const inVain = texts.filter((area) => !putTogether.has(area) && !used.some((one) => one.area === area));
    return [
      ...used
        .filter(({ area }) => !has.has(area))
        .map(({ file, key, area }) => ({
          where: name,
          problem: `does not load ${area}.json, though ${file} says ${key}`,
        })),
      ...inVain.map((area) => ({ where: name, problem: `loads ${area}.json and says nothing of it` })),
    ];
  });
}
