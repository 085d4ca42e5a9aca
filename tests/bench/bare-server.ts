import { caseOrderStatusOf, type OrderStatus } from '@archway/rules/order/statuses';
import Fastify from 'fastify';
import pg from 'pg';
import { CASE_LISTS } from './patient-cases/lists.ts';
import { bareOrder, type BareRow } from './orders/bare.ts';
import { ORDER_LISTS } from './orders/lists.ts';
import { bareOrders } from './orders/statement.ts';
import { bareCases } from './patient-cases/statement.ts';
import { bareList, prepared } from './statements.ts';

/** The bare engine: what a list costs with nothing but the HTTP server, the driver and one SQL statement. */
interface Row {
  [column: string]: string | number | boolean | Date | null;
  created_at: Date;
  updated_at: Date;
  total: number | null;
}
interface Asked {
  org: string;
  status?: string;
  keyword?: string;
  createdAt?: string;
  userCode?: string;
}
const { BARE_DATABASE_URL, BARE_PORT, DATABASE_POOL } = process.env;
const pool = new pg.Pool({ connectionString: BARE_DATABASE_URL, max: Number(DATABASE_POOL) });
// Days are days, not midnights of some time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const app = Fastify();

app.get<{ Querystring: Asked }>('/list', async ({ query }, reply) => {
  const { org, status, keyword, createdAt, userCode } = query;
  const after = createdAt === undefined || userCode === undefined ? null : { createdAt, userCode };
  const filter = {
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(keyword === undefined ? {} : { keyword }),
  };
  const { rows } = await pool.query<Row>(prepared(bareList(org, filter, after)));
  const list = rows.slice(0, 50).map((row) => ({
    userCode: row['user_code'],
    loginAccount: row['login_account'],
    displayName: row['display_name'],
    email: row['email'],
    phone: row['phone'],
    gender: row['gender'],
    status: row['activation'],
    role: {
      roleId: row['role_id'],
      code: row['role_code'],
      name: row['role_name'],
      isAdministrator: row['is_administrator'],
    },
    canManage: true,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
  return reply
    .type('application/json')
    .send(JSON.stringify({ code: 200, msg: 'ok', data: { list, total: rows[0]?.total ?? null } }));
});
interface CaseRow {
  [column: string]: string | number | boolean | Date | object | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  total: number | null;
  summary: { files: number; needsAttention: boolean };
  newest: { status: OrderStatus } | null;
}

app.get<{ Querystring: { org: string; list: string; value?: string; id?: string } }>(
  '/cases',
  async ({ query: { org, list: name, value, id } }, reply) => {
    const asked = CASE_LISTS.find((one) => one.name === name);
    if (asked === undefined) return reply.status(404).send();
    const after = value === undefined || id === undefined ? null : { value, id };
    const { rows } = await pool.query<CaseRow>(prepared(bareCases(org, asked, after)));
    const list = rows.slice(0, 50).map((row) => ({
      caseId: row['id'],
      caseCode: row['code'],
      name: row['name'],
      state: row['state'],
      patientId: row['patient_id'],
      patientName: row['patient_name'],
      patientCode: row['patient_code'],
      dentistId: row['dentist_id'],
      dentistName: row['dentist'],
      scanDate: row['scan_date'],
      scannedOn: row['scanned_on'],
      prescription: row['prescribed'],
      order: row.newest,
      orderStatus: caseOrderStatusOf(row.newest?.status),
      createdBy: row['maker'],
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
      files: row.summary.files,
      needsAttention: row.summary.needsAttention,
      thumbnailUrl: null,
    }));
    return reply
      .type('application/json')
      .send(JSON.stringify({ code: 200, msg: 'ok', data: { list, total: rows[0]?.total ?? null } }));
  },
);

app.get<{ Querystring: { org: string; list: string; value?: string; id?: string } }>(
  '/orders',
  async ({ query: { org, list: name, value, id } }, reply) => {
    const asked = ORDER_LISTS.find((one) => one.name === name);
    if (asked === undefined) return reply.status(404).send();
    const after = value === undefined || id === undefined ? null : { value, id };
    const { rows } = await pool.query<BareRow>(prepared(bareOrders(org, asked, after)));
    const list = rows.slice(0, 50).map((row) => bareOrder(row, asked.side));
    return reply
      .type('application/json')
      .send(JSON.stringify({ code: 200, msg: 'ok', data: { list, total: rows[0]?.total ?? null } }));
  },
);

await app.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
