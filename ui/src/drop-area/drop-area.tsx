import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import styles from './drop-area.module.css';

export interface DropAreaProps {
  /** What a drop does: "Drop to add to this case". */
  label: string;
  /** Called while the drop is being handled, when a browser still tells about folders. */
  onDrop: (dropped: DataTransfer) => void;
  /** Nothing can be dropped: the browser then does what it always does. */
  disabled?: boolean;
  /** What is in it is as high as the page, and scrolls within. */
  fills?: boolean;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A part of the page that takes files which are dropped anywhere on it. Give keyboards a button beside it. */
export function DropArea(props: DropAreaProps): ReactNode {
  const { label, onDrop, disabled = false, fills = false, children } = props;
  const area = { className: styles['area'], 'data-fills': fills || undefined };
  // A pointer that crosses the children enters and leaves each of them.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const move = (by: number): void => {
    depth.current += by;
    setOver(depth.current > 0);
  };
  if (disabled) return <div {...area}>{children}</div>;
  return (
    <div
      {...area}
      onDragEnter={(event) => {
        if (hasFiles(event)) move(1);
      }}
      onDragLeave={(event) => {
        if (hasFiles(event)) move(-1);
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      {children}
      {isOver && (
        <div className={styles['over']} aria-hidden>
          <b>{label}</b>
        </div>
      )}
    </div>
  );
}
