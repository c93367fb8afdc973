import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { IdentityGateway } from './identity/identity-gateway.ts';
import { createNafathIdentity } from './identity/nafath-identity.ts';
import { createSandboxIdentity } from './identity/sandbox-identity.ts';
import { createMoyasarPayments } from './payments/moyasar-payments.ts';
import type { PaymentsGateway } from './payments/payments-gateway.ts';
import { createSandboxPayments } from './payments/sandbox-payments.ts';
import type { PushGateway } from './push/push-gateway.ts';
import { createSandboxPush } from './push/sandbox-push.ts';
import { createWebPush } from './push/web-push.ts';
import { createSandboxSms } from './sms/sandbox-sms.ts';
import type { SmsGateway } from './sms/sms-gateway.ts';
import { createUnifonicSms } from './sms/unifonic-sms.ts';
import { createDiskStorage } from './storage/disk-storage.ts';
import { createS3Storage } from './storage/s3-storage.ts';
import type { StorageGateway } from './storage/storage-gateway.ts';

/** The external services. */
export interface Gateways {
  sms: SmsGateway;
  identity: IdentityGateway;
  payments: PaymentsGateway;
  storage: StorageGateway;
  /** Null if the server sends no push notifications: in production without keys. */
  push: PushGateway | null;
}

/** Folder of the uploads on disk; null if S3 stores them. */
export function filesFolderOf({ s3, dataDir }: Config): string | null {
  return s3 ? null : join(dataDir, 'files');
}

export function storageOf(config: Config): StorageGateway {
  return config.s3 ? createS3Storage(config.s3) : createDiskStorage(join(config.dataDir, 'files'));
}

function pushOf({ push }: Config, log: FastifyBaseLogger): PushGateway | null {
  if (push.vapid) return createWebPush({ vapid: push.vapid, addedServices: push.services });
  return push.maySandboxStandIn ? createSandboxPush(log, push.services) : null;
}

/** Real services if they are configured, otherwise their sandboxes (DESIGN §7). */
export function createGateways(config: Config, db: Database, log: FastifyBaseLogger): Gateways {
  return {
    sms: config.unifonic ? createUnifonicSms(config.unifonic) : createSandboxSms(db),
    identity: config.nafath ? createNafathIdentity(config.nafath) : createSandboxIdentity(db),
    payments: config.moyasar ? createMoyasarPayments(config.moyasar) : createSandboxPayments(db),
    storage: storageOf(config),
    push: pushOf(config, log),
  };
}
