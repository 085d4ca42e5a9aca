import type { TextKey } from '@archway/locales/keys';
import { ATTACHMENT_FORMATS, MAX_UPLOAD_BYTES } from '@archway/rules/uploads';
import { FilesButton } from '@archway/ui/files-button';
import { formatFileSize } from '@archway/rules/format-file-size';
import { IconButton } from '@archway/ui/icon-button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Paperclip, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../platform/text/i18n.ts';
import type { Paper, Papers, PaperState } from '../../use-papers.ts';
import styles from './add-files-dialog.module.css';

/** Pictures and papers for the lab that are not part of the case. */
export function AddedPapers({ papers }: { papers: Papers }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { list, left } = papers;
  return (
    <div>
      <p className={styles['label']}>{t('order.new.attachments.label')}</p>
      {list.length > 0 && (
        <ul className={styles['papers']}>
          {list.map((paper) => (
            <Line key={paper.upload.id} paper={paper} onRemove={() => papers.remove(paper.upload.id)} />
          ))}
        </ul>
      )}
      <FilesButton size="small" icon={Plus} formats={ATTACHMENT_FORMATS} onFiles={papers.add}>
        {t('order.new.attachments.button')}
      </FilesButton>
      {left.length > 0 && (
        <Note
          kind="warn"
          live
          action={
            <LinkButton onClick={papers.dismiss}>{t('order.new.attachments.dismiss.button')}</LinkButton>
          }
        >
          {t('order.new.attachments.left', {
            names: left.map(({ name }) => name).join(', '),
            size: formatFileSize(MAX_UPLOAD_BYTES, language),
          })}
        </Note>
      )}
    </div>
  );
}

const STATES: Readonly<Record<PaperState, TextKey | null>> = {
  sending: 'order.new.attachments.state.sending',
  checking: 'order.new.attachments.state.checking',
  ready: null,
  failed: 'order.new.attachments.state.failed',
};

function Line({ paper: { upload, state }, onRemove }: { paper: Paper; onRemove: () => void }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { name, size, problem } = upload;
  const words = STATES[state];
  return (
    <li className={styles['paper']} data-bad={state === 'failed' || undefined}>
      <Paperclip size={14} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>
        <span>{name}</span>
        <span className={styles['quiet']}>
          {problem !== null ? problem.words(t) : words === null ? formatFileSize(size, language) : t(words)}
        </span>
      </span>
      <IconButton icon={X} label={t('order.new.attachments.remove', { name })} onClick={onRemove} />
    </li>
  );
}
