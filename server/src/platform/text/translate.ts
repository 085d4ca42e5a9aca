import { loadAllMessages, type Messages } from '@archway/locales/load';
import { DEFAULT_LANGUAGE, intlLocaleOf, type Language } from '@archway/rules/languages';
import { IntlMessageFormat } from 'intl-messageformat';

export type MessageParams = Readonly<Record<string, string | number | Date>>;

const messages = new Map<Language, Messages>();
const formats = new Map<string, IntlMessageFormat>();

/** The text of a key in the reader's language, with ICU plurals, numbers and dates of that language. */
export function translate(language: Language, key: string, params: MessageParams = {}): string {
  const id = `${language}\n${key}`;
  let format = formats.get(id);
  if (format === undefined) {
    format = new IntlMessageFormat(textOf(language, key), intlLocaleOf(language), undefined, {
      ignoreTag: true,
    });
    formats.set(id, format);
  }
  return String(format.format(params));
}

function textOf(language: Language, key: string): string {
  const text = messagesOf(language)[key] ?? messagesOf(DEFAULT_LANGUAGE)[key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text;
}

function messagesOf(language: Language): Messages {
  let loaded = messages.get(language);
  if (loaded === undefined) {
    loaded = loadAllMessages(language);
    messages.set(language, loaded);
  }
  return loaded;
}
