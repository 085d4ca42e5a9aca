import type { Translate } from '@archway/locales/translator';
import { createContext, useContext, type ReactNode } from 'react';

const TextContext = createContext<Translate>((key) => key);

/** Gives the components below it the texts of the reader's language. */
export function TextProvider({ t, children }: { t: Translate; children: ReactNode }): ReactNode {
  return <TextContext value={t}>{children}</TextContext>;
}

/** The reader's texts: `const t = useText()`, then `t('ui.dialog.close')`. */
export function useText(): Translate {
  return useContext(TextContext);
}
