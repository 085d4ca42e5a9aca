import { workerPort } from './worker-port.ts';
import { JOBS, type AnyJob, type JobName } from './jobs.ts';
import { KeptMeshes } from './mesh-shelf.ts';
import type { WorkReply, WorkRequest } from './work-protocol.ts';

const port = workerPort<WorkRequest, WorkReply>();
const shelf = new KeptMeshes();

port.addEventListener('message', ({ data }) => {
  if (data.kind === 'put') shelf.put(data.layerId, data.mesh);
  else if (data.kind === 'drop') shelf.drop(data.layerId);
  else run(data.ticket, data.name, data.input);
});

function run(ticket: number, name: JobName, input: unknown): void {
  try {
    const { output, transfer = [] } = (JOBS[name] as AnyJob)(shelf, input);
    port.postMessage({ kind: 'done', ticket, output }, transfer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    port.postMessage({ kind: 'failed', ticket, reason }, []);
  }
}
