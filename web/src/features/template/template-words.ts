import type { TemplateWork } from '@archway/contract/template/model';
import type { Translate } from '@archway/locales/translator';
import { wholeText } from '@archway/locales/treatment-words';
import { workFrom } from '@archway/rules/treatment/template';

/** "Crown, zirconia, A2": without a tooth, so that the numbering does not matter. */
export function templateText(t: Translate, work: TemplateWork): string {
  const [first = '', ...rest] = wholeText(t, workFrom(work), 'fdi');
  return first.toLocaleUpperCase() + rest.join('');
}
