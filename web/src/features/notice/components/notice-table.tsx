import type { NoticeChanges } from '@archway/contract/notice/model';
import { ADVISED_MAILS, FIXED_MAILS, NOTICE_CHANNELS } from '@archway/rules/notice-events';
import { Checkbox } from '@archway/ui/checkbox';
import { useText } from '@archway/ui/text';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeOf, shareOf, type NoticeRow, type NoticeRows } from '../choices.ts';
import { CHANNEL_NAMES, EVENT_NAMES, FIXED_NAMES, GROUP_NAMES } from '../notice-texts.ts';
import styles from './notice-table.module.css';

export interface NoticesProps {
  groups: readonly NoticeRows[];
  onChoose: (changes: NoticeChanges) => void;
}

/** Events by channels. The box in the heading of a group stands for all of its events. */
export function NoticeTable({ groups, onChoose }: NoticesProps): ReactNode {
  const t = useText();
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{t('notices.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('notices.eventColumn')}</th>
          {NOTICE_CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={styles['channel']}>
              {t(CHANNEL_NAMES[channel])}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <Line
            isHeading
            name={t(GROUP_NAMES[group])}
            label={t('notices.all', { group: t(GROUP_NAMES[group]) })}
            rows={rows}
            onChoose={onChoose}
          />
          {rows.map((row) => (
            <Line
              key={row.event}
              name={t(EVENT_NAMES[row.event])}
              label={t(EVENT_NAMES[row.event])}
              {...(ADVISED_MAILS.includes(row.event) ? { help: t('notices.advised') } : {})}
              rows={[row]}
              onChoose={onChoose}
            />
          ))}
          {group === 'security' && FIXED_MAILS.map((mail) => <FixedLine key={mail} mail={mail} />)}
        </tbody>
      ))}
    </table>
  );
}

interface LineProps {
  name: string;
  /** What its boxes are about, for those who cannot see the row. */
  label: string;
  help?: string;
  isHeading?: boolean;
  /** One event, or all of a group. */
  rows: readonly NoticeRow[];
  onChoose: (changes: NoticeChanges) => void;
}

function Line({ name, label, help, isHeading = false, rows, onChoose }: LineProps): ReactNode {
  const t = useText();
  return (
    <tr data-heading={isHeading || undefined}>
      <th scope={isHeading ? 'rowgroup' : 'row'}>
        {name}
        {help !== undefined && <span className={styles['help']}>{help}</span>}
      </th>
      {NOTICE_CHANNELS.map((channel) => {
        const share = shareOf(rows, channel);
        const words = t('notices.cell', { event: label, channel: t(CHANNEL_NAMES[channel]) });
        return (
          <td key={channel} className={styles['channel']}>
            <Checkbox
              label={<span className="visually-hidden">{words}</span>}
              checked={share === 'all'}
              mixed={share === 'some'}
              onChange={(isOn) => onChoose(changeOf(rows, channel, isOn))}
            />
          </td>
        );
      })}
    </tr>
  );
}

const NOT_SENT = '–';

/** A mail that always comes: a lock, and no box that cannot be pressed. */
function FixedLine({ mail }: { mail: (typeof FIXED_MAILS)[number] }): ReactNode {
  const t = useText();
  return (
    <tr>
      <th scope="row">
        {t(FIXED_NAMES[mail])}
        <span className={styles['help']}>{t('notices.fixedHelp')}</span>
      </th>
      <td className={styles['channel']}>{NOT_SENT}</td>
      <td className={styles['channel']}>
        <Lock size={16} strokeWidth={1.75} aria-hidden />
        <span className="visually-hidden">{t('notices.always')}</span>
      </td>
      <td className={styles['channel']}>{NOT_SENT}</td>
    </tr>
  );
}
