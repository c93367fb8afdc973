import webPush from 'web-push';
import { z } from 'zod';
import { machineVerb, type Verb } from '../base/verb.ts';

export const pushVerbs: readonly Verb[] = [
  machineVerb({
    name: 'push keys',
    summary: 'Make a new pair of keys for notifications on devices; it is printed, and kept nowhere',
    args: z.object({}),
    label: { ar: 'إنشاء مفاتيح الإشعارات', en: 'Made keys for notifications' },
    async run() {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      return { item: { publicKey, privateKey } };
    },
  }),
];
