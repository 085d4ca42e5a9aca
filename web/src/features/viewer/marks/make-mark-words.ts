import type { Translate } from '@archway/locales/translator';
import { intlLocaleOf, type Language } from '@archway/rules/languages';
import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { entryOf } from '../tools/tools.ts';
import type { MarkWords } from './mark-words.ts';

export function makeMarkWords(t: Translate, language: Language, numbering: ToothNumberingSystem): MarkWords {
  const locale = intlLocaleOf(language);
  const length = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const finest = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const turn = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const millimeters = (value: number): string =>
    t('viewer.units.millimeters', { value: length.format(value) });
  const degrees = (value: number): string => t('viewer.units.degrees', { value: turn.format(value) });
  const tooth = (fdi: number): string => toothNumber(fdi, numbering);
  const words: MarkWords = {
    tooth,
    millimeters,
    degrees,
    precise: (value) => t('viewer.units.millimeters', { value: finest.format(value) }),
    percent: (value) => share.format(value),
    change: (value) => t('viewer.units.millimeters', { value: signed.format(value).replace('-', '−') }),
    margin: (fdi) => (fdi === null ? t('viewer.kinds.margin') : t('viewer.marginOf', { tooth: tooth(fdi) })),
    marginDetail: ({ millimeters: value, isClosed }) =>
      t(isClosed ? 'viewer.marginClosed' : 'viewer.marginOpen', { length: millimeters(value) }),
    kind: (shape) => t(entryOf(shape).text),
    value: (shape) => entryOf(shape).value(shape, words, t),
  };
  return words;
}
