import { getCustomer, saveCustomerNote } from '@archway/contract/customer/calls';
import type { CustomerDetail } from '@archway/contract/customer/model';
import { CUSTOMER_LIMITS } from '@archway/rules/customer';
import { Dialog } from '@archway/ui/dialog';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { usePermission } from '@archway/ui/permission-guard';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import styles from './customer-note.module.css';
import { Nothing, Part } from './part.tsx';

/** What the lab keeps to itself. */
export function CustomerNotePart({ customer }: { customer: CustomerDetail }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const [isEdited, setEdited] = useState(false);
  const maySave = usePermission()('customer:record:save');
  const { text, savedBy, savedAt } = customer.note;
  const by = savedAt === null ? '' : t('customers.notes.by', { name: savedBy, date: date(savedAt) });
  return (
    <Part
      title={t('customers.notes.title')}
      action={
        maySave && <LinkButton onClick={() => setEdited(true)}>{t('customers.notes.edit.button')}</LinkButton>
      }
      help={[t('customers.notes.help'), by].filter((part) => part !== '').join(' ')}
    >
      {text === '' ? (
        <Nothing>{t('customers.notes.none')}</Nothing>
      ) : (
        <p className={styles['text']}>{text}</p>
      )}
      {isEdited && <EditNote customer={customer} onClose={() => setEdited(false)} />}
    </Part>
  );
}

function EditNote({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  // On the version that was opened: what a colleague saves meanwhile is not overwritten.
  const [{ version }] = useState(customer.note);
  const [text, setText] = useState(customer.note.text);
  const saving = useCall(saveCustomerNote, { refreshes: [getCustomer], ignoreErrors: true });
  const save = (): void =>
    saving.mutate(
      { companyCode: customer.companyCode, version, text },
      {
        onSuccess: () => {
          toast.message(t('customers.notes.saved'));
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t('customers.notes.of', { name: customer.organization.name })}
      confirm={t('customers.notes.save.button')}
      valid={text.length <= CUSTOMER_LIMITS.note}
      busy={saving.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <TextArea
        label={t('customers.notes.title')}
        help={t('customers.notes.help')}
        rows={8}
        value={text}
        maxLength={CUSTOMER_LIMITS.note}
        onChange={setText}
      />
      {saving.error !== null && (
        <Note kind="error" live>
          {saving.error.message}
        </Note>
      )}
    </Dialog>
  );
}
