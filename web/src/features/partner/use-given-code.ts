import {
  checkInvitationCode,
  listLivePartners,
  listPartners,
  redeemInvitationCode,
} from '@archway/contract/partner/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { userInfoQuery } from '../../platform/session/user-info.ts';

/** From a typed code to a partner: first whose it is, then joined. */
export function useGivenCode(given: string) {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState(given);
  const { data: user } = useQuery(userInfoQuery);
  const check = useCall(checkInvitationCode, { ignoreErrors: true });
  const join = useCall(redeemInvitationCode, {
    refreshes: [listPartners, listLivePartners],
    ignoreErrors: true,
  });
  const isLab = user?.organization.type === ORGANIZATION_TYPE.lab;
  const type = (code: string): void => {
    setTyped(code);
    check.reset();
    join.reset();
  };
  const onJoined = ({ organization: { name } }: { organization: { name: string } }): void => {
    toast.message(t('partners.given.done', { name }));
    type('');
  };
  return {
    typed,
    type,
    ask: () => {
      join.reset();
      check.mutate({ code: typed, forType: isLab ? ORGANIZATION_TYPE.lab : ORGANIZATION_TYPE.clinic });
    },
    isAsking: check.isPending,
    whose: check.data?.organization,
    join: () => join.mutate({ code: typed }, { onSuccess: onJoined }),
    isJoining: join.isPending,
    failure: join.error ?? check.error,
  };
}
