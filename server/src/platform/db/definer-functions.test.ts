import { expect, test } from 'vitest';
import { openSite } from '../../testing/file-site.ts';

/**
 * The functions that bypass row-level security (`security definer`), and the roles that may call them. A new line needs
 * a review: what does the function reveal, to whom, and is there a way without it?
 */
const REVIEWED: Record<Kind, { most: number; functions: Record<string, string[]> }> = {
  /** Finds one row by what only somebody entitled knows, or tells a number or a yes about what is asked. */
  secret: {
    most: 12,
    functions: {
      'address_reserved_by(text)': ['archway_app'], // whose an address still is; asked before it is given to another
      'count_mails_to(text,text[])': ['archway_app'], // a number: how often a mailbox was written to within the hour
      'find_account(text)': ['archway_app'],
      'find_contact_link(bytea)': ['archway_app'], // by what only the mailbox knows
      'find_one_time_link(bytea,text)': ['archway_app'],
      'find_partner_invitation(bytea)': ['archway_app'], // to which address the mail went, and whether its link works
      'find_partner_code(bytea)': ['archway_app'], // name and place of who gave the code
      'find_passkey(text)': ['archway_app'], // by what only its device knows
      'find_session(uuid)': ['archway_app'],
      'live_sessions(uuid[])': ['archway_app'], // of sessions whose ids only their processes know
      'take_live_ticket(bytea,text)': ['archway_app'],
      'use_partner_code(bytea)': ['archway_app'], // as find_partner_code, once
    },
  },
  /** Has what is due done, and tells numbers. */
  cron: {
    most: 6,
    functions: {
      'check_due_scans()': ['archway_queue'],
      'draw_due_pictures()': ['archway_queue'],
      'end_due_closings()': ['archway_queue'],
      'ensure_audit_partitions(integer)': ['archway_queue'],
      'sweep_expired(integer)': ['archway_queue'],
      'sweep_store(text)': ['archway_queue'],
    },
  },
  /** Reads or writes named columns of others. */
  crossing: {
    most: 12,
    functions: {
      'audit_chain(uuid,bigint,integer)': ['archway_queue'], // a worker checks it: it tells the rows' texts
      'audit_chains()': ['archway_queue'], // numbers only
      'audit_note_unsealed()': [], // a trigger: called by no role
      'audit_waiting(integer)': ['archway_queue'], // a worker seals it, with a key that stays there
      'count_secret_keys()': ['archway_queue'], // numbers by key over the whole site
      'enqueue_jobs(jsonb)': ['archway_app', 'archway_queue'],
      'find_invitations_to_own()': ['archway_app'], // which clinics have invited an address of the lab that acts
      'find_listed(text,text,text,boolean,text,uuid,uuid)': ['archway_app'], // name and place of who is in the directory
      'has_cast()': ['archway_app'], // yes or no about the whole site, and never about a customer
      'join_partnership(uuid,uuid,smallint,jsonb,jsonb,uuid,text)': ['archway_app'], // a lab adds its own row to a clinic
      'keep_seals(jsonb)': ['archway_queue'], // adds seals for rows that wait, and changes none
      'settings_of_partner(uuid)': ['archway_app'], // how a lab works, to a clinic that is its partner now; never its units
    },
  },
};
type Kind = 'secret' | 'cron' | 'crossing';

const site = await openSite();

test('exactly the reviewed functions are security definer, and only their callers may execute them', async () => {
  const { rows } = await site.owner.query<{ name: string; callers: string[] }>(
    `select p.oid::regprocedure::text as name,
       array(select role from unnest(array['archway_app', 'archway_queue', 'public']) role
             where has_function_privilege(role, p.oid, 'execute')) as callers
     from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace`,
  );
  const reviewed = Object.fromEntries(
    Object.values(REVIEWED).flatMap(({ functions }) => Object.entries(functions)),
  );
  expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers]))).toEqual(reviewed);
});

test.each(Object.entries(REVIEWED))('there are few of the kind %s', (_, { most, functions }) => {
  expect(Object.keys(functions).length).toBeLessThanOrEqual(most);
});

test('each security definer function has a fixed search path and an owner without tables', async () => {
  const { rows } = await site.owner.query<{ name: string; path: string | null; owner: string }>(
    `select p.oid::regprocedure::text as name, p.proowner::regrole::text as owner,
       (select option from unnest(p.proconfig) option where option like 'search_path=pg_catalog, %') as path
     from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace`,
  );
  expect(rows.filter(({ path }) => path === null)).toEqual([]);
  expect(new Set(rows.map(({ owner }) => owner))).toEqual(
    new Set(['archway_definer', 'archway_owner', 'archway_queue']),
  );
});

/**
 * Views that bypass row-level security through their owner. Each contains the tenant condition itself. `make_search`
 * creates those of lists; their columns are below.
 */
const REVIEWED_VIEWS = ['member_match'];
const isOfList = (name: string): boolean => name.endsWith('_found');

test('exactly the reviewed views bypass row-level security, each for one organization and read-only', async () => {
  const { rows } = await site.owner.query<{ name: string; text: string; rights: string[] }>(
    `select c.oid::regclass::text as name, pg_get_viewdef(c.oid) as text,
       array(select role || ' ' || privilege
             from unnest(array['archway_app', 'archway_queue', 'public']) role,
               unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) privilege
             where has_table_privilege(role, c.oid, privilege)) as rights
     from pg_class c join pg_roles r on r.oid = c.relowner
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !isOfList(name))).toEqual(REVIEWED_VIEWS);
  for (const { name, text } of rows.filter((row) => isOfList(row.name))) {
    const table = name.replace(/_found$/, '');
    expect(text).toMatch(new RegExp(`^ SELECT .*\\s+FROM ${table}\\s+WHERE `, 's'));
    const { rows: columns } = await site.owner.query<{ column: string }>(
      `select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0 order by attnum`,
      [name],
    );
    expect(columns.map(({ column }) => column)).toEqual(['org_id', 'bucket', 'id', 'searched']);
  }
  for (const { text, rights } of rows) {
    // A lab is the counterpart of its orders.
    expect(text).toMatch(/where \(?(\w+\.)?(org_id|counterpart) = app_org\(\)\)?;$/i);
    expect(rights).toEqual(['archway_app select']);
  }
});
