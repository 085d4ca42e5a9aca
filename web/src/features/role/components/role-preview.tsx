import type { MenuEntry } from '@archway/contract/menu/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { menuIcon, menuTitle } from '../../menu/public.ts';
import { previewOf, type PreviewPlace } from '../preview.ts';
import { Glyph } from './glyph.tsx';
import styles from './role-preview.module.css';

/** The navigation as holders of these entries will find it. */
export function RolePreview({
  menu,
  held,
}: {
  menu: readonly MenuEntry[];
  held: ReadonlySet<string>;
}): ReactNode {
  const t = useText();
  return (
    <section className={styles['preview']} aria-labelledby="role-preview">
      <h2 id="role-preview">{t('roles.preview')}</h2>
      <p>{t('roles.previewText')}</p>
      <ul>
        {previewOf(menu, held).map((place) => (
          <Place key={place.entry.id} {...place} />
        ))}
      </ul>
    </section>
  );
}

function Place({ entry, isSeen }: PreviewPlace): ReactNode {
  const t = useText();
  const title = menuTitle(t, entry);
  return (
    <li data-seen={isSeen || undefined}>
      <Glyph icon={menuIcon(entry)} />
      {isSeen ? (
        title
      ) : (
        <>
          <s aria-hidden>{title}</s>
          <span className="visually-hidden">{t('roles.notSeen', { place: title })}</span>
        </>
      )}
    </li>
  );
}
