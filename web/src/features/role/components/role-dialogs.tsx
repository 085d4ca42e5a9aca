import type { ReactNode } from 'react';
import { limitsOf } from '../role-limits.ts';
import type { Desk } from '../use-desk.ts';
import { DeleteRole } from './delete-role.tsx';
import { NameRole } from './name-role.tsx';

/** What is asked above the editor. */
export function RoleDialogs({ desk }: { desk: Desk }): ReactNode {
  const { opened, close } = desk;
  switch (opened?.kind) {
    case 'new':
      return <NameRole source={null} onMade={(made) => desk.begin(made, null)} onClose={close} />;
    case 'copy': {
      const { source } = opened;
      return <NameRole source={source} onMade={(made) => desk.begin(made, source)} onClose={close} />;
    }
    case 'delete':
      return (
        <DeleteRole
          role={opened.role}
          refusal={limitsOf(opened.role, desk.editor).deletion}
          onDeleted={desk.reset}
          onClose={close}
        />
      );
    case undefined:
      return null;
  }
}
