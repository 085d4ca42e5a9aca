import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import type { Envelope } from '@archway/contract/core/envelope';
import { API_PREFIX } from '@archway/contract/core/headers';
import { formOf, headersFor } from '@archway/server/testing/site';
import { freshAddress } from '../../harness/addresses.ts';
import { deviceCookie } from '../../harness/as-member.ts';
import type { ServerProcess } from '../../harness/process.ts';
import { pause } from '../../harness/wait.ts';

const ASK_EVERY_MS = 100;

export interface SendOptions {
  accessToken?: string;
  idempotencyKey?: string;
  device?: string;
  /** The process that answered before; another one is asked if there is one. */
  after?: ServerProcess;
}

export interface Answer<T> extends Envelope<T> {
  by: ServerProcess;
}

/** Sends calls in turn to the processes that say they are ready, and repeats none: a failure is the caller's. */
export interface Balancer {
  send<C extends CallSpec>(call: C, input: InputOf<C>, options?: SendOptions): Promise<Answer<OutputOf<C>>>;
  close(): Promise<void>;
}

export function openBalancer(processes: readonly ServerProcess[]): Balancer {
  let ready: readonly ServerProcess[] = processes;
  let turn = 0;
  let isOpen = true;
  const watching = (async () => {
    while (isOpen) {
      const answers = await Promise.all(processes.map(isReady));
      ready = processes.filter((_, i) => answers[i]);
      await pause(ASK_EVERY_MS);
    }
  })();
  const next = (after?: ServerProcess): ServerProcess => {
    const others = ready.filter((one) => one !== after);
    const choice = others.length > 0 ? others : ready;
    turn += 1;
    const chosen = choice[turn % choice.length];
    if (chosen === undefined) throw new Error('no process is ready');
    return chosen;
  };
  return {
    send: async (call, input, options = {}) => {
      const by = next(options.after);
      return { ...(await send(by, call, input as Record<string, unknown>, options)), by } as Answer<
        OutputOf<typeof call>
      >;
    },
    close: async () => {
      isOpen = false;
      await watching;
    },
  };
}

const isReady = ({ metricsPort }: ServerProcess): Promise<boolean> =>
  fetch(`http://127.0.0.1:${metricsPort}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function send(
  { url }: ServerProcess,
  call: CallSpec,
  input: Record<string, unknown>,
  { accessToken = '', idempotencyKey, device }: SendOptions,
): Promise<Envelope> {
  const form = formOf(input).toString();
  const isGet = call.method === 'GET';
  const response = await fetch(`${url}${API_PREFIX}/${call.path}${isGet && form !== '' ? `?${form}` : ''}`, {
    method: call.method,
    headers: {
      ...headersFor(call, idempotencyKey === undefined ? { accessToken } : { accessToken, idempotencyKey }),
      ...(device === undefined ? {} : deviceCookie(device)),
      'x-forwarded-for': freshAddress(),
    },
    ...(isGet ? {} : { body: form }),
  });
  return (await response.json()) as Envelope;
}
