import type { TextKey } from '@archway/locales/keys';
import { AGREEMENT_SECTIONS, type AgreementType } from '@archway/locales/sections';

export const isAgreement = (type: string): type is AgreementType => Object.hasOwn(AGREEMENT_SECTIONS, type);

/** The keys of one agreement. The check of the locales makes sure that every text exists. */
export function agreementTexts(type: AgreementType): {
  title: TextKey;
  short: TextKey;
  sections: { id: string; title: TextKey; text: TextKey }[];
} {
  const key = (name: string): TextKey => `legal.${type}.${name}` as TextKey;
  return {
    title: key('title'),
    short: key('short'),
    sections: AGREEMENT_SECTIONS[type].map((id) => ({
      id,
      title: key(`${id}.title`),
      text: key(`${id}.text`),
    })),
  };
}
