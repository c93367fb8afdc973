/** What a message is sent for. */
export type SmsPurpose = 'register' | 'reset';

export interface Sms {
  /** 05XXXXXXXX. */
  mobile: string;
  /** The whole message. */
  text: string;
  /** The code that the text holds. */
  code: string;
  purpose: SmsPurpose;
}

/**
 * Sends messages to phones. Fails with ProviderError where the service did not take the message.
 */
export interface SmsGateway {
  send(message: Sms): Promise<void>;
}
