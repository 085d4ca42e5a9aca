import type { DecodeReply, DecodeRequest } from './decode-protocol.ts';
import { decode } from './decode.ts';
import { workerPort } from '../work/worker-port.ts';

const port = workerPort<DecodeRequest, DecodeReply>();

port.addEventListener('message', ({ data }) => {
  decode(data, (reply, transfer) => port.postMessage(reply, transfer)).catch((error: unknown) => {
    port.postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' }, []);
  });
});
