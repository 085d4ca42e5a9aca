import type { OrderDetail } from '@archway/contract/order/model';
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
import { announce } from '../../../../platform/call/announce.ts';
import { useLanguage } from '../../../../platform/text/i18n.ts';
import { uploads } from '../../../../platform/upload/large/session-uploads.ts';
import type { UploadShown } from '../../../../platform/upload/large/upload-shown.ts';
import type { Attachments } from '../../use-attachments.ts';
import styles from './attachments-part.module.css';
import part from './part.module.css';

interface AttachmentsPartProps {
  order: OrderDetail | null;
  attachments: Attachments;
}

type Attachment = NonNullable<OrderDetail['own']>['attachments'][number];

/** Pictures and papers for the lab that are not part of the case. */
export function AttachmentsPart({ order, attachments }: AttachmentsPartProps): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const there = order?.own?.attachments ?? [];
  const underWay = attachments.sending.filter(({ fileId }) => there.every((one) => one.fileId !== fileId));
  return (
    <section className={part['part']} data-field="attachments">
      <span className={part['label']}>{t('order.new.attachments.label')}</span>
      {there.length + underWay.length > 0 && (
        <ul className={styles['list']}>
          {there.map((one) => (
            <Line key={one.fileId} file={one} onRemove={() => attachments.remove(one.fileId)} />
          ))}
          {underWay.map((one) => (
            <Sending key={one.id} upload={one} />
          ))}
        </ul>
      )}
      <div>
        <FilesButton size="small" icon={Plus} formats={ATTACHMENT_FORMATS} onFiles={attachments.add}>
          {t('order.new.attachments.button')}
        </FilesButton>
      </div>
      {attachments.left.length > 0 && (
        <Note
          kind="warn"
          live
          action={
            <LinkButton onClick={attachments.dismiss}>{t('order.new.attachments.dismiss.button')}</LinkButton>
          }
        >
          {t('order.new.attachments.left', {
            names: attachments.left.map(({ name }) => name).join(', '),
            size: formatFileSize(MAX_UPLOAD_BYTES, language),
          })}
        </Note>
      )}
    </section>
  );
}

const isBad = ({ tag, isBlocked }: Attachment): boolean => isBlocked || tag === 'uploadFail';

/** What is to be said of it; nothing of one that is ready. */
function stateOf({ tag, isBlocked }: Attachment): TextKey | null {
  if (isBlocked) return 'order.new.attachments.state.blocked';
  if (tag === 'uploadFail') return 'order.new.attachments.state.failed';
  return tag === 'finished' ? null : 'order.new.attachments.state.checking';
}

function Line({ file, onRemove }: { file: Attachment; onRemove: () => void }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { name, size } = file;
  const state = stateOf(file);
  return (
    <li className={styles['line']} data-bad={isBad(file) || undefined}>
      <Paperclip size={14} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>
        <span>{name}</span>
        <span className={part['quiet']}>{state === null ? formatFileSize(size, language) : t(state)}</span>
      </span>
      <IconButton icon={X} label={t('order.new.attachments.remove', { name })} onClick={onRemove} />
    </li>
  );
}

function Sending({ upload: { id, name, problem } }: { upload: UploadShown }): ReactNode {
  const t = useText();
  return (
    <li className={styles['line']} data-bad={problem !== null || undefined}>
      <Paperclip size={14} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>
        <span>{name}</span>
        <span className={part['quiet']}>
          {problem === null ? t('order.new.attachments.state.sending') : problem.words(t)}
        </span>
      </span>
      {problem?.canRetry === true && (
        <LinkButton onClick={() => uploads.resume(id)}>{t('order.new.attachments.retry.button')}</LinkButton>
      )}
      <IconButton
        icon={X}
        label={t('order.new.attachments.remove', { name })}
        onClick={() => void uploads.cancel(id).catch(announce)}
      />
    </li>
  );
}
