import { ImageUp, PenLine, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { useText } from '../text/text.tsx';
import { UploadField } from '../upload-field/upload-field.tsx';
import styles from './signature-pad.module.css';
import { pictureToPng, strokesToPng } from './to-png.ts';
import { useStrokes } from './use-strokes.ts';

export interface SignaturePadProps {
  /** Whose signature it is: "Signature of Dr. Hannah Feld". */
  label: string;
  /** The signature as a transparent PNG; `null` while there is none. */
  onChange: (png: Blob | null) => void;
}

/** Drawn here or uploaded as a picture, which is the way for those who cannot draw: both count the same. */
export function SignaturePad({ label, onChange }: SignaturePadProps): ReactNode {
  const t = useText();
  const [way, setWay] = useState<'draw' | 'upload'>('draw');
  const ways = [
    { value: 'draw', label: t('ui.signature.draw'), icon: PenLine },
    { value: 'upload', label: t('ui.signature.upload'), icon: ImageUp },
  ] as const;
  const choice = (
    <Segmented
      label={label}
      value={way}
      options={ways}
      onChange={(next) => {
        setWay(next);
        onChange(null);
      }}
    />
  );
  return way === 'draw' ? (
    <DrawnSignature label={label} choice={choice} onChange={onChange} />
  ) : (
    <UploadedSignature label={label} choice={choice} onChange={onChange} />
  );
}

type WayProps = SignaturePadProps & { choice: ReactNode };

function DrawnSignature({ label, choice, onChange }: WayProps): ReactNode {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useLatest(onChange);
  const { strokes, undo, clear, handlers } = useStrokes(canvas, (next) => {
    const pad = canvas.current;
    void tell(
      next.length === 0 || pad === null ? null : strokesToPng(next, pad.clientWidth, pad.clientHeight),
    );
  });
  const isEmpty = strokes.length === 0;
  return (
    <div className={styles['pad']}>
      <div className={styles['tools']}>
        {choice}
        <span className={styles['undo']}>
          <Button kind="quiet" size="small" icon={Undo2} disabled={isEmpty} onClick={undo}>
            {t('ui.signature.undo.button')}
          </Button>
          <Button kind="quiet" size="small" disabled={isEmpty} onClick={clear}>
            {t('ui.signature.clear.button')}
          </Button>
        </span>
      </div>
      <div className={styles['paper']}>
        <span className={styles['cross']} aria-hidden>
          ×
        </span>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn here has no address */}
        <canvas ref={canvas} role="img" aria-label={label} {...handlers} />
      </div>
      <p className={styles['help']}>{t('ui.signature.help')}</p>
    </div>
  );
}

/** A picture takes a moment to be made: one that a later change has made old is not told. */
function useLatest(onChange: SignaturePadProps['onChange']): (png: Promise<Blob> | null) => Promise<void> {
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return async (png) => {
    const own = (latest.current += 1);
    try {
      const made = await png;
      if (own === latest.current) onChange(made);
    } catch (error) {
      if (own === latest.current) throw error;
    }
  };
}

function UploadedSignature({ label, choice, onChange }: WayProps): ReactNode {
  const t = useText();
  const [files, setFiles] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  const tell = useLatest(onChange);
  const take = async (next: File[]): Promise<void> => {
    setFiles(next);
    setError(undefined);
    const [file] = next;
    try {
      await tell(file === undefined ? null : pictureToPng(file));
    } catch {
      // Named like a picture and none inside.
      setFiles([]);
      setError(t('ui.upload.format'));
      onChange(null);
    }
  };
  return (
    <div className={styles['pad']}>
      <div className={styles['tools']}>{choice}</div>
      <UploadField
        label={label}
        labelHidden
        formats={['png', 'jpg', 'jpeg']}
        files={files}
        error={error}
        onChange={(next) => void take(next)}
      />
    </div>
  );
}
