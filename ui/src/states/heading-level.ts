import { createContext } from 'react';

/** A state that is the whole page has the page's heading; inside a page it has one of its own. */
export const HeadingLevel = createContext<'h1' | 'h2'>('h2');
