import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { makeProcesses } from './dev/processes.ts';
import { prepareSite, run } from './dev/steps.ts';
import { whoIsWho } from './dev/who-is-who.ts';

const SITE = 'eu';

/** The whole product for whoever wants to see it, with people to sign in as. */
const env = prepareSite(SITE);
run('node_modules/.bin/vite', 'build', 'web', '--logLevel', 'warn');
run('ops/with-site', SITE, '--', 'node', 'cast/src/main.ts');
const processes = makeProcesses();
processes.start('api', SITE, 'server/src/main/http.ts');
processes.start('worker', SITE, 'server/src/main/worker.ts');
await Promise.all([waitReady(env['METRICS_PORT']), waitReady(env['WORKER_METRICS_PORT'])]);
console.log(`
  Archway runs. Sign in at ${env['PUBLIC_ORIGIN']} as one of these invented people:

${whoIsWho()}

  API document   ${env['PUBLIC_ORIGIN']}/api/docs
  all mail       ${env['MAIL_CATCHER_URL']}

  Scans of the invented patients are made now and sent to their cases: some minutes the first time.
  Ctrl-C stops it; the engines go on until ops/services down ${SITE}.
`);
spawn('ops/with-site', [SITE, '--', 'node', 'tools/send-cast-scans.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
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
