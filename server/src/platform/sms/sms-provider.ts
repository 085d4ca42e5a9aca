import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { maskNumber } from './mask-number.ts';

export interface OutgoingText {
  /** Stays the same when a message is sent again after a crash, so that a provider can drop the repeat. */
  id: string;
  /** What it is about: the name of the mail that says the same. */
  about: string;
  to: string;
  text: string;
}

/** Whoever carries text messages. `send` resolves once the provider has accepted the message. */
export interface SmsProvider {
  send(message: OutgoingText): Promise<void>;
}

const PROVIDERS: Record<Config['SMS_PROVIDER'], (log: Log) => SmsProvider> = { log: logProvider };

export function openSms(config: Config, log: Log): SmsProvider {
  return PROVIDERS[config.SMS_PROVIDER](log);
}

/** Sends nothing and logs that it would have: neither the words nor the number. */
function logProvider(log: Log): SmsProvider {
  return {
    async send({ id, about, to, text }) {
      log.info('sms.logged', {
        messageId: id,
        what: about,
        maskedNumber: maskNumber(to),
        characters: text.length,
      });
    },
  };
}
