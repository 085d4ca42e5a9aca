import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { ACTION_SPECS } from '../member-actions.ts';
import type { Deed, MemberActions } from '../use-member-actions.ts';
import styles from './names.module.css';

/** So many are named; the others are counted. */
const NAMED_AT_MOST = 8;

/** Asks before something that the other person notices. */
export function ConfirmDeed({ actions }: { actions: MemberActions }): ReactNode {
  return actions.asked === null ? null : <AskAbout {...actions} asked={actions.asked} />;
}

function AskAbout({ asked, isBusy, confirm, giveUp }: MemberActions & { asked: Deed }): ReactNode {
  const t = useText();
  const [mayBeStolen, setMayBeStolen] = useState(false);
  const { question, label, icon, danger = false } = ACTION_SPECS[asked.action];
  if (question === undefined) return null;
  const { members } = asked;
  const values = { count: members.length, name: members[0]?.displayName ?? '' };
  const more = members.length - NAMED_AT_MOST;
  return (
    <Dialog
      title={t(question.title, values)}
      confirm={t(label)}
      confirmIcon={icon}
      danger={danger}
      busy={isBusy}
      onConfirm={() => confirm({ mayBeStolen })}
      onClose={giveUp}
    >
      <p>{t(question.text, values)}</p>
      <ul className={styles['names']}>
        {members.slice(0, NAMED_AT_MOST).map(({ userCode, displayName, email }) => (
          <li key={userCode}>
            <b>{displayName}</b> <span>{email}</span>
          </li>
        ))}
        {more > 0 && <li>{t('members.more', { count: more })}</li>}
      </ul>
      {asked.action === 'resetPassword' && (
        <Checkbox
          label={t('members.resetPassword.mayBeStolen')}
          checked={mayBeStolen}
          onChange={setMayBeStolen}
        />
      )}
    </Dialog>
  );
}
