import { z } from 'zod';
import { createProviderCalls } from '../../lib/circuit.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import type { SmsGateway } from './sms-gateway.ts';

const URL_OF_UNIFONIC = 'https://el.cloud.unifonic.com/rest/SMS/messages';

const answerSchema = z.object({
  success: z.union([z.boolean(), z.enum(['true', 'false'])]),
  errorCode: z.string(),
});

interface UnifonicSettings {
  /** The application's id at Unifonic: a secret. */
  appSid: string;
  /** The sender's name that is registered with the regulator. */
  senderId: string;
}

/** Unifonic's REST API, https://docs.unifonic.com/reference/sms-api: one message to one phone. */
export function createUnifonicSms(settings: UnifonicSettings, fetcher: typeof fetch = fetch): SmsGateway {
  const callUnifonic = createProviderCalls('Unifonic');
  return {
    async send({ mobile, text }) {
      const { status, answer } = await callUnifonic({
        url: URL_OF_UNIFONIC,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          AppSid: settings.appSid,
          SenderID: settings.senderId,
          // The international form without 00 or +.
          Recipient: `966${mobile.slice(1)}`,
          Body: text,
          responseType: 'JSON',
        }),
        fetch: fetcher,
      });
      const parsed = answerSchema.safeParse(answer);
      if (status === 200 && parsed.success && String(parsed.data.success) === 'true') return;
      const code = parsed.success ? parsed.data.errorCode : 'unreadable';
      throw new ProviderError(`Unifonic did not take a message: HTTP ${status}, ${code}`);
    },
  };
}
