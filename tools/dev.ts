import { makeProcesses } from './dev/processes.ts';
import { prepareSite } from './dev/steps.ts';

const SITE = 'eu';

/** The whole product for whoever changes it: each process starts again when one of its files is saved. */
const env = prepareSite(SITE);
const pages = new URL(env['PUBLIC_ORIGIN'] ?? '');
pages.port = '5173';
console.log(`
  pages      ${pages.origin}
  API        ${env['PUBLIC_ORIGIN']}/api/docs
  mail       ${env['MAIL_CATCHER_URL']}
  metrics    http://127.0.0.1:${env['METRICS_PORT']}/metrics

  Ctrl-C stops the processes; the engines go on until ops/services down ${SITE}.
`);
const processes = makeProcesses({ EXTRA_ORIGINS: pages.origin });
processes.start('api', SITE, '--watch', '--watch-preserve-output', 'server/src/main/http.ts');
processes.start('worker', SITE, '--watch', '--watch-preserve-output', 'server/src/main/worker.ts');
processes.start('web', SITE, 'node_modules/vite/bin/vite.js', 'web', '--port', pages.port, '--strictPort');
await processes.waitEnd();
