import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { watchOnlineMap } from './online-map.ts';

/** The company's data from the server's configuration (DESIGN §6). */
export async function settingsModule(app: FastifyInstance, { config }: { config: Config }) {
  const { support, ...company } = config.company;
  const { mapStyleUrl, isMapStyleDefault } = config;
  const onlineMap = mapStyleUrl && isMapStyleDefault ? watchOnlineMap(mapStyleUrl) : null;
  if (onlineMap) app.addHook('onClose', async () => onlineMap.stop());
  app.endpoint('settings.get', async ({ language }) => ({
    ...company,
    support: { ...support, hours: support.hours[language] },
    mapStyleUrl: onlineMap && !onlineMap.isThere() ? null : mapStyleUrl,
    isSandbox: config.isSandbox,
  }));
}
