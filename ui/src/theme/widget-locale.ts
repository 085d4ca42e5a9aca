import type { Language } from '@archway/rules/languages';
import type { Locale } from 'antd/es/locale';

/** The widgets' own words, and the calendar's, by language. */
const LOADERS: Record<Language, () => Promise<{ default: Locale }>> = {
  da: () => load(import('antd/es/locale/da_DK'), import('dayjs/locale/da')),
  de: () => load(import('antd/es/locale/de_DE'), import('dayjs/locale/de')),
  el: () => load(import('antd/es/locale/el_GR'), import('dayjs/locale/el')),
  en: () => load(import('antd/es/locale/en_US'), import('dayjs/locale/en')),
  es: () => load(import('antd/es/locale/es_ES'), import('dayjs/locale/es')),
  fr: () => load(import('antd/es/locale/fr_FR'), import('dayjs/locale/fr')),
  hr: () => load(import('antd/es/locale/hr_HR'), import('dayjs/locale/hr')),
  hu: () => load(import('antd/es/locale/hu_HU'), import('dayjs/locale/hu')),
  it: () => load(import('antd/es/locale/it_IT'), import('dayjs/locale/it')),
  ja: () => load(import('antd/es/locale/ja_JP'), import('dayjs/locale/ja')),
  nl: () => load(import('antd/es/locale/nl_NL'), import('dayjs/locale/nl')),
  no: () => load(import('antd/es/locale/nb_NO'), import('dayjs/locale/nb')),
  pl: () => load(import('antd/es/locale/pl_PL'), import('dayjs/locale/pl')),
  pt: () => load(import('antd/es/locale/pt_PT'), import('dayjs/locale/pt')),
  ru: () => load(import('antd/es/locale/ru_RU'), import('dayjs/locale/ru')),
  sk: () => load(import('antd/es/locale/sk_SK'), import('dayjs/locale/sk')),
  sl: () => load(import('antd/es/locale/sl_SI'), import('dayjs/locale/sl')),
  sv: () => load(import('antd/es/locale/sv_SE'), import('dayjs/locale/sv')),
  tr: () => load(import('antd/es/locale/tr_TR'), import('dayjs/locale/tr')),
  'zh-CN': () => load(import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')),
  'zh-TW': () => load(import('antd/es/locale/zh_TW'), import('dayjs/locale/zh-tw')),
};

/** A calendar locale registers itself when it is loaded; the widgets choose it by the name their own one carries. */
async function load<L>(widgets: Promise<L>, calendar: Promise<unknown>): Promise<L> {
  const [locale] = await Promise.all([widgets, calendar]);
  return locale;
}

/** The buttons of month and year are called what is written on them, so that they can be asked for by voice. */
const BY_CONTENT = { monthSelect: '', yearSelect: '' };

export async function loadWidgetLocale(language: Language): Promise<Locale> {
  const { default: words } = await LOADERS[language]();
  if (words.DatePicker === undefined) return words;
  const { DatePicker } = words;
  return { ...words, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, ...BY_CONTENT } } };
}
