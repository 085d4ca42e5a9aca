import { listRolesByPage, saveRole } from '@archway/contract/role/calls';
import type { Role } from '@archway/contract/role/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { roleTitle } from '../../account/public.ts';
import { LONGEST_NAME } from '../role-name.ts';

export interface NameRoleProps {
  /** The role that the new one begins like. */
  source: Role | null;
  onMade: (made: Role) => void;
  onClose: () => void;
}

/** Asks for a name and makes the role, which holds nothing yet. */
export function NameRole({ source, onMade, onClose }: NameRoleProps): ReactNode {
  const t = useText();
  const [name, setName] = useState(
    source === null ? '' : t('roles.copyName', { name: roleTitle(t, source) }).slice(0, LONGEST_NAME),
  );
  const make = useCall(saveRole, { refreshes: [listRolesByPage], ignoreErrors: true });
  const isTaken = make.error?.failure === 'roleNameTaken' && make.variables?.name === name.trim();
  const submit = () =>
    make.mutate(
      { name: name.trim(), ...(source === null ? {} : { scope: source.scope }) },
      { onSuccess: onMade },
    );
  return (
    <Dialog
      title={t(source === null ? 'roles.newTitle' : 'roles.copyTitle')}
      confirm={t('roles.make.button')}
      valid={name.trim() !== '' && name.trim().length <= LONGEST_NAME}
      busy={make.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <TextField
        label={t('roles.name')}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={setName}
        help={t(source === null ? 'roles.newHelp' : 'roles.copyHelp')}
        error={isTaken ? make.error?.message : undefined}
      />
      {make.isError && make.error.failure !== 'roleNameTaken' && (
        <Note kind="error" live>
          {make.error.message}
        </Note>
      )}
    </Dialog>
  );
}
