import { getCase, listCases, saveCase } from '@archway/contract/case/calls';
import type { CaseDetail } from '@archway/contract/case/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

const NAME_LIMIT = 64;

export interface NameCaseProps {
  /** The case that gets another name; without it a new one is made. */
  given?: CaseDetail;
  onSaved: (detail: CaseDetail) => void;
  onClose: () => void;
}

/** Asks for the name of a case. */
export function NameCase({ given, onSaved, onClose }: NameCaseProps): ReactNode {
  const t = useText();
  const [name, setName] = useState(given?.name ?? '');
  const [isTried, setTried] = useState(false);
  const save = useCall(saveCase, { refreshes: [listCases, getCase], ignoreErrors: true });
  const isMissing = name.trim() === '';
  const confirm = () => {
    setTried(true);
    if (isMissing) return;
    const id = given === undefined ? {} : { caseId: given.caseId };
    save.mutate({ ...id, name: name.trim() }, { onSuccess: onSaved });
  };
  return (
    <Dialog
      title={t(given === undefined ? 'cases.new.title' : 'cases.rename.title')}
      confirm={t(given === undefined ? 'cases.new.confirm.button' : 'cases.rename.confirm.button')}
      busy={save.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={t('cases.name')}
        help={t('cases.nameHelp')}
        value={name}
        maxLength={NAME_LIMIT}
        autoComplete="off"
        error={isTried && isMissing ? t('failure.nameMissing') : undefined}
        onChange={setName}
      />
      {save.isError && (
        <Note kind="error" live>
          {save.error.message}
        </Note>
      )}
    </Dialog>
  );
}
