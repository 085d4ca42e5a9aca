import { listTemplates, saveTemplate } from '@archway/contract/template/calls';
import type { Template, TemplateWork } from '@archway/contract/template/model';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { templateText } from '../template-words.ts';
import { DentistField } from './dentist-field.tsx';
import styles from './save-template.module.css';

export interface SaveTemplateProps {
  work: TemplateWork;
  /** The one that is changed; without it a new one is made. */
  template?: Template;
  /** Whom a new one is for, unless another dentist is chosen. */
  dentist?: { dentistId: string; name: string } | null;
  onClose: () => void;
}

const NAME_LIMIT = 64;

/** Asks for the name of a template, whom it is for, and whether colleagues see it. */
export function SaveTemplate({ work, template, dentist = null, onClose }: SaveTemplateProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [name, setName] = useState(template?.name ?? '');
  const [dentistId, setDentistId] = useState(template?.dentistId ?? dentist?.dentistId ?? '');
  const [isShared, setShared] = useState(template?.isShared ?? false);
  const saving = useCall(saveTemplate, { refreshes: [listTemplates], ignoreErrors: true });
  const id = template === undefined ? {} : { templateId: template.templateId };
  const onSuccess = () => {
    toast.message(t('templates.saved'));
    onClose();
  };
  return (
    <Dialog
      title={t(template === undefined ? 'templates.save.title' : 'templates.edit.title')}
      confirm={t('templates.save.confirm.button')}
      valid={name.trim() !== ''}
      busy={saving.isPending}
      onConfirm={() => saving.mutate({ ...id, name, dentistId, isShared, work }, { onSuccess })}
      onClose={onClose}
    >
      <p className={styles['work']}>{templateText(t, work)}</p>
      <TextField
        label={t('templates.name')}
        help={t('templates.nameHelp')}
        value={name}
        maxLength={NAME_LIMIT}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog needs nothing else
        autoFocus
        onChange={setName}
      />
      <DentistField
        value={dentistId}
        known={template === undefined ? dentist : dentistOf(template)}
        onChange={setDentistId}
      />
      <Checkbox
        label={t('templates.share')}
        help={t('templates.shareHelp')}
        checked={isShared}
        onChange={setShared}
      />
      {saving.error !== null && (
        <Note kind="error" live>
          {saving.error.message}
        </Note>
      )}
    </Dialog>
  );
}

const dentistOf = ({ dentistId, dentistName }: Template) =>
  dentistId === null ? null : { dentistId, name: dentistName };
