/** What a code is sent for. */
export type SmsPurpose = 'register' | 'reset';

export interface Sms {
  /** 05XXXXXXXX. */
  mobile: string;
  /** The whole message. */
  text: string;
  /** The code in the text; empty for a notice. */
  code: string;
  purpose: SmsPurpose | 'signIn';
}

/** Sends text messages. Throws ProviderError if the service does not accept the message. */
export interface SmsGateway {
  send(message: Sms): Promise<void>;
}
