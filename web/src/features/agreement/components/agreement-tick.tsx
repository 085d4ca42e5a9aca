import type { REQUIRED_AGREEMENTS } from '@archway/contract/account/model';
import { Checkbox } from '@archway/ui/checkbox';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appConfigQuery } from '../../../platform/call/app-config.ts';
import { AGREEMENT_WORDS } from '../agreement-words.ts';

export type RequiredAgreement = (typeof REQUIRED_AGREEMENTS)[number];

export interface AgreementTickProps {
  type: RequiredAgreement;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The check box of one agreement, with what it is about and where it can be read. */
export function AgreementTick({ type, checked, onChange }: AgreementTickProps): ReactNode {
  const t = useText();
  const { data: config } = useQuery(appConfigQuery);
  const { label, summary } = AGREEMENT_WORDS[type];
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      label={t(label)}
      help={
        <>
          {t(summary)}{' '}
          <a href={config?.agreement[type]?.url ?? ''} target="_blank" rel="noreferrer">
            {t('agreement.read')}
          </a>
        </>
      }
    />
  );
}
