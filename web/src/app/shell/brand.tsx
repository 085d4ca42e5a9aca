import type { ReactNode } from 'react';

/** The arch, and the name of the site beside it where there is room. */
export const Brand = ({ name }: { name: string }): ReactNode => (
  <>
    <img src="/icon.svg" alt="" width="22" height="22" />
    <span data-unfolded>{name}</span>
  </>
);
