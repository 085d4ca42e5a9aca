import type { MenuEntry } from '@archway/contract/menu/model';
import type { Role } from '@archway/contract/role/model';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { entriesOf, idsOf, tick } from '../menu-tree.ts';
import { refusalText } from '../refusal-text.ts';
import { editTo, heldAfter, type RoleChanges, type RoleEdit } from '../role-edit.ts';
import { limitsOf, type Editor, type Limits } from '../role-limits.ts';
import { LONGEST_NAME } from '../role-name.ts';
import type { SaveRole } from '../use-save-role.ts';
import { PermissionTree } from './permission-tree.tsx';
import { RoleHead } from './role-head.tsx';
import styles from './role-editor.module.css';

export interface RoleEditorProps {
  menu: readonly MenuEntry[];
  role: Role;
  shownName: string;
  editor: Editor;
  edit: RoleEdit;
  changes: RoleChanges;
  saving: SaveRole;
  onEdit: (edit: RoleEdit) => void;
  onSave: () => void;
  onReset: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** One role: what it is called and what it holds. */
export function RoleEditor(props: RoleEditorProps): ReactNode {
  const { menu, role, shownName, editor, edit, changes, saving, onEdit, onSave } = props;
  const t = useText();
  const limits = limitsOf(role, editor);
  const held = heldAfter(role, edit);
  const mine = editor.isAdministrator ? idsOf(menu) : editor.held;
  const problem = nameProblem(edit.name);
  const { failure } = saving;
  return (
    <form
      className={styles['editor']}
      aria-label={shownName}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changes.count > 0 && problem === null && !saving.isSaving) onSave();
      }}
    >
      <RoleHead
        {...props}
        limits={limits}
        nameError={
          failure?.failure === 'roleNameTaken'
            ? failure.message
            : problem === 'missing'
              ? t('roles.nameMissing')
              : undefined
        }
        isBusy={saving.isSaving}
        isScopeFixed={!editor.isAdministrator && editor.scope === 'own'}
        heldCount={entriesOf(menu).filter(({ id }) => held.has(id)).length}
        allCount={entriesOf(menu).length}
      />
      <div className={styles['body']}>
        <RoleNotes role={role} limits={limits} />
        <PermissionTree
          menu={menu}
          held={held}
          mine={mine}
          isReadOnly={limits.entries !== null}
          onTick={(ticked) => {
            // On its way already: what is ticked now would be lost when it has arrived.
            if (!saving.isSaving) onEdit(editTo(role, edit, tick(menu, held, mine, ticked)));
          }}
        />
      </div>
      <SaveLine {...props} isReadOnly={isReadOnly(limits)} isValid={problem === null} />
    </form>
  );
}

const isReadOnly = ({ details, entries, isDefault }: Limits): boolean =>
  [details, entries, isDefault].every((refusal) => refusal !== null);

function nameProblem(name: string | undefined): 'missing' | 'tooLong' | null {
  if (name === undefined) return null;
  if (name.trim() === '') return 'missing';
  return name.trim().length > LONGEST_NAME ? 'tooLong' : null;
}

/** Why something here cannot be changed, each reason once. */
function RoleNotes({ role, limits }: { role: Role; limits: Limits }): ReactNode {
  const t = useText();
  const reasons = new Set([limits.details, limits.entries].filter((refusal) => refusal !== null));
  if (reasons.size === 0) return null;
  return (
    <div className={styles['notes']}>
      {[...reasons].map((refusal) => (
        <Note key={refusal} icon={Lock}>
          {refusalText(t, refusal, role.memberCount)}
        </Note>
      ))}
    </div>
  );
}

function SaveLine(props: RoleEditorProps & { isReadOnly: boolean; isValid: boolean }): ReactNode {
  const { changes, saving, onReset, isValid } = props;
  const t = useText();
  if (props.isReadOnly) return null;
  const { failure, isSaving } = saving;
  return (
    <footer className={styles['foot']}>
      {failure !== null && failure.failure !== 'roleNameTaken' && (
        <div className={styles['failure']}>
          <Note kind="error" live>
            {failure.message}
          </Note>
        </div>
      )}
      <span className={styles['hint']}>
        <Lock size={16} strokeWidth={1.75} aria-hidden /> {t('roles.asksPassword')}
      </span>
      <Button disabled={changes.count === 0 || isSaving} onClick={onReset}>
        {t('roles.reset.button')}
      </Button>
      <Button type="submit" kind="primary" busy={isSaving} disabled={changes.count === 0 || !isValid}>
        {t('roles.save.button')}
      </Button>
    </footer>
  );
}
