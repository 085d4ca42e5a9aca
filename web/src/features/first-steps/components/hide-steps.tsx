import { LinkButton } from '@archway/ui/link-button';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePreference } from '../../../platform/session/use-preference.ts';
import styles from './hide-steps.module.css';

/** Takes the steps out of the menu for this reader, or puts them back. */
export function HideSteps(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [{ firstSteps: isShown }, choose] = usePreference();
  const hide = () => {
    choose({ firstSteps: false });
    void navigate('/');
  };
  return (
    <div className={styles['foot']}>
      <span>{t(isShown ? 'firstSteps.again' : 'firstSteps.hidden')}</span>
      <LinkButton onClick={isShown ? hide : () => choose({ firstSteps: true })}>
        {t(isShown ? 'firstSteps.hide.button' : 'firstSteps.show.button')}
      </LinkButton>
    </div>
  );
}
