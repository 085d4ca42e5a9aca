import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { ACTION_SPECS } from '../member-actions.ts';
import type { MemberActions } from '../use-member-actions.ts';
import styles from './names.module.css';

/** Lists the members an action failed for, with the reason. They stay selected, so that it can be retried. */
export function MemberActionProblem({ actions }: { actions: MemberActions }): ReactNode {
  const t = useText();
  const { problem, forgetProblem } = actions;
  if (problem === null) return null;
  const { failed, done } = problem.outcome;
  const values = { count: failed.length, total: failed.length + done.length };
  return (
    <Note
      kind="error"
      live
      title={t(ACTION_SPECS[problem.action].failed, values)}
      action={
        <Button kind="quiet" size="small" onClick={forgetProblem}>
          {t('members.dismiss.button')}
        </Button>
      }
    >
      <ul className={styles['names']}>
        {failed.map(({ member, message }) => (
          <li key={member.userCode}>
            <b>{member.displayName}</b> {message}
          </li>
        ))}
      </ul>
    </Note>
  );
}
