import { listContacts, saveContact } from '@archway/contract/contact/calls';
import { CONTACT_VERIFICATION_DAYS, type Contact } from '@archway/contract/contact/model';
import { isEmailAddress } from '@archway/rules/email-addresses';
import { Drawer } from '@archway/ui/drawer';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './contact-drawer.module.css';

interface ContactDrawerProps {
  /** Null for a new one. */
  contact: Contact | null;
  onClose: () => void;
}

/** Adds a contact, or changes one. */
export function ContactDrawer({ contact, onClose }: ContactDrawerProps): ReactNode {
  const t = useText();
  const form = useContactForm({ contact, onClose });
  const { error } = form.save;
  return (
    <Drawer
      title={t(contact === null ? 'contacts.addTitle' : 'contacts.editTitle')}
      confirm={t('contacts.save.button')}
      busy={form.save.isPending}
      onConfirm={form.confirm}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <TextField
          label={t('contacts.name')}
          value={form.userName}
          autoComplete="off"
          maxLength={64}
          error={form.nameProblem}
          onChange={form.setUserName}
        />
        <TextField
          label={t('contacts.email')}
          type="email"
          value={form.typedEmail}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          help={t('contacts.emailHelp', { days: CONTACT_VERIFICATION_DAYS })}
          error={form.emailProblem}
          onChange={form.setTypedEmail}
        />
        {error !== null && error.failure !== 'contactExists' && (
          <Note kind="error" live>
            {error.message}
          </Note>
        )}
      </div>
    </Drawer>
  );
}

/** What was typed, and what is wrong with it once saving was tried. */
function useContactForm({ contact, onClose }: ContactDrawerProps) {
  const t = useText();
  const toast = useToast();
  const [userName, setUserName] = useState(contact?.userName ?? '');
  const [typedEmail, setTypedEmail] = useState(contact?.email ?? '');
  const [isTried, setTried] = useState(false);
  const save = useCall(saveContact, { refreshes: [listContacts], ignoreErrors: true });
  const email = typedEmail.trim();
  const input = { userName, email, ...(contact === null ? {} : { contactId: contact.contactId }) };
  const isNameless = userName.trim() === '';
  const isNoAddress = !isEmailAddress(email);
  const isTaken = save.error?.failure === 'contactExists' && save.variables?.email === email;
  const confirm = () => {
    setTried(true);
    if (isNameless || isNoAddress) return;
    const onSuccess = () => {
      toast.message(t('contacts.saved'));
      onClose();
    };
    save.mutate(input, { onSuccess });
  };
  const addressProblem = isTaken ? t('failure.contactExists') : undefined;
  return {
    userName,
    setUserName,
    typedEmail,
    setTypedEmail,
    save,
    confirm,
    nameProblem: isTried && isNameless ? t('contacts.nameMissing') : undefined,
    emailProblem: isTried && isNoAddress ? t('accountEmail.invalid') : addressProblem,
  };
}
