import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Endings without the dot, as the browser's dialog offers them: what is chosen may still have another. */
  formats: readonly string[];
  onFile: (file: File) => void;
}

/** A button that has a file chosen, where a whole field would be too much. */
export function FileButton({ formats, onFile, ...rest }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={formats.map((format) => `.${format}`).join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
