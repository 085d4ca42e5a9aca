import { INVITATION_DAYS, INVITATION_MESSAGE } from '@archway/rules/invitations';
import { LANGUAGES, type Language } from '@archway/rules/languages';
import { Drawer } from '@archway/ui/drawer';
import { nameOfLanguage } from '@archway/ui/language-names';
import { SelectField } from '@archway/ui/select-field';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { roleTitle } from '../../account/public.ts';
import { companyInfoQuery, MissingItems } from '../../organization/public.ts';
import { DiscardDialog } from '../../../platform/page/discard-dialog.tsx';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { rolesQuery } from '../member.queries.ts';
import { useInvitations } from '../use-invitations.ts';
import { AddressField } from './address-field.tsx';
import { InvitationResults } from './invitation-results.tsx';
import { RoleCard } from './role-card.tsx';
import { RoleField } from './role-field.tsx';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) })).toSorted(
  (a, b) => a.label.localeCompare(b.label, 'en'),
);

/** Invites one or several people with one role; each address is answered by itself. */
export function InviteDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const invitations = useInvitations();
  const { data: roles } = useQuery(rolesQuery);
  // Who has not told everything invites nobody: better said before the list is typed.
  const { data: company } = useQuery(companyInfoQuery);
  const [chosenRole, setRole] = useState('');
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [message, setMessage] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const ofDefault = roles?.find(({ isDefault, isGrantable }) => isDefault && isGrantable)?.roleId ?? '';
  const roleId = chosenRole === '' ? ofDefault : chosenRole;
  const role = roles?.find((one) => one.roleId === roleId);
  const { count, isBusy } = invitations;
  const isValid = count > 0 && roleId !== '' && message.trim().length <= INVITATION_MESSAGE;
  const send = async (): Promise<void> => {
    const outcome = await invitations.send({ roleId, language, message: message.trim() });
    if (outcome?.isComplete !== true) return;
    toast.message(t('members.invite.done', { count: outcome.sent }));
    onClose();
  };
  const isTyped = invitations.hasAny || message.trim() !== '';
  return (
    <>
      <Drawer
        title={t('members.invite.title')}
        confirm={t('members.invite.send.button', { count })}
        confirmIcon={Send}
        valid={isValid}
        busy={isBusy}
        aside={t('members.invite.days', { days: INVITATION_DAYS })}
        onConfirm={() => void send()}
        onClose={() => (isTyped ? setLeaving(true) : onClose())}
      >
        <MissingItems missing={company?.missing ?? []} />
        <AddressField invitations={invitations} />
        <InvitationResults list={invitations.list} />
        <RoleField value={roleId} onChange={setRole} disabled={isBusy} />
        {role !== undefined && <RoleCard title={roleTitle(t, role)} role={role} />}
        <LanguageField value={language} disabled={isBusy} onChange={setLanguage} />
        <TextArea
          label={t('members.invite.message')}
          value={message}
          maxLength={INVITATION_MESSAGE}
          readOnly={isBusy}
          onChange={setMessage}
        />
      </Drawer>
      {isLeaving && <DiscardInvitation onDiscard={onClose} onStay={() => setLeaving(false)} />}
    </>
  );
}

function LanguageField({
  value,
  disabled,
  onChange,
}: {
  value: Language;
  disabled: boolean;
  onChange: (language: Language) => void;
}): ReactNode {
  const t = useText();
  return (
    <SelectField
      label={t('members.invite.language')}
      value={value}
      options={LANGUAGE_OPTIONS}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

function DiscardInvitation(answers: { onDiscard: () => void; onStay: () => void }): ReactNode {
  const t = useText();
  return (
    <DiscardDialog
      title={t('members.invite.discardTitle')}
      text={t('members.invite.discardText')}
      confirm={t('members.invite.discard.button')}
      {...answers}
    />
  );
}
