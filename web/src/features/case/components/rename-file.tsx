import { getCase, renameCaseFile } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { formatOf } from '@archway/rules/uploads';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { TextField } from '@archway/ui/text-field';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

export interface RenameFileProps {
  caseId: string;
  file: CaseFile;
  onClose: () => void;
}

const LIMIT = 128;

/** Another name for a file; its ending is not for people to change. */
export function RenameFile({ caseId, file: { fileId, name }, onClose }: RenameFileProps): ReactNode {
  const t = useText();
  const ending = formatOf(name);
  const [typed, setTyped] = useState(ending === '' ? name : name.slice(0, -ending.length - 1));
  const rename = useCall(renameCaseFile, { refreshes: [getCase], ignoreErrors: true });
  return (
    <Dialog
      title={t('cases.file.rename.title', { name })}
      confirm={t('cases.file.rename.button')}
      valid={typed.trim() !== ''}
      busy={rename.isPending}
      onConfirm={() => rename.mutate({ caseId, fileId, name: typed.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t('cases.file.rename.field')}
        value={typed}
        maxLength={LIMIT}
        autoComplete="off"
        onChange={setTyped}
      />
      {rename.error !== null && (
        <Note kind="error" live>
          {rename.error.message}
        </Note>
      )}
    </Dialog>
  );
}
