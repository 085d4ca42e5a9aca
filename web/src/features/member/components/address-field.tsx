import { isEmailAddress } from '@archway/rules/email-addresses';
import { Field, type FieldWiring } from '@archway/ui/field';
import { useText } from '@archway/ui/text';
import { X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Addressee, Invitations } from '../use-invitations.ts';
import styles from './address-field.module.css';

const SEPARATOR = /[\s,;]/;

/** Addresses as tokens: Enter, a comma or a space ends one, Backspace takes the last one away. */
export function AddressField({ invitations }: { invitations: Invitations }): ReactNode {
  const t = useText();
  const open = invitations.list.filter(({ state }) => state !== 'sent');
  const bad = open.find(({ email }) => !isEmailAddress(email));
  const error = bad === undefined ? undefined : t('members.invite.notAddress', { address: bad.email });
  return (
    <Field
      label={t('members.invite.addresses')}
      help={t('members.invite.addressesHelp')}
      error={error}
      aside={t('members.invite.people', { count: invitations.count })}
    >
      {(wiring) => (
        <div className={styles['box']} data-invalid={error !== undefined || undefined}>
          <Tokens open={open} invitations={invitations} />
          <AddressInput wiring={wiring} last={open.at(-1)} invitations={invitations} />
        </div>
      )}
    </Field>
  );
}

function AddressInput({
  wiring,
  last,
  invitations,
}: {
  wiring: FieldWiring;
  last: Addressee | undefined;
  invitations: Invitations;
}): ReactNode {
  const { draft, isBusy, type, take, remove } = invitations;
  // While letters are being composed Enter and Backspace belong to them.
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      take(draft);
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) {
      event.preventDefault();
      remove(last.email);
    }
  };
  const change = (text: string): void => {
    // Of a name with an address in brackets the spaces end nothing.
    const isNamed = text.includes('<') && !text.includes('>');
    if (!SEPARATOR.test(text) || isNamed || !text.includes('@')) return type(text);
    const end = text.search(/[^\s,;]*$/);
    return take(text.slice(0, end), text.slice(end));
  };
  return (
    <input
      {...wiring}
      type="text"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={draft}
      readOnly={isBusy}
      onChange={(event) => change(event.currentTarget.value)}
      onPaste={(event) => {
        // A field of one line would swallow the ends of lines.
        const text = event.clipboardData.getData('text');
        if (!text.includes('\n')) return;
        event.preventDefault();
        take(`${draft}${text}`);
      }}
      onKeyDown={press}
      onBlur={() => draft.trim() !== '' && take(draft)}
    />
  );
}

function Tokens({ open, invitations }: { open: readonly Addressee[]; invitations: Invitations }): ReactNode {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  if (open.length === 0) return null;
  return (
    <ul ref={list} className={styles['tokens']} aria-label={t('members.invite.addresses')}>
      {open.map(({ email, state }) => (
        <li
          key={email}
          className={styles['token']}
          data-bad={state === 'failed' || !isEmailAddress(email) || undefined}
        >
          {email}
          <button
            type="button"
            className={styles['remove']}
            aria-label={t('members.invite.remove', { address: email })}
            disabled={invitations.isBusy}
            onClick={() => {
              invitations.remove(email);
              // The button goes with its token: the reader goes on in the field.
              list.current?.parentElement?.querySelector('input')?.focus();
            }}
          >
            <X size={14} strokeWidth={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
