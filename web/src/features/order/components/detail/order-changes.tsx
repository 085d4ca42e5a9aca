import type { OrderChanges } from '@archway/contract/order/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import { changeLines } from '../../change-words.ts';
import { ChangeLines } from './change-lines.tsx';

/** What a revision says otherwise than another one. */
export function RevisionChanges({ changes }: { changes: OrderChanges }): ReactNode {
  const t = useText();
  const format = useFormat();
  const numbering = useToothNumbering();
  return <ChangeLines lines={changeLines({ t, format, numbering }, changes)} />;
}

/** Files that came and went, by name. */
export function FileChanges({
  added,
  removed,
  isReplaced = false,
}: {
  added: readonly string[];
  removed: readonly string[];
  /** What went was replaced by what came. */
  isReplaced?: boolean;
}): ReactNode {
  const t = useText();
  const lines = [
    added.length === 0 ? '' : t('order.changes.filesAdded', { names: added.join(', ') }),
    removed.length === 0
      ? ''
      : t(isReplaced ? 'order.changes.filesReplaced' : 'order.changes.filesRemoved', {
          names: removed.join(', '),
        }),
  ].filter((line) => line !== '');
  return lines.map((line) => <p key={line}>{line}</p>);
}
