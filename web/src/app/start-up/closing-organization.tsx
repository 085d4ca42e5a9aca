import { queryUserAgreementReadLog } from '@archway/contract/account/calls';
import { cancelCloseAccount, companyInfo } from '@archway/contract/organization/calls';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { companyInfoQuery } from '../../features/organization/public.ts';
import { signOut } from '../../features/session/public.ts';
import { useFormat } from '../../platform/text/format.ts';
import { useCall } from '../../platform/call/queries.ts';
import { PlainPage } from '../plain-page.tsx';

/** Nobody works in an organization that is being closed; who may keep it can do that, and nothing else. */
export function ClosingOrganization(): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const client = useQueryClient();
  const company = useQuery(companyInfoQuery);
  const keep = useCall(cancelCloseAccount, { refreshes: [companyInfo, queryUserAgreementReadLog] });
  // Somebody else may have kept it.
  const onError = () => void client.invalidateQueries({ queryKey: [queryUserAgreementReadLog.path] });
  if (company.data === undefined)
    return (
      <PlainPage>
        {company.isError ? (
          <ErrorState serverText={company.error.message} onRetry={() => void company.refetch()} />
        ) : (
          <LoadingState />
        )}
      </PlainPage>
    );
  const { closing } = company.data;
  return (
    <PlainPage>
      <EmptyState
        filtered
        title={t('closing.begun')}
        actions={
          <>
            <Button kind="primary" busy={keep.isPending} onClick={() => keep.mutate({}, { onError })}>
              {t('closing.keep.button')}
            </Button>
            <Button onClick={() => void signOut()}>{t('shell.signOut.button')}</Button>
          </>
        }
      >
        {closing !== null && t('closing.until', { date: date(closing.endsAt) })}
      </EmptyState>
    </PlainPage>
  );
}
