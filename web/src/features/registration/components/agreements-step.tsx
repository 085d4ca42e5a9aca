import { Checkbox } from '@archway/ui/checkbox';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { AGREEMENT_WORDS } from '../../agreement/public.ts';
import { isTicked, versionOf } from '../checks.ts';
import { AGREEMENTS, type Agreement } from '../draft.ts';
import type { Registration } from '../use-registration.ts';
import styles from './agreements-step.module.css';
import { StepForm } from './step-form.tsx';
import { Summary } from './summary.tsx';

/** What has to be agreed to, and everything once more at a glance. */
export function AgreementsStep(form: Registration): ReactNode {
  const t = useText();
  const { draft, config, failure } = form;
  return (
    <StepForm
      title={t('register.agreements.title')}
      text={t('register.agreements.text')}
      action={t(draft.way === 'lab' ? 'register.send.lab.button' : 'register.send.clinic.button')}
      isBusy={form.isBusy}
      attempts={form.attempts}
      onSubmit={form.submit}
      onBack={form.goBack}
    >
      <ul className={styles['list']}>
        {AGREEMENTS.map((name) => (
          <li key={name}>
            <Tick name={name} form={form} />
          </li>
        ))}
      </ul>
      <Summary draft={draft} region={config.region} />
      {failure !== null && (
        <Note kind="error" live>
          {failure.message}
        </Note>
      )}
    </StepForm>
  );
}

function Tick({ name, form }: { name: Agreement; form: Registration }): ReactNode {
  const t = useText();
  const { draft, config, change } = form;
  const version = versionOf(config, name);
  const url = config.agreement[name]?.url ?? '';
  return (
    <>
      <div className={styles['words']}>
        <Checkbox
          label={t(AGREEMENT_WORDS[name].label)}
          checked={isTicked(draft, config, name)}
          error={form.errorOf(name, 'agreements')}
          onChange={(isNow) => change({ ticked: { ...draft.ticked, [name]: isNow ? version : '' } })}
        />
        <p>{t(AGREEMENT_WORDS[name].summary)}</p>
        <p className={styles['version']}>{t('register.agreements.version', { version })}</p>
      </div>
      {url !== '' && (
        <a className={styles['read']} href={url} target="_blank" rel="noreferrer">
          {t('agreement.read')}
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
        </a>
      )}
    </>
  );
}
