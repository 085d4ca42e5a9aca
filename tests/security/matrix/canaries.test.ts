import { update } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import type { LiveFrame } from '@archway/contract/core/live';
import { liveTicket } from '@archway/contract/session/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLive, type LiveClient } from '../../harness/live-client.ts';
import { mailsTo } from '../../harness/mail.ts';
import { waitFor } from '../../harness/wait.ts';
import { CALLERS } from './callers.ts';
import { addCanaryRows } from '../world/canary-rows.ts';
import { Findings } from './findings.ts';
import { strayTexts } from './others.ts';
import { openLiveSite, type LiveSite } from '../world/live-site.ts';
import { runMatrix } from './matrix.ts';
import { addPerson, addSession, tokenOf } from '../world/people.ts';
import { Tap } from './tap.ts';
import { marksFor, openWorld, type Organization, type World } from '../world/world.ts';

/** Callers that trigger pushes: an administrator and a member of one organization, an administrator of another. */
const SPEAKERS = CALLERS.filter(({ type, state, role }) =>
  role === 'administrator' ? state === 'sound' && (type === 2 || type === 3) : type === 2,
);

let live: LiveSite;
let world: World;
let listeners: { org: Organization; client: LiveClient }[];
const findings = new Findings();
const tap = new Tap(findings);

beforeAll(async () => {
  live = await openLiveSite();
  world = await openWorld(live.bench);
  const everybody = [...Object.values(world.foreign), ...Object.values(world.own)];
  for (const org of everybody) await addCanaryRows(world, org);
  listeners = await Promise.all(everybody.map(listen));
});
afterAll(async () => {
  for (const { client } of listeners ?? []) client.close();
  await live?.close();
});

/** Opens a live socket as a member of this organization. */
async function listen(org: Organization): Promise<{ org: Organization; client: LiveClient }> {
  const accessToken = tokenOf(world, await addSession(world, await addPerson(world, org)));
  const ticket = async (): Promise<string> => {
    const { body } = await live.bench.send(liveTicket, { channel: 'system' }, { accessToken });
    return (JSON.parse(body) as { data: { ticket: string } }).data.ticket;
  };
  const client = openLive({ process: live.api, origin: live.site.origin, ticket });
  await client.waitConnected();
  return { org, client };
}

describe('after every call in every form', () => {
  beforeAll(async () => {
    await runMatrix(world, { callers: SPEAKERS, tap, findings, aloneAtWork: false });
    await failWithARow();
    await waitFor('events and jobs done', isQuiet, { within: 60_000, every: 100 }).catch(async (error) => {
      console.log(await live.site.asQueue(WAITING));
      throw error;
    });
  }, 300_000);
  afterAll(() => console.log(`canaries: ${findings.summary}`));

  test('no reply contains a canary of another organization', () => {
    expect(findings.differences).toEqual([]);
    expect(findings.counts.get('canaries')).toBeGreaterThan(100);
  });

  test('no live frame contains data of another organization', async () => {
    const { rows } = await live.bench.owner.query<{ user_code: string; org_id: string }>(
      'select user_code, org_id from member where org_id in (select org_id from organization)',
    );
    const homesOf = Map.groupBy(rows, ({ user_code }) => user_code);
    for (const { org, client } of listeners) {
      for (const frame of client.received) {
        tap.toReader(`frame ${frame.name}`, marksFor(org), JSON.stringify(frame));
        const named = idsIn(frame).flatMap((id) => {
          const homes = homesOf.get(id);
          return homes === undefined ? [] : [homes];
        });
        findings.check(
          'canaries',
          named.every((homes) => homes.some(({ org_id }) => org_id === org.orgId)),
          `frame ${frame.name} of others`,
        );
      }
    }
    const heard = listeners.filter(({ client }) => client.received.length > 0).map(({ org }) => org.mark);
    expect(heard.toSorted()).toEqual([world.own[2].mark, world.own[3].mark].toSorted());
    expect(findings.differences).toEqual([]);
  });

  test('no mail contains a canary of another organization', async () => {
    const readers = [...world.acting, ...world.partners];
    const { rows } = await live.bench.owner.query<{ org_id: string; recipient: string; template: string }>(
      `select distinct org_id, recipient, template from mail
       where state = 'sent' and template <> 'pageError' and org_id = any($1)`,
      [readers.map(({ orgId }) => orgId)],
    );
    let read = 0;
    const toPartners = new Set<string>();
    for (const { org_id, recipient, template } of rows) {
      const reader = readers.find(({ orgId }) => orgId === org_id);
      for (const mail of await mailsTo(recipient.toLowerCase())) {
        tap.toReader(
          `mail to ${recipient}`,
          reader === undefined ? [] : marksFor(reader),
          JSON.stringify(mail),
        );
        read += 1;
        if (reader?.sharedMark !== undefined) toPartners.add(template);
      }
    }
    expect(read).toBeGreaterThan(10);
    expect([...toPartners].toSorted()).toEqual([
      'partnerAccepted',
      'partnerApplied',
      'partnerEnded',
      'partnerRejected',
    ]);
    expect(findings.differences).toEqual([]);
  });

  test('no letter and no other row contains a canary of another organization', async () => {
    const { rows } = await live.bench.owner.query<{ letters: number }>(
      'select count(*)::integer as letters from letter where org_id = any($1)',
      [world.partners.map(({ orgId }) => orgId)],
    );
    expect(rows[0]?.letters).toBeGreaterThan(10);
    expect(await strayTexts(world, '0')).toEqual([]);
  });

  test('no log line and no metric contains a canary or a secret', async () => {
    const lines = [live.api, live.worker].flatMap(({ logs }) => logs);
    const metrics = await Promise.all([live.api.metrics(), live.worker.metrics()]);
    expect(lines.filter((line) => line.includes('call.failed'))).toHaveLength(1);
    expect(lines.length).toBeGreaterThan(200);
    for (const line of [...lines, ...metrics.flatMap((text) => text.split('\n'))]) tap.logLine(line);
    expect(findings.differences).toEqual([]);
  });
});

/** PostgreSQL quotes a whole row in its error; neither the answer nor the log may repeat it. */
async function failWithARow(): Promise<void> {
  await live.bench.owner.query(`
    create function quote_row() returns trigger language plpgsql as $$
      begin raise exception 'refused: %', new using detail = new::text; end $$;
    create trigger quote_row before update on member for each row
      when (new.nickname = 'quote me') execute function quote_row()`);
  const person = await addPerson(world, world.own[2]);
  const accessToken = tokenOf(world, await addSession(world, person));
  const { body } = await live.bench.send(update, { nickname: 'quote me' }, { accessToken });
  findings.check('outcomes', body.includes(String(CODES.internal)), `the row was accepted: ${body}`);
  tap.toReader('an internal failure', [], body);
}

/** What is due in days waits, such as the question about a parcel. */
const DUE = `from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.run_at < now() + interval '1 hour'`;
const WAITING = `select t.identifier, count(*)::int, max(j.last_error) as error ${DUE} group by 1`;

async function isQuiet(): Promise<boolean> {
  const [events, jobs] = await Promise.all([
    live.site.asQueue('select from outbox where stuck_at is null'),
    live.site.asQueue(`select ${DUE}`),
  ]);
  return events.length === 0 && jobs.length === 0;
}

const idsIn = ({ payload }: LiveFrame): string[] =>
  JSON.stringify(payload).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
