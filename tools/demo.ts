import { setTimeout as pause } from 'node:timers/promises';
import { makeProcesses } from './dev/processes.ts';
import { prepareSite } from './dev/steps.ts';

const SITE = 'eu';

/** The whole product for whoever wants to see it. */
const env = prepareSite(SITE);
const processes = makeProcesses();
processes.start('api', SITE, 'server/src/main/http.ts');
processes.start('worker', SITE, 'server/src/main/worker.ts');
await Promise.all([waitReady(env['METRICS_PORT']), waitReady(env['WORKER_METRICS_PORT'])]);
console.log(`
  Archway runs. Look at:

  API document   ${env['PUBLIC_ORIGIN']}/api/docs
  all mail       ${env['MAIL_CATCHER_URL']}

  Ctrl-C stops it; the engines go on until ops/services down ${SITE}.
`);
await processes.waitEnd();

async function waitReady(port: string | undefined): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(100);
  }
  console.error('it does not come up: see the lines above');
  process.kill(process.pid, 'SIGTERM');
}
