import type { CallSpec, Limit } from '@archway/contract/core/call';
import type { Config } from '../config/config.ts';
import { CallFailure } from '../rpc/failure.ts';
import type { Counter, Limiter } from './limiter.ts';
import { networksOf } from './networks.ts';

/** What any one address or account may ask of the site, over all calls together; for organizations it is a setting. */
const GENERAL = {
  perAddress: { calls: 1_200, seconds: 60 },
  perAccount: { calls: 600, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** Sockets that are asked for: a clinic of sixty tabs that all come back after a restart, and no flood. */
const UPGRADES: Limit = { calls: 300, seconds: 60 };

/** How many times the limit of one address a whole network has. */
const NETWORK_SHARE = 5;

const ofNetwork = ({ calls, seconds }: Limit): Limit => ({ calls: calls * NETWORK_SHARE, seconds });

/** Throws at once when the address is known to have used up what it may; else tells once it is counted. */
export function limitAddress(limiter: Limiter, { path, limits }: CallSpec, address: string): Promise<void> {
  const { subscriber, network } = networksOf(address);
  const perAddress = limits?.perAddress;
  return enforce(limiter, [
    counter(`address:${subscriber}`, GENERAL.perAddress),
    counter(`network:${network}`, ofNetwork(GENERAL.perAddress)),
    ...own(path, `address:${subscriber}`, perAddress),
    ...own(path, `network:${network}`, perAddress && ofNetwork(perAddress)),
  ]);
}

/** The same for sockets, which are no calls. */
export async function limitUpgrade(limiter: Limiter, address: string): Promise<void> {
  const { subscriber, network } = networksOf(address);
  await enforce(limiter, [
    counter(`socket:address:${subscriber}`, UPGRADES),
    counter(`socket:network:${network}`, ofNetwork(UPGRADES)),
  ]);
}

export function limitCaller(
  limiter: Limiter,
  { path, limits }: CallSpec,
  { userCode, orgId }: { userCode: string; orgId: string },
  { CALLS_PER_MINUTE_OF_ORGANIZATION: calls }: Config,
): Promise<void> {
  return enforce(limiter, [
    counter(`account:${userCode}`, GENERAL.perAccount),
    counter(`organization:${orgId}`, { calls, seconds: 60 }),
    ...own(path, `account:${userCode}`, limits?.perAccount),
    ...own(path, `organization:${orgId}`, limits?.perOrganization),
  ]);
}

function enforce(limiter: Limiter, counters: readonly Counter[]): Promise<void> {
  const answer = limiter(counters);
  // Not in an async function: whoever asks must know before asking anything else.
  if (typeof answer === 'number') throw tooMany(answer);
  return refuseOnce(answer);
}

async function refuseOnce(counted: Promise<number | null>): Promise<void> {
  const seconds = await counted;
  if (seconds !== null) throw tooMany(seconds);
}

const tooMany = (seconds: number) =>
  new CallFailure('tooMany', { params: { seconds }, data: { retryAfter: seconds } });

const counter = (subject: string, { calls, seconds }: Limit): Counter => ({ subject, calls, seconds });

const own = (path: string, subject: string, limit: Limit | undefined): Counter[] =>
  limit === undefined ? [] : [counter(`${path}:${subject}`, limit)];
