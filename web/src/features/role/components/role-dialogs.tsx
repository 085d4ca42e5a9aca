import type { ReactNode } from 'react';
import { limitsOf } from '../role-limits.ts';
import type { RoleEditorState } from '../use-role-editor.ts';
import { DeleteRole } from './delete-role.tsx';
import { NameRole } from './name-role.tsx';

/** The dialogs above the role editor. */
export function RoleDialogs({ state }: { state: RoleEditorState }): ReactNode {
  const { opened, close } = state;
  switch (opened?.kind) {
    case 'new':
      return <NameRole source={null} onMade={(made) => state.begin(made, null)} onClose={close} />;
    case 'copy': {
      const { source } = opened;
      return <NameRole source={source} onMade={(made) => state.begin(made, source)} onClose={close} />;
    }
    case 'delete':
      return (
        <DeleteRole
          role={opened.role}
          refusal={limitsOf(opened.role, state.editor).deletion}
          onDeleted={state.reset}
          onClose={close}
        />
      );
    case undefined:
      return null;
  }
}
