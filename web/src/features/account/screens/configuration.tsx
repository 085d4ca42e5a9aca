import { info, setToothNumberingSystem, update } from '@archway/contract/account/calls';
import type { UserInfo } from '@archway/contract/account/model';
import type { ThemeChoice } from '@archway/rules/display';
import { toothNumberingOf } from '@archway/rules/tooth-numbering';
import { FactRow } from '@archway/ui/fact-row';
import { LanguageSwitch } from '@archway/ui/language-switch';
import { Segmented } from '@archway/ui/segmented';
import { LoadingState } from '@archway/ui/loading-state';
import { Switch } from '@archway/ui/switch';
import { useText } from '@archway/ui/text';
import { MonitorCog, Moon, Sun } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PAGE_LANGUAGES, showLanguage, useLanguage } from '../../../platform/text/i18n.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { chooseTheme, useThemeChoice } from '../../../platform/page/theme.ts';
import { usePreference } from '../../../platform/session/use-preference.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import styles from './configuration.module.css';

/** How the portal looks and counts for its reader. Every choice is kept at once. */
export function Configuration(): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  if (user === undefined) return <LoadingState />;
  return (
    <div className={styles['page']}>
      <section aria-labelledby="look">
        <h2 id="look">{t('configuration.look')}</h2>
        <Look user={user} />
      </section>
      <section aria-labelledby="lists">
        <h2 id="lists">{t('configuration.lists')}</h2>
        <Lists />
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">{t('configuration.keys')}</h2>
        <Keys />
      </section>
    </div>
  );
}

function Look({ user }: { user: UserInfo }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const saveProfile = useCall(update, { refreshes: [info] });
  const saveNumbering = useCall(setToothNumberingSystem, { refreshes: [info] });
  const chooseOwnTheme = (theme: ThemeChoice) => {
    chooseTheme(theme);
    saveProfile.mutate({ theme });
  };
  return (
    <>
      <FactRow name={t('configuration.language')}>
        <div className={styles['language']}>
          <LanguageSwitch
            languages={PAGE_LANGUAGES}
            language={language}
            onChange={(chosen) => {
              void showLanguage(chosen, { keep: true });
              saveProfile.mutate({ language: chosen });
            }}
          />
        </div>
      </FactRow>
      <FactRow name={t('configuration.theme')}>
        <Segmented
          label={t('configuration.theme')}
          value={useThemeChoice()}
          onChange={chooseOwnTheme}
          options={[
            { value: 'system', label: t('configuration.system'), icon: MonitorCog },
            { value: 'light', label: t('configuration.light'), icon: Sun },
            { value: 'dark', label: t('configuration.dark'), icon: Moon },
          ]}
        />
      </FactRow>
      <FactRow name={t('configuration.toothNumbers')} help={t('configuration.toothNumbersHelp')}>
        <Segmented
          label={t('configuration.toothNumbers')}
          value={toothNumberingOf(
            saveNumbering.isPending
              ? saveNumbering.variables.toothNumberingSystem
              : user.toothNumberingSystem,
          )}
          onChange={(toothNumberingSystem) => saveNumbering.mutate({ toothNumberingSystem })}
          options={[
            { value: 'fdi', label: 'FDI 46' },
            { value: 'universal', label: 'Universal 30' },
          ]}
        />
      </FactRow>
    </>
  );
}

function Lists(): ReactNode {
  const t = useText();
  const [{ density: height }, choose] = usePreference();
  return (
    <FactRow name={t('configuration.density')}>
      <Segmented
        label={t('configuration.density')}
        value={height}
        onChange={(density) => choose({ density })}
        options={[
          { value: 'comfortable', label: t('configuration.comfortable') },
          { value: 'standard', label: t('configuration.standard') },
          { value: 'compact', label: t('configuration.compact') },
        ]}
      />
    </FactRow>
  );
}

function Keys(): ReactNode {
  const t = useText();
  const [preference, choose] = usePreference();
  return (
    <Switch
      label={t('configuration.shortcuts')}
      help={t('configuration.shortcutsHelp')}
      checked={preference.shortcuts}
      onChange={(shortcuts) => choose({ shortcuts })}
    />
  );
}
