import {
  checkInvitationCode,
  listLivePartners,
  listPartners,
  useInvitationCode,
} from '@archway/contract/partner/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import styles from './ways.module.css';

/** A code that one was given: whose it is, and then a press. `given` came with the address of the page. */
export function GivenCode({ given }: { given: string }): ReactNode {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState(given);
  const { data: user } = useQuery(userInfoQuery);
  const check = useCall(checkInvitationCode, { ignoreErrors: true });
  const use = useCall(useInvitationCode, { refreshes: [listPartners, listLivePartners], ignoreErrors: true });
  const failure = use.error ?? check.error;
  const forget = (): void => {
    check.reset();
    use.reset();
  };
  const ask = (): void => {
    use.reset();
    const type = user?.organization.type;
    const forType = type === ORGANIZATION_TYPE.lab ? ORGANIZATION_TYPE.lab : ORGANIZATION_TYPE.clinic;
    check.mutate({ code: typed, forType });
  };
  const join = (): void =>
    use.mutate(
      { code: typed },
      {
        onSuccess: ({ organization: { name } }) => {
          toast.message(t('partners.given.done', { name }));
          setTyped('');
          check.reset();
        },
      },
    );
  return (
    <section className={styles['way']} aria-label={t('partners.given.title')}>
      <h2>{t('partners.given.title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextField
          label={t('partners.given.code')}
          mono
          value={typed}
          maxLength={64}
          autoComplete="off"
          placeholder="XXXX-XXXX-XXXX"
          onChange={(value) => {
            setTyped(value);
            forget();
          }}
        />
        <Button type="submit" busy={check.isPending} disabled={typed.trim() === ''}>
          {t('partners.given.check.button')}
        </Button>
      </form>
      {failure !== null && (
        <Note kind="error" live>
          {failure.message}
        </Note>
      )}
      {check.data !== undefined && failure === null && (
        <Note
          kind="info"
          live
          action={
            <Button kind="primary" size="small" busy={use.isPending} onClick={join}>
              {t('partners.given.join.button')}
            </Button>
          }
        >
          {t('partners.given.whose', { name: check.data.organization.name })}
        </Note>
      )}
    </section>
  );
}
