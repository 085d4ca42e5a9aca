import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { finishUpload, signParts, startUpload } from '@archway/contract/file/calls';
import type { PartedUpload } from '@archway/contract/file/model';
import { readConfig } from '@archway/server/platform/config/config';
import { openObjectStore } from '@archway/server/platform/object-store/object-store';
import { rowsAs } from '@archway/server/testing/as-tenant';
import { testEnvironment } from '@archway/server/testing/environment';
import { fetchFile } from '@archway/server/testing/files-host';
import { formOf } from '@archway/server/testing/site';
import { eachPart, sdkUploader } from '@archway/server/testing/upload-by-sdk';
import type pg from 'pg';
import { ask } from './load.ts';
import { measure, rateText, type Measured } from './measure.ts';
import { forgetTraces } from './mutation.ts';
import { callBytes, headersOf, type Person } from './people.ts';
import { textsOf, type CaseResult } from './report.ts';
import { inRounds } from './rounds.ts';
import type { Server } from './servers.ts';

export const UPLOAD = 'upload of 100 MB, by the megabyte';
const MEGABYTES = 100;
/** What our way must reach of the SDK alone. */
const OF_SDK = 0.8;

/** A scan until the site says that it is there, beside the same bytes brought to the store by its SDK alone. */
export async function benchUpload(
  { ours, driver, person }: { ours: Server; driver: pg.Pool; person: Person },
  rounds: number,
): Promise<CaseResult> {
  const config = readConfig(testEnvironment(), '0.0.0-bench');
  const store = openObjectStore(config);
  const bySdk = sdkUploader(config);
  const bytes = randomBytes(MEGABYTES * 1_000_000);
  /** Whatever was sent is deleted, so that every run meets the same store. */
  const timed = async (pid: number, name: string, send: () => Promise<string>): Promise<Measured> => {
    let key = '';
    const measured = await measure(driver, pid, name, async () => {
      const began = performance.now();
      key = await send();
      return { times: MEGABYTES, seconds: (performance.now() - began) / 1_000 };
    });
    await store.delete(key);
    await forgetUploads(driver, person.orgId);
    return measured;
  };
  const sdk = async () => {
    const key = `upload/${person.orgId}/bench/${randomUUID()}`;
    await bySdk(key, bytes);
    return key;
  };
  const { runs, ratio } = await inRounds(rounds, {
    ours: () => timed(ours.pid, ours.applicationName, () => uploadByCalls(ours.port, person, bytes)),
    'SDK alone': () => timed(process.pid, driver.options.application_name ?? '', sdk),
  });
  await forgetTraces(driver);
  return {
    name: UPLOAD,
    runs: textsOf(runs, rateText),
    bars: [{ name: 'of the SDK alone', value: ratio('ours', 'SDK alone', 'perSecond'), atLeast: OF_SDK }],
  };
}

/** As a page does it: hashed while it is sent, several parts at a time. Answers with where it lies. */
async function uploadByCalls(port: number, person: Person, bytes: Buffer): Promise<string> {
  const call = <T>(path: string, input: Record<string, unknown>) => {
    const headers = { ...headersOf(person), 'idempotency-key': randomUUID() };
    return ask<T>(port, callBytes(path, headers, formOf(input).toString()));
  };
  const intent = { kind: 'scan', name: 'bench.stl', size: bytes.length };
  const { fileId, key, parts } = await call<PartedUpload>(startUpload.path, intent);
  const partNumbers = Array.from({ length: parts }, (_, i) => i + 1);
  const signed = await call<{ parts: { url: string }[] }>(signParts.path, { fileId, partNumbers });
  const hash = createHash('sha256');
  await eachPart(bytes, async (partNumber, body) => {
    hash.update(body);
    const { status } = await fetchFile(signed.parts[partNumber - 1]?.url ?? '', { method: 'PUT', body });
    if (status !== 200) throw new Error(`the store answered ${status}`);
  });
  const { tag } = await call<{ tag: string }>(finishUpload.path, { fileId, sha256: hash.digest('hex') });
  if (tag !== 'uploaded') throw new Error(`it is ${tag}`);
  return key;
}

async function forgetUploads(owner: pg.Pool, orgId: string): Promise<void> {
  await rowsAs(owner, orgId, `delete from file where org_id = app_org() and kind = 'scan'`);
  await rowsAs(
    owner,
    orgId,
    'update storage set used_bytes = 0, reserved_bytes = 0 where org_id = app_org()',
  );
}
