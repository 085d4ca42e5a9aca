import { getAppConfig } from '@archway/contract/app-config/calls';
import { CODES } from '@archway/contract/codes';
import { someStl } from '@archway/server/testing/meshes';
import { openClient } from '../../harness/client.ts';
import { freePort } from '../../harness/ports.ts';
import { openSite } from '../../harness/site.ts';
import type { ItemResult, Part } from '../part.ts';
import { arrive, openStage, waitUntilProcessed } from '../scans/stage.ts';
import { noWayOut } from './no-way-out.ts';
import { imageTree, removeImageTree } from './tree.ts';

const ITEMS: Readonly<Record<string, () => Promise<string[]>>> = {
  'API and pages': apiAndPages,
  'a worker takes a scan': workerTakesScan,
  'no way out of a child': noWayOut,
  'settings of production': productionSettings,
};

/** The server's image, without Docker. */
export const image: Part = {
  name: 'image',
  claim: `The tree of the server's image is built from the lines of the Dockerfile, without Docker and without any other file
of the checkout. From it an API process answers calls and serves the built pages, a worker takes a scan through all its
steps, whoever takes over the child that reads files finds no way out, and both processes become ready with the settings
of production.`,
  items: Object.keys(ITEMS),
  run: async (item): Promise<ItemResult> => {
    const problems = (await ITEMS[item]?.()) ?? [`nothing is called "${item}"`];
    return {
      passed: problems.length === 0,
      numbers: { problems: problems.length },
      line: `${item}: ${problems.length} problems`,
      problems,
    };
  },
  finish: async () => removeImageTree(),
};

/** As compose.yaml starts it. */
async function apiAndPages(): Promise<string[]> {
  const site = await openSite({ root: imageTree() });
  try {
    const api = await (await site.start('http', { NODE_ENV: 'development' })).waitReady();
    const client = openClient({ origin: site.origin, targets: [api.url] });
    const { code } = await client.call(getAppConfig, {});
    const page = await (await fetch(api.url)).text();
    const scripts = [...page.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
    const answers = await Promise.all(scripts.map((path) => fetch(`${api.url}${path}`)));
    return [
      ...(code === CODES.ok ? [] : [`a call is answered with ${code}`]),
      ...(page.includes('id="root"') ? [] : ['there is no page']),
      ...(scripts.length > 0 && answers.every(({ ok }) => ok) ? [] : ['a script of the page is missing']),
    ];
  } finally {
    await site.close();
  }
}

/** Its files are read in child processes, by packages that nothing else loads. */
async function workerTakesScan(): Promise<string[]> {
  const stage = await openStage({ root: imageTree() });
  try {
    await stage.worker.waitReady();
    const { scan } = await waitUntilProcessed(stage, await arrive(stage, someStl(20)));
    return scan?.step === 'done' ? [] : [`the scan came to ${scan?.step}: ${scan?.problem}`];
  } finally {
    await stage.close();
  }
}

/**
 * Settings that production accepts. Nobody answers at these addresses of store and scanner: a process becomes ready
 * without them, and the local ones are refused (a store without TLS, test signatures).
 */
async function productionSettings(): Promise<string[]> {
  const site = await openSite({ root: imageTree() });
  const nobody = `127.0.0.1:${await freePort()}`;
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://portal.example',
    FILES_ORIGIN: 'https://files.example',
    S3_ENDPOINT: `https://${nobody}`,
    ANCHOR_S3_ENDPOINT: `https://${nobody}`,
    VIRUS_SCANNER_URL: `tcp://${nobody}`,
  };
  try {
    const started = await Promise.all([site.start('http', settings), site.start('worker', settings)]);
    const ready = await Promise.allSettled(started.map((one) => one.waitReady()));
    return ready.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  } finally {
    await site.close();
  }
}
