import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { OpenWork } from '../../../platform/page/open-work.tsx';
import { ACTION_SPECS, type MemberAction } from '../member-actions.ts';
import type { MemberActionRequest, MemberActions } from '../use-member-actions.ts';
import styles from './names.module.css';

/** Whose work somebody else has to do afterwards. */
const LEAVES: ReadonlySet<MemberAction> = new Set(['delete', 'disable']);

/** Further members are only counted. */
const MAX_NAMES_SHOWN = 8;

/** Asks for confirmation of an action that the other person notices. */
export function ConfirmMemberAction({ actions }: { actions: MemberActions }): ReactNode {
  return actions.asked === null ? null : <AskAbout {...actions} asked={actions.asked} />;
}

function AskAbout({
  asked,
  isBusy,
  confirm,
  giveUp,
}: MemberActions & { asked: MemberActionRequest }): ReactNode {
  const t = useText();
  const [mayBeStolen, setMayBeStolen] = useState(false);
  const { question, label, icon, danger = false } = ACTION_SPECS[asked.action];
  if (question === undefined) return null;
  const { members } = asked;
  const values = { count: members.length, name: members[0]?.displayName ?? '' };
  const more = members.length - MAX_NAMES_SHOWN;
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
        {members.slice(0, MAX_NAMES_SHOWN).map(({ userCode, displayName, email }) => (
          <li key={userCode}>
            <b>{displayName}</b> <span>{email}</span>
          </li>
        ))}
        {more > 0 && <li>{t('members.more', { count: more })}</li>}
      </ul>
      {LEAVES.has(asked.action) &&
        members.map(({ userCode, displayName }) => (
          <OpenWork key={userCode} userCode={userCode} name={displayName} />
        ))}
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
