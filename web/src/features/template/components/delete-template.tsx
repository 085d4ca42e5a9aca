import { deleteTemplate, listTemplates } from '@archway/contract/template/calls';
import type { Template } from '@archway/contract/template/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

/** Asks before a template is deleted, which colleagues may be using. */
export function DeleteTemplate({
  template,
  onClose,
}: {
  template: Template;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  const { templateId, name, isShared } = template;
  const removal = useCall(deleteTemplate, { refreshes: [listTemplates], ignoreErrors: true });
  const onSuccess = () => {
    toast.message(t('templates.deleted', { name }));
    onClose();
  };
  return (
    <Dialog
      title={t('templates.delete.title', { name })}
      confirm={t('templates.delete.confirm.button')}
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ templateId }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t(isShared ? 'templates.delete.sharedText' : 'templates.delete.text')}</p>
      {removal.error !== null && (
        <Note kind="error" live>
          {removal.error.message}
        </Note>
      )}
    </Dialog>
  );
}
