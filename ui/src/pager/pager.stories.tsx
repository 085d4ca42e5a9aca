import { useState, type ReactNode } from 'react';
import { Pager } from './pager.tsx';

const SIZE = 50;

export const Pages = (): ReactNode => {
  const [page, setPage] = useState(0);
  return (
    <Pager
      first={page * SIZE + 1}
      last={(page + 1) * SIZE}
      total={10_000}
      more
      {...(page > 0 ? { onPrevious: () => setPage(page - 1) } : {})}
      {...(page < 2 ? { onNext: () => setPage(page + 1) } : {})}
    />
  );
};

export const Uncounted = (): ReactNode => <Pager first={1} last={13} />;
