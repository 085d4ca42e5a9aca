import pg from 'pg';
import type { TestSite } from './site.ts';

/** Plain connections of the role the product connects with, to try what the database itself allows it. */
export const openAppPool = ({ config }: TestSite): pg.Pool =>
  new pg.Pool({ connectionString: config.DATABASE_URL, max: 2 });
