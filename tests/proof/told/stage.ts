import { CAST, CAST_PASSWORD } from '@archway/cast/organizations';
import { seedCast } from '@archway/cast/seed';
import { applyPartner, cancelPartner } from '@archway/contract/partner/calls';
import { saveReceiveConfig } from '@archway/contract/notice/calls';
import { login } from '@archway/contract/session/calls';
import { freshAddress } from '../../harness/addresses.ts';
import { asMember } from '../../harness/as-member.ts';
import { openClient, type BrowserClient } from '../../harness/client.ts';
import type { ServerProcess } from '../../harness/process.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { openTenantRows, type TenantRows } from '../../harness/tenant-rows.ts';
import { waitFor } from '../../harness/wait.ts';
import { startTappedWorker, type WorkerMoment } from '../../harness/worker-taps.ts';

export interface Stage {
  worker: ServerProcess;
  clinic: { orgId: string; email: string; userCode: string };
  tenants: TenantRows;
  /** The lab asks the clinic; answers with what takes it back. */
  apply(): Promise<() => Promise<void>>;
  /** Nothing waits in outbox and queue any more. */
  settled(): Promise<void>;
  /** Hears how far the worker has come. */
  onMoment: (moment: WorkerMoment) => void;
  close(): Promise<void>;
}

const memberOf = (name: string) => {
  const organization = CAST.find(({ members }) => members.some((one) => one.name === name));
  const member = organization?.members.find((one) => one.name === name);
  if (organization === undefined || member === undefined) throw new Error(`nobody is called ${name}`);
  return { orgId: organization.orgId, userCode: member.userCode };
};

/** A clinic whose administrator wants everything by every channel, and a lab that asks it. */
export async function openStage(): Promise<Stage> {
  const site = await openSite();
  await seedCast(site.db);
  const tenants = await openTenantRows(site);
  const clinic = memberOf('elena.markou');
  // The mail catcher is shared, so this one gets an address of its own.
  const email = `told@${site.name}.localhost`;
  await tenants.rows(clinic.orgId, 'update organization set listed = true where org_id = app_org()');
  await tenants.rows(
    clinic.orgId,
    `update member set phone = '+44 20 7946 0123', email = $2 where org_id = app_org() and user_code = $1`,
    [clinic.userCode, email],
  );
  const api = await site.start('http');
  const stage = { tenants, clinic: { ...clinic, email }, onMoment: () => {} } as unknown as Stage;
  const { worker, close } = await startTappedWorker(site, (moment) => stage.onMoment(moment));
  await Promise.all([api.waitReady(), worker.waitReady()]);
  const client = openClient({ origin: site.origin, targets: [api.url] });
  const everything = { stationLetter: true, email: true, sms: true };
  await client.call(
    saveReceiveConfig,
    { changes: { partnerApplied: everything } },
    { headers: await signIn(client, 'elena.markou') },
  );
  const headers = await signIn(client, 'marek.nowak');
  return Object.assign(stage, {
    worker,
    apply: async () => {
      const { code, msg, data } = await client.call(applyPartner, { companyCode: clinic.orgId }, { headers });
      if (code !== 200) throw new Error(`could not ask: ${code} ${msg}`);
      const { partnershipId, version } = data;
      return async () => void (await client.call(cancelPartner, { partnershipId, version }, { headers }));
    },
    settled: () => waitSettled(site),
    close: async () => {
      await tenants.close();
      await close();
      await site.close();
    },
  });
}

async function signIn(client: BrowserClient, name: string): Promise<Record<string, string>> {
  const input = { account: name, password: CAST_PASSWORD };
  const { code, msg, data } = await client.call(login, input, { address: freshAddress() });
  if (code !== 200) throw new Error(`${name} could not sign in: ${code} ${msg}`);
  return asMember(data.accessToken);
}

async function waitSettled(site: HarnessSite): Promise<void> {
  await waitFor(
    'outbox and queue to be empty',
    async () =>
      (await site.asQueue('select 1 from outbox')).length === 0 &&
      (await site.asQueue('select 1 from graphile_worker._private_jobs')).length === 0,
    { within: 60_000, every: 100 },
  );
}
