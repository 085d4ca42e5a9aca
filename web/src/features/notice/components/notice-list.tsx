import { ADVISED_MAILS, FIXED_MAILS, NOTICE_CHANNELS } from '@archway/rules/notice-events';
import { Checkbox } from '@archway/ui/checkbox';
import { useText } from '@archway/ui/text';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeOf, shareOf, type NoticeRow } from '../choices.ts';
import { CHANNEL_NAMES, EVENT_NAMES, FIXED_NAMES, GROUP_NAMES } from '../notice-texts.ts';
import type { NoticesProps } from './notice-table.tsx';
import styles from './notice-list.module.css';

/** The same for a phone: one event after the other, with its channels below it. */
export function NoticeList({ groups, onChoose }: NoticesProps): ReactNode {
  const t = useText();
  return groups.map(({ group, rows }) => (
    <section key={group} aria-label={t(GROUP_NAMES[group])}>
      <h3 className={styles['group']}>{t(GROUP_NAMES[group])}</h3>
      {rows.length > 1 && (
        <Channels name={t('notices.all', { group: t(GROUP_NAMES[group]) })} rows={rows} onChoose={onChoose} />
      )}
      {rows.map((row) => (
        <Channels
          key={row.event}
          name={t(EVENT_NAMES[row.event])}
          {...(ADVISED_MAILS.includes(row.event) ? { help: t('notices.advised') } : {})}
          rows={[row]}
          onChoose={onChoose}
        />
      ))}
      {group === 'security' &&
        FIXED_MAILS.map((mail) => (
          <p key={mail} className={styles['event']}>
            {t(FIXED_NAMES[mail])}
            <span className={styles['help']}>
              <Lock size={14} strokeWidth={1.75} aria-hidden /> {t('notices.fixedHelp')}
            </span>
          </p>
        ))}
    </section>
  ));
}

interface ChannelsProps extends Pick<NoticesProps, 'onChoose'> {
  name: string;
  help?: string;
  rows: readonly NoticeRow[];
}

function Channels({ name, help, rows, onChoose }: ChannelsProps): ReactNode {
  const t = useText();
  return (
    <fieldset className={styles['event']}>
      <legend>{name}</legend>
      {help !== undefined && <span className={styles['help']}>{help}</span>}
      <div className={styles['channels']}>
        {NOTICE_CHANNELS.map((channel) => {
          const share = shareOf(rows, channel);
          return (
            <Checkbox
              key={channel}
              label={t(CHANNEL_NAMES[channel])}
              checked={share === 'all'}
              mixed={share === 'some'}
              onChange={(isOn) => onChoose(changeOf(rows, channel, isOn))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
