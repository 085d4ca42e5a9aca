import { commonTemplateOf } from '@archway/rules/treatment/template';
import { isDeciduous } from '@archway/rules/treatment/arch';
import { WORK_TABLE } from '@archway/rules/treatment/table';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { BookmarkPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SaveTemplate, TemplateMenu, useTemplateRights } from '../../template/public.ts';
import type { Editor } from '../use-editor.ts';

/** The dentist of the case, by whose templates the menu begins. */
export type CaseDentist = { dentistId: string; name: string } | null;

interface WorkTemplatesProps {
  editor: Editor;
  dentist: CaseDentist;
}

/** Puts a template on the selected teeth. One that a tooth cannot have is not offered, like kinds of work. */
export function PutTemplate({ editor, dentist }: WorkTemplatesProps): ReactNode {
  const { canUse } = useTemplateRights();
  if (!canUse) return null;
  const hasDeciduous = editor.selected.some(isDeciduous);
  return (
    <TemplateMenu
      dentistId={dentist?.dentistId ?? null}
      canPut={({ work }) => !hasDeciduous || WORK_TABLE[work.type].onDeciduous}
      onPut={({ work }) => editor.putTemplate(work)}
    />
  );
}

/** Keeps the work of the selected teeth under a name. */
export function KeepTemplate({ editor, dentist }: WorkTemplatesProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { canSave } = useTemplateRights();
  const work = commonTemplateOf(editor.works);
  // There is nothing to keep where works differ.
  if (!canSave || work === null) return null;
  return (
    <>
      <Button kind="quiet" icon={BookmarkPlus} onClick={() => setOpen(true)}>
        {t('templates.save.button')}
      </Button>
      {isOpen && <SaveTemplate work={work} dentist={dentist} onClose={() => setOpen(false)} />}
    </>
  );
}
