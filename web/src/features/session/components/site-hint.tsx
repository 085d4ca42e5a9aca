import { findSite } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

/** After three failures: the account may be at another site. The answer goes by mail, whether there is one or not. */
export function SiteHint(): ReactNode {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const [email, setEmail] = useState('');
  const find = useCall(findSite, { ignoreErrors: true });
  if (find.isSuccess)
    return (
      <Note kind="ok" live>
        {t('siteHint.sent')}
      </Note>
    );
  if (!isAsked)
    return (
      <Note kind="warn" title={t('siteHint.title')} live>
        {t('siteHint.text')}{' '}
        <LinkButton onClick={() => setAsked(true)}>{t('siteHint.find.button')}</LinkButton>
      </Note>
    );
  // Not a form of its own: it stands inside the sign-in's.
  return (
    <>
      <TextField
        size="large"
        type="email"
        label={t('siteHint.email')}
        help={t('siteHint.help')}
        value={email}
        maxLength={128}
        autoComplete="email"
        error={find.error?.message}
        onChange={setEmail}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find.mutate({ email });
        }}
      />
      <Button
        wide
        disabled={!email.includes('@')}
        busy={find.isPending}
        onClick={() => find.mutate({ email })}
      >
        {t('siteHint.send.button')}
      </Button>
    </>
  );
}
