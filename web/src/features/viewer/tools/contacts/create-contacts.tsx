import { ContactsTool } from '@archway/viewer/tools/contacts/contacts-tool';
import type { CreateTool } from '../create-context.ts';
import { unlessKnown } from '../unless-known.ts';
import { ContactsPanel } from './contacts-panel.tsx';

const CONTACT_RANGE = 1;

export const createContacts: CreateTool = ({ name, mark, pair = null }, { words, keep }) => {
  const range = mark?.shape.kind === 'contacts' ? mark.shape.range : CONTACT_RANGE;
  const tool =
    pair === null
      ? null
      : new ContactsTool({
          words,
          scanId: pair.scanId,
          antagonistId: pair.otherId,
          range,
          onResult: unlessKnown(mark, keep),
        });
  return { name, tool, markId: mark?.id ?? null, pair, panel: <ContactsPanel tool={tool} /> };
};
