import type { MarkShape } from '@archway/viewer/marks/mark-shape';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { intlLocaleOf, type Language } from '@archway/rules/languages';
import type { MarkKind } from '@archway/rules/marks';
import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { ToolWords } from '@archway/viewer/tools/tool-words';

const KINDS: Readonly<Record<MarkKind, TextKey>> = {
  distance: 'viewer.kinds.distance',
  surface: 'viewer.kinds.surface',
  angle: 'viewer.kinds.angle',
  section: 'viewer.kinds.section',
  margin: 'viewer.kinds.margin',
  pin: 'viewer.kinds.pin',
  contacts: 'viewer.kinds.contacts',
  deviation: 'viewer.kinds.deviation',
};

/** What was made on the model, in the reader's words and numbers. */
export interface MarkWords extends ToolWords {
  tooth: (fdi: number) => string;
  /** To a thousandth, as alignments are judged. */
  precise: (millimeters: number) => string;
  percent: (share: number) => string;
  /** With its sign, as a change has one. */
  change: (millimeters: number) => string;
  kind: (shape: MarkShape) => string;
  /** What it says: a length, an angle, how much was found. Null where its text says it. */
  value: (shape: MarkShape) => string | null;
}

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
    change: (value) => t('viewer.units.millimeters', { value: signed.format(value) }),
    margin: (fdi) => (fdi === null ? t('viewer.kinds.margin') : t('viewer.marginOf', { tooth: tooth(fdi) })),
    marginDetail: ({ millimeters: value, isClosed }) =>
      t(isClosed ? 'viewer.marginClosed' : 'viewer.marginOpen', { length: millimeters(value) }),
    kind: (shape) => t(KINDS[shape.kind]),
    value: (shape) => valueOf(t, words, shape),
  };
  return words;
}

function valueOf(t: Translate, words: MarkWords, shape: MarkShape): string | null {
  switch (shape.kind) {
    case 'distance':
    case 'surface':
      return words.millimeters(shape.millimeters);
    case 'angle':
      return words.degrees(shape.degrees);
    case 'section':
      return shape.measures.length === 0
        ? null
        : shape.measures.map((measure) => words.millimeters(measure.millimeters)).join(', ');
    case 'margin':
      return words.marginDetail(shape);
    case 'pin':
      return null;
    case 'contacts':
      return t('viewer.contactsFound', {
        count: shape.contacts,
        area: Math.round(shape.squareMillimeters * 10) / 10,
      });
    case 'deviation':
      return t('viewer.deviationFound', {
        error: words.precise(shape.residual),
        compared: words.percent(shape.compared),
      });
  }
}
