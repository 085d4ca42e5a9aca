import { ArchDrawing } from '@archway/ui/arch-drawing';
import { useText } from '@archway/ui/text';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand, FootLinks, PageChoices } from './public-page.tsx';
import styles from './sign-in-frame.module.css';

export interface SignInFrameProps {
  /** What the picture says; the product's claim unless the page has words of its own. */
  words?: string;
  /** Shows the way back to the sign-in page. */
  back?: boolean;
  children: ReactNode;
}

/** Around every page of signing in: what this is on the left, the form on the right; on a phone the form alone. */
export function SignInFrame({ words, back = false, children }: SignInFrameProps): ReactNode {
  const t = useText();
  return (
    <div className={styles['page']}>
      <aside className={styles['picture']}>
        <div className={styles['name']}>
          <Brand />
        </div>
        <div className={styles['drawing']}>
          <ArchDrawing />
        </div>
        <div className={styles['words']}>
          <p>{words ?? t('signIn.claim')}</p>
          {words === undefined && <p>{t('signIn.promise')}</p>}
        </div>
      </aside>
      <main className={styles['side']}>
        <div className={styles['choices']}>
          {back ? (
            <BackToSignIn />
          ) : (
            <div className={styles['name']}>
              <Brand />
            </div>
          )}
          <PageChoices />
        </div>
        <div className={styles['form']}>{children}</div>
        <FootLinks />
      </main>
    </div>
  );
}

function BackToSignIn(): ReactNode {
  const t = useText();
  return (
    <Link className={styles['back']} to="/login">
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {t('signIn.title')}
    </Link>
  );
}
