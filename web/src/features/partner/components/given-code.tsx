import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useGivenCode } from '../use-given-code.ts';
import styles from './ways.module.css';

/** A code that one was given: whose it is, and then a press. `given` came with the address of the page. */
export function GivenCode({ given }: { given: string }): ReactNode {
  const t = useText();
  const { typed, type, ask, isAsking, whose, join, isJoining, failure } = useGivenCode(given);
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
          onChange={type}
        />
        <Button type="submit" busy={isAsking} disabled={typed.trim() === ''}>
          {t('partners.given.check.button')}
        </Button>
      </form>
      {failure !== null && (
        <Note kind="error" live>
          {failure.message}
        </Note>
      )}
      {whose !== undefined && failure === null && (
        <Note
          kind="info"
          live
          action={
            <Button kind="primary" size="small" busy={isJoining} onClick={join}>
              {t('partners.given.join.button')}
            </Button>
          }
        >
          {t('partners.given.whose', { name: whose.name })}
        </Note>
      )}
    </section>
  );
}
