import type { OrderDetail } from '@archway/contract/order/model';
import { isOpen } from '@archway/rules/order/statuses';
import { Button } from '@archway/ui/button';
import { FileSize } from '@archway/ui/file-size';
import { IconButton } from '@archway/ui/icon-button';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box, Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { ROLE_TEXTS } from '../../../case/public.ts';
import { isWithClinic, type ShownFile } from '../../order-shown.ts';
import { useDownloads, type Downloads } from '../../use-downloads.ts';
import { Part } from './facts.tsx';
import styles from './order-files.module.css';

/** What went with the order, or is to go; each file is downloaded by itself. */
export function OrderFiles({
  detail,
  files,
}: {
  detail: OrderDetail;
  files: readonly ShownFile[];
}): ReactNode {
  const t = useText();
  const downloads = useDownloads(detail.orderId);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  // What is to be sent is downloaded from the case.
  const isSent = !isWithClinic(detail);
  const ready = isSent ? files.filter(({ canDownload }) => canDownload) : [];
  return (
    <Part title={t('order.files.title')} note={total === 0 ? undefined : <FileSize bytes={total} />}>
      {files.length === 0 && <p className={styles['line']}>{t('order.files.none')}</p>}
      <ul className={styles['files']}>
        {files.map((file) => (
          <FileLine key={file.fileId} file={file} detail={detail} downloads={downloads} />
        ))}
      </ul>
      {ready.length > 1 && (
        <div className={styles['all']}>
          <Button
            size="small"
            icon={Download}
            busy={downloads.current !== null}
            onClick={() => downloads.start(ready.map(({ fileId }) => fileId))}
          >
            {t('order.files.downloadAll.button')}
          </Button>
        </div>
      )}
      <Attachments detail={detail} />
    </Part>
  );
}

interface FileLineProps {
  file: ShownFile;
  detail: OrderDetail;
  downloads: Downloads;
}

function FileLine({ file, detail, downloads }: FileLineProps): ReactNode {
  const t = useText();
  const { fileId, kind, role, name, size, thumbnailUrl, canDownload, isNewer } = file;
  const isSent = !isWithClinic(detail);
  return (
    <li className={styles['file']}>
      <Thumbnail src={thumbnailUrl} icon={kind === 'scan' ? Box : FileText} />
      <span className={styles['words']}>
        <span className={styles['name']}>{kind === 'attachment' ? name : t(ROLE_TEXTS[role])}</span>
        <span className={styles['line']}>
          {kind !== 'attachment' && <>{name} · </>}
          <FileSize bytes={size} />
        </span>
        {isSent && <FileState file={file} detail={detail} />}
        {isNewer && detail.own === null && (
          <span className={styles['marker']}>
            <StateTag kind="info">{t('order.files.newer')}</StateTag>
          </span>
        )}
      </span>
      {isSent && canDownload && (
        <IconButton
          icon={Download}
          label={t('order.files.download', { name })}
          aria-busy={downloads.current === fileId}
          onClick={() => downloads.start([fileId])}
        />
      )}
    </li>
  );
}

/** Whether the lab has it, or why there is nothing to download. */
function FileState({ file, detail }: { file: ShownFile; detail: OrderDetail }): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  const { canDownload, downloadedAt, downloadedBy } = file;
  if (!canDownload)
    return (
      <span className={styles['line']}>
        {t(isOpen(detail.status) ? 'order.files.preparing' : 'order.files.noAccess')}
      </span>
    );
  if (downloadedAt === null || detail.own === null) return null;
  return (
    <span className={styles['line']}>
      {t('order.files.receipt', { name: downloadedBy ?? '', time: dateTime(downloadedAt) })}
    </span>
  );
}

/** Pictures and papers that the clinic has put with an order it will send. */
function Attachments({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const attachments = isWithClinic(detail) ? (detail.own?.attachments ?? []) : [];
  if (attachments.length === 0) return null;
  return (
    <>
      <h3 className={styles['heading']}>{t('order.files.attachments')}</h3>
      <ul className={styles['files']}>
        {attachments.map(({ fileId, name, size, isBlocked }) => (
          <li key={fileId} className={styles['file']}>
            <Thumbnail src={null} icon={FileText} />
            <span className={styles['words']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['line']}>
                {isBlocked ? t('order.files.blocked') : <FileSize bytes={size} />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
