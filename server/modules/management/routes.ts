import type { FastifyInstance } from 'fastify';
import { requirePlace } from '../advertising/references.ts';
import { notify } from '../notifications/notify.ts';
import { addDocumentRequest, addManagementRequest } from './repository.ts';

/** Requests to document a contract or to manage a property (services §2 and §7). */
export async function managementModule(app: FastifyInstance) {
  app.endpoint('management.requestDocumentation', async ({ body, person, db }) => {
    await db.transaction(async (transaction) => {
      await addDocumentRequest(transaction, { ...body, userId: person.id });
      await notify(transaction, person.id, { kind: 'documentationRequested', params: {} });
    });
    return { success: true };
  });

  app.endpoint('management.requestManagement', async ({ body, person, db }) => {
    await requirePlace(db, body);
    await db.transaction(async (transaction) => {
      await addManagementRequest(transaction, { ...body, userId: person.id });
      await notify(transaction, person.id, { kind: 'managementRequested', params: {} });
    });
    return { success: true };
  });
}
