import type { TextKey } from '@archway/locales/keys';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { CameraProblem } from '../../../../platform/camera/open-camera.ts';
import { useScanner } from '../../../../platform/camera/use-scanner.ts';
import styles from './tracking-scanner.module.css';

const PROBLEMS: Readonly<Record<CameraProblem, TextKey>> = {
  noCamera: 'order.ship.camera.none',
  refused: 'order.ship.camera.refused',
};

export interface TrackingScannerProps {
  onRead: (trackingNumber: string) => void;
  onClose: () => void;
}

/** The camera's picture, until a bar code in it is read. */
export function TrackingScanner({ onRead, onClose }: TrackingScannerProps): ReactNode {
  const t = useText();
  const { video, problem } = useScanner((text) => {
    onRead(trackingNumberOf(text));
    onClose();
  });
  return (
    <section className={styles['scanner']} aria-label={t('order.ship.camera.title')}>
      {problem === null ? (
        <>
          <div className={styles['picture']}>
            <video ref={video} className={styles['video']} muted playsInline aria-hidden />
          </div>
          <p className={styles['hint']}>{t('order.ship.camera.hint')}</p>
          <div>
            <Button size="small" onClick={onClose}>
              {t('order.ship.camera.stop')}
            </Button>
          </div>
        </>
      ) : (
        <Note kind="warn" live>
          {t(PROBLEMS[problem])}
        </Note>
      )}
    </section>
  );
}

/** Labels separate the parts of a code with characters that nobody can read or type. */
const trackingNumberOf = (text: string): string =>
  text.replaceAll(/\p{C}/gu, ' ').trim().slice(0, ORDER_LIMITS.trackingNumber);
