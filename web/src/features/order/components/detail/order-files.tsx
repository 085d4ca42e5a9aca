import { downloadOrderFile } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { isOpen } from '@archway/rules/order/statuses';
import { FileSize } from '@archway/ui/file-size';
import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { Box, Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../../platform/call/queries.ts';
import { startDownload } from '../../../../platform/page/start-download.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import { ROLE_TEXTS } from '../../../case/public.ts';
import { isWithClinic, type ShownFile } from '../../order-shown.ts';
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
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Part title={t('order.files.title')} note={total === 0 ? undefined : <FileSize bytes={total} />}>
      {files.length === 0 && <p className={styles['line']}>{t('order.files.none')}</p>}
      <ul className={styles['files']}>
        {files.map((file) => (
          <FileLine key={file.fileId} file={file} detail={detail} />
        ))}
      </ul>
      <Attachments detail={detail} />
    </Part>
  );
}

function FileLine({ file, detail }: { file: ShownFile; detail: OrderDetail }): ReactNode {
  const t = useText();
  const { kind, role, name, size, thumbnailUrl, canDownload } = file;
  // What is to be sent is downloaded from the case.
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
      </span>
      {isSent && canDownload && <DownloadFile orderId={detail.orderId} file={file} />}
    </li>
  );
}

/** Whether the lab has it, or why there is nothing to download. */
function FileState({ file, detail }: { file: ShownFile; detail: OrderDetail }): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  const { canDownload, downloadedAt } = file;
  if (!canDownload)
    return (
      <span className={styles['line']}>
        {t(isOpen(detail.status) ? 'order.files.preparing' : 'order.files.noAccess')}
      </span>
    );
  if (downloadedAt === null || detail.own === null) return null;
  return <span className={styles['line']}>{t('order.files.receipt', { time: dateTime(downloadedAt) })}</span>;
}

function DownloadFile({ orderId, file }: { orderId: string; file: ShownFile }): ReactNode {
  const t = useText();
  const download = useCall(downloadOrderFile);
  const { fileId, name } = file;
  return (
    <IconButton
      icon={Download}
      label={t('order.files.download', { name })}
      aria-busy={download.isPending}
      onClick={() => {
        if (download.isPending) return;
        download.mutate({ orderId, fileId }, { onSuccess: ({ url }) => startDownload(url) });
      }}
    />
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
