import { useState, type ReactNode } from 'react';
import { UndoNote } from './undo-note.tsx';

export const AfterDelete = (): ReactNode => {
  const [state, setState] = useState<'waiting' | 'undone' | 'done'>('waiting');
  return state === 'waiting' ? (
    <UndoNote
      text="3 cases moved to the recycle bin"
      onUndo={() => setState('undone')}
      onDone={() => setState('done')}
    />
  ) : (
    <p>{state}</p>
  );
};
