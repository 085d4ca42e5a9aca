import type { TextKey } from '@archway/locales/keys';
import { formatFileSize } from '@archway/rules/format-file-size';
import type { ProgressProps } from '@archway/ui/progress';
import { useText } from '@archway/ui/text';
import { useLanguage } from '../../platform/text/i18n.ts';
import type { UploadPhase, UploadShown } from '../../platform/upload/large/upload-shown.ts';

const PHASES: Readonly<Record<UploadPhase, TextKey>> = {
  waiting: 'uploads.waiting',
  starting: 'uploads.starting',
  resuming: 'uploads.resuming',
  sending: 'uploads.sending',
  stalled: 'uploads.stalled',
  paused: 'uploads.paused',
  finishing: 'uploads.finishing',
  done: 'uploads.done',
  failed: 'uploads.waiting',
};

const MINUTE = 60;

/** What an upload is doing, and how far it is: "34 %, 5.2 MB/s, 12 seconds left". */
export function useSendingWords(upload: UploadShown): Pick<ProgressProps, 'label' | 'number'> {
  const t = useText();
  const { language } = useLanguage();
  const { phase, sent, size, perSecond, secondsLeft } = upload;
  const label = t(PHASES[phase]);
  if (perSecond === null || phase !== 'sending') return { label };
  const values = { share: sent / size, rate: formatFileSize(perSecond, language) };
  if (secondsLeft === null) return { label, number: t('uploads.rate', values) };
  const left =
    secondsLeft < MINUTE
      ? t('uploads.secondsLeft', { n: secondsLeft })
      : t('uploads.minutesLeft', { n: Math.ceil(secondsLeft / MINUTE) });
  return { label, number: t('uploads.rateAndTime', { ...values, left }) };
}
