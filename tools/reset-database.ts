import pg from 'pg';

/** Empties the development database of a site: for the days when a migration is still being written. */
const url = new URL(process.env['DATABASE_OWNER_URL'] ?? '');
if (process.env['NODE_ENV'] === 'production') throw new Error('not in production');
const name = url.pathname.slice(1);
url.pathname = '/template1';
const client = new pg.Client({ connectionString: url.href });
await client.connect();
await client.query(`drop database if exists ${name} with (force)`);
await client.query(`create database ${name}`);
await client.end();
console.log(`${name} is empty: run \`pnpm migrate\``);
