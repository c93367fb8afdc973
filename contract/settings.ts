import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** DESIGN §6: the company's details from the server's configuration; null if not set. */
export const settings = {
  get: endpoint({
    method: 'GET',
    path: '/api/settings',
    auth: 'public',
    cache: 'public',
    summary: 'Support, social, store links, licence and tax pictures',
    response: z.object({
      support: z.object({
        chatUrl: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        hours: z.string().nullable(),
      }),
      social: z.array(
        z.object({
          network: z.enum(['x', 'instagram', 'snapchat', 'tiktok', 'youtube', 'linkedin']),
          url: z.string(),
        }),
      ),
      stores: z.object({ appStore: z.string().nullable(), googlePlay: z.string().nullable() }),
      licenseImage: z.string().nullable(),
      taxImage: z.string().nullable(),
      /** A MapLibre style for the base map, used while it can be reached; null: only our own. */
      mapStyleUrl: z.string().nullable(),
      /** Sandbox providers replace the real ones: the app says so where it matters. */
      isSandbox: z.boolean(),
    }),
  }),
};
