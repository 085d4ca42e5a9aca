import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { useId, useState, type ReactNode } from 'react';
import { Menu, X } from 'lucide-react';
import { PageHeadPlace } from '../page-head/page-head.tsx';
import { useText } from '../text/text.tsx';
import { useWidth } from './use-width.ts';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  /** The mark and the name of the site. */
  brand: ReactNode;
  /** Below the brand: whose window this is. */
  organization?: ReactNode;
  /** Entries of the navigation. */
  navigation: ReactNode;
  /** At the foot of the navigation: work under way, and who is signed in. */
  foot?: ReactNode;
  title: string;
  /** At the end of the top bar. */
  actions?: ReactNode;
  /** Pages about one object leave it the room: their navigation is always the rail. */
  folded?: boolean;
  /** At the foot of a phone. */
  bottom?: ReactNode;
  children: ReactNode;
}

/** The window: navigation on the canvas, a bar above, and one sheet that runs to the right and bottom edges. */
export function PageFrame(props: PageFrameProps): ReactNode {
  const { brand, organization, navigation, foot, title, actions, folded = false, bottom, children } = props;
  const t = useText();
  const id = useId();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const [isOpen, setOpen] = useState(false);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const Toggle = isOpen ? X : Menu;
  return (
    <div className={styles['frame']} data-folded={folded || undefined}>
      <a className={styles['skip']} href={`#${id}-sheet`}>
        {t('ui.frame.skip')}
      </a>
      <aside className={styles['side']} data-open={isOpen || undefined}>
        <div className={styles['brand']}>
          {brand}
          {isPhone && (
            <button
              type="button"
              className={styles['toggle']}
              aria-expanded={isOpen}
              aria-controls={`${id}-menu`}
              aria-label={t(isOpen ? 'ui.frame.closeMenu' : 'ui.frame.openMenu')}
              onClick={() => setOpen(!isOpen)}
            >
              <Toggle size={20} strokeWidth={1.75} aria-hidden />
            </button>
          )}
        </div>
        {(!isPhone || isOpen) && (
          <div id={`${id}-menu`} className={styles['menu']}>
            {organization}
            {/* A choice on a phone closes what it was made in. */}
            <nav
              aria-label={t('ui.frame.menu')}
              className={styles['navigation']}
              onClickCapture={() => setOpen(false)}
            >
              {navigation}
            </nav>
            {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
          </div>
        )}
      </aside>
      <div className={styles['main']}>
        <header className={styles['top']}>
          <div className={styles['head']} ref={setHead} />
          <h1>{title}</h1>
          <div className={styles['actions']}>{actions}</div>
        </header>
        <main id={`${id}-sheet`} className={styles['sheet']} tabIndex={-1}>
          <PageHeadPlace value={head}>{children}</PageHeadPlace>
        </main>
      </div>
      {isPhone && bottom !== undefined && <div className={styles['bottom']}>{bottom}</div>}
    </div>
  );
}
