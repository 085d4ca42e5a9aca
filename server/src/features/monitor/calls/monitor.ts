import { MONITOR_HEADER } from '@archway/contract/core/headers';
import { reportPage } from '@archway/contract/monitor/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import type { RequestInfo } from '../../../platform/rpc/request.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { monitorErrorFirstSeen } from '../monitor.events.ts';
import { countPageError, saveWebVital, type SeenPage } from '../monitor.repository.ts';

export const monitor = implement(
  reportPage,
  async ({ input, tx, request }) => {
    const seen = seenPage(request);
    if (input.kind === 'vital') {
      await saveWebVital(tx, { ...seen, name: input.name, value: input.value ?? 0 });
      return { stored: true };
    }
    const { name, frames } = input;
    const error = { ...seen, name, frames, fingerprint: fingerprintOf(name, frames, seen.version) };
    const { isFirst, counted } = await countPageError(tx, error);
    if (isFirst) {
      const { fingerprint, route } = counted;
      await record(tx, monitorErrorFirstSeen, { fingerprint, name: counted.name, route });
    }
    return { stored: true };
  },
  { tenant: 'site' },
);

/** The client's own words about itself, cut to what a browser would send; the route without its ids. */
function seenPage(request: RequestInfo): SeenPage {
  const plain = (name: string, most: number) =>
    request
      .header(name)
      .replaceAll(/[^\w ./:;()-]/g, '')
      .slice(0, most);
  return {
    route: plain(MONITOR_HEADER.route, 128).replaceAll(/[0-9a-f-]{16,}|\d{3,}/gi, ':id'),
    browser: plain(MONITOR_HEADER.browser, 64),
    screen: plain(MONITOR_HEADER.screen, 32),
    version: request.info.clientVersion.split(' ')[0] ?? '',
  };
}
