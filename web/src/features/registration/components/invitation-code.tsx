import { checkInvitationCode } from '@archway/contract/partner/calls';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { Handshake } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import type { Draft } from '../draft.ts';
import { wayByCodeOf } from '../invitation.ts';
import styles from './fields.module.css';

/** Who invites, once that is known; until then the field for a code. */
export function InvitationCode({
  draft,
  change,
}: {
  draft: Draft;
  change: (changed: Partial<Draft>) => void;
}): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const check = useCall(checkInvitationCode, { ignoreErrors: true });
  if (draft.invitation !== '' && draft.way !== '')
    return (
      <Note icon={Handshake} kind="ok" live title={draft.invitedBy}>
        {t(draft.way === 'lab' ? 'register.invitation.asLab' : 'register.invitation.asClinic', {
          name: draft.invitedBy,
        })}
      </Note>
    );
  const ask = () =>
    check.mutate(
      { code },
      {
        onSuccess: ({ type, organization: { name } }) =>
          change({ invitation: code.trim(), invitedBy: name, way: wayByCodeOf(type) }),
      },
    );
  return (
    <div className={styles['fields']}>
      <TextField
        label={t('register.invitation.code')}
        mono
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX"
        maxLength={64}
        help={t('register.invitation.codeHelp')}
        value={code}
        error={check.error?.message}
        onChange={(typed) => {
          setCode(typed);
          check.reset();
        }}
      />
      <div>
        <Button busy={check.isPending} disabled={code.trim() === ''} onClick={ask}>
          {t('register.invitation.check.button')}
        </Button>
      </div>
    </div>
  );
}
