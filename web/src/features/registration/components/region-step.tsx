import { SITE_REGIONS } from '@archway/rules/regions';
import { Checkbox } from '@archway/ui/checkbox';
import { ChoiceList } from '@archway/ui/choice-list';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Lock, MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Registration } from '../use-registration.ts';
import { StepForm } from './step-form.tsx';

/** Where the data will be, for good. While there is one site, its own region is the only one that is open. */
export function RegionStep({ draft, change, errorOf, config, ...form }: Registration): ReactNode {
  const t = useText();
  // Whoever comes back finds what was chosen, and no choice.
  const [isFixed] = useState(() => form.isComplete('region'));
  const region = t(`region.${config.region}`);
  return (
    <StepForm
      title={t('register.region.title')}
      text={t('register.region.text')}
      action={
        draft.region === '' ? t('register.continue.button') : t('register.region.continue.button', { region })
      }
      attempts={form.attempts}
      onSubmit={form.submit}
      onBack={form.goBack}
    >
      {isFixed ? (
        <Note kind="ok" icon={MapPin} title={t('register.region.chosen', { region })}>
          {t('register.region.fixed')}
        </Note>
      ) : (
        <>
          <ChoiceList
            label={t('register.region.title')}
            labelHidden
            value={draft.region === config.region ? config.region : ''}
            error={errorOf('region', 'region')}
            choices={SITE_REGIONS.map((one) => ({
              value: one,
              title: t(`region.${one}`),
              text:
                one === config.region
                  ? t('register.region.here', { host: window.location.host })
                  : t('register.region.later'),
              icon: MapPin,
              disabled: one !== config.region,
            }))}
            onChange={(chosen) => change({ region: chosen })}
          />
          <Note kind="warn" icon={Lock} title={t('register.region.fixed')}>
            {t('register.region.fixedText')}
          </Note>
          <Checkbox
            label={t('register.region.understood', { region })}
            checked={draft.isRegionUnderstood}
            error={errorOf('isRegionUnderstood', 'region')}
            onChange={(isRegionUnderstood) => change({ isRegionUnderstood })}
          />
        </>
      )}
    </StepForm>
  );
}
