import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the frame has room for the head of a page; null until it is there, or without a frame. */
export const PageHeadPlace = createContext<HTMLElement | null>(null);

/** The head of a page about one thing, in the bar above the sheet: it takes the place of the page's title. */
export function PageHead({ children }: { children: ReactNode }): ReactNode {
  const place = useContext(PageHeadPlace);
  return place === null ? null : createPortal(children, place);
}
