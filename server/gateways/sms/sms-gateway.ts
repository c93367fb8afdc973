/** What a message is sent for. */
export type SmsPurpose = 'register' | 'reset';

export interface Sms {
  /** 05XXXXXXXX. */
  mobile: string;
  /** The whole message. */
  text: string;
  /** The code in the text. */
  code: string;
  purpose: SmsPurpose;
}

/** Sends text messages. Throws ProviderError if the service does not accept the message. */
export interface SmsGateway {
  send(message: Sms): Promise<void>;
}
