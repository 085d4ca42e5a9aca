import type { ReceiveConfig } from '@archway/contract/notice/model';
import { Button } from '@archway/ui/button';
import { FactRow } from '@archway/ui/fact-row';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useWidth } from '@archway/ui/use-width';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { differencesOf, groupsOf } from '../choices.ts';
import { NoticeList } from '../components/notice-list.tsx';
import { NoticeTable } from '../components/notice-table.tsx';
import { ReceivingType } from '../components/receiving-type.tsx';
import { useReceiveConfig } from '../use-receive-config.ts';
import styles from './receive-email.module.css';

/** Below this the columns have no room. */
const PHONE_WIDTH = 750;

/** What reaches its reader, and how. Every choice is kept at once. */
export function ReceiveEmail(): ReactNode {
  const t = useText();
  const { config, isSaving, choose, backToDefaults } = useReceiveConfig();
  const isPhone = useWidth() < PHONE_WIDTH;
  const { data } = config;
  if (data === undefined && config.isError)
    return (
      <ErrorState
        serverText={config.error.message}
        retrying={config.isFetching}
        onRetry={() => void config.refetch()}
      />
    );
  if (data === undefined) return <LoadingState />;
  const Notices = isPhone ? NoticeList : NoticeTable;
  return (
    <div className={styles['page']} aria-busy={isSaving}>
      <header className={styles['head']}>
        <h2>{t('notices.title')}</h2>
        <BackToDefaults config={data} onPress={backToDefaults} />
      </header>
      <div>
        <ReceivingType value={data.messageReceivingType} />
        <Mailbox />
      </div>
      <Note>{t('notices.smsNotConnected')}</Note>
      <Notices groups={groupsOf(data)} onChoose={choose} />
    </div>
  );
}

function BackToDefaults({
  config,
  onPress,
}: {
  config: ReceiveConfig;
  onPress: (before: ReceiveConfig) => () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  return (
    <Button
      disabled={Object.keys(differencesOf(config)).length === 0}
      onClick={() => toast.undo(t('notices.areDefaults'), onPress(config))}
    >
      {t('notices.toDefaults.button')}
    </Button>
  );
}

/** Where mails go to, and the screen on which that is changed. */
function Mailbox(): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  return (
    <FactRow
      name={t('notices.mailbox')}
      action={
        <Link to="/own-space/account-info" aria-label={t('account.changeFact', { fact: t('account.email') })}>
          {t('account.change.action')}
        </Link>
      }
    >
      {user?.email}
    </FactRow>
  );
}
