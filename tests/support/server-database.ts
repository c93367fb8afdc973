import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface ServerDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database with a unique name on a PostgreSQL server; a copy of `template`, else empty.
 */
export async function createServerDatabase(server: string, template = 'template0'): Promise<ServerDatabase> {
  const name = `rukn_test_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => execute(server, `drop database if exists ${name} with (force)`),
  };
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
