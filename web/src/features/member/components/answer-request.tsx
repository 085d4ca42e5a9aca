import {
  acceptJoinRequest,
  declineJoinRequest,
  listByPage,
  listJoinRequests,
} from '@archway/contract/member/calls';
import type { JoinRequest } from '@archway/contract/member/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { companyInfoQuery, MissingItems } from '../../organization/public.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { rolesQuery } from '../member.queries.ts';
import styles from './join-requests.module.css';
import { RoleField } from './role-field.tsx';

interface AnswerProps {
  request: JoinRequest;
  onClose: () => void;
}

/** With a role: what follows is an invitation like any other. */
export function AcceptRequest({ request, onClose }: AnswerProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const { data: roles } = useQuery(rolesQuery);
  const { data: company } = useQuery(companyInfoQuery);
  const [chosen, setChosen] = useState('');
  const accept = useCall(acceptJoinRequest, {
    refreshes: [listJoinRequests, listByPage],
    ignoreErrors: true,
  });
  const { requestId, version, displayName: name, email } = request;
  const ofDefault = roles?.find(({ isDefault, isGrantable }) => isDefault && isGrantable)?.roleId ?? '';
  const roleId = chosen === '' ? ofDefault : chosen;
  const missing = company?.missing ?? [];
  const onSuccess = () => {
    toast.message(t('members.asked.accept.done', { email }));
    onClose();
  };
  return (
    <Dialog
      title={t('members.asked.accept.title', { name })}
      confirm={t('members.asked.accept.send.button')}
      confirmIcon={Send}
      valid={roleId !== '' && missing.length === 0}
      busy={accept.isPending}
      onConfirm={() => accept.mutate({ requestId, version, roleId }, { onSuccess })}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <MissingItems missing={missing} />
        <p>{t('members.asked.accept.text', { name, email })}</p>
        <RoleField value={roleId} onChange={setChosen} />
        <Problem text={accept.error?.message} />
      </div>
    </Dialog>
  );
}

export function DeclineRequest({ request, onClose }: AnswerProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const decline = useCall(declineJoinRequest, { refreshes: [listJoinRequests], ignoreErrors: true });
  const { requestId, version, displayName: name, email } = request;
  const onSuccess = () => {
    toast.message(t('members.asked.decline.done', { name }));
    onClose();
  };
  return (
    <Dialog
      title={t('members.asked.decline.title', { name })}
      confirm={t('members.asked.decline.button')}
      danger
      busy={decline.isPending}
      onConfirm={() => decline.mutate({ requestId, version }, { onSuccess })}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <p>{t('members.asked.decline.text', { name, email })}</p>
        <Problem text={decline.error?.message} />
      </div>
    </Dialog>
  );
}

function Problem({ text }: { text: string | undefined }): ReactNode {
  return (
    text !== undefined && (
      <Note kind="error" live>
        {text}
      </Note>
    )
  );
}
