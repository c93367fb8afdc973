import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** What the server's configuration says of the company (DESIGN §6). */
export async function settingsModule(app: FastifyInstance, { config }: { config: Config }) {
  const { support, ...company } = config.company;
  app.endpoint('settings.get', async ({ language }) => ({
    ...company,
    support: { ...support, hours: support.hours[language] },
    mapStyleUrl: config.mapStyleUrl,
    isSandbox: config.isSandbox,
  }));
}
