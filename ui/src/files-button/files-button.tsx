import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

export interface FilesButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Endings without the dot, as the browser's dialog offers them: what is chosen may still have another. */
  formats?: readonly string[];
  /** One file, many, or a folder with everything below it. */
  choice?: 'one' | 'many' | 'folder';
  onFiles: (files: File[]) => void;
}

/** A button that has files chosen. */
export function FilesButton({
  formats = [],
  choice = 'many',
  onFiles,
  ...rest
}: FilesButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={choice !== 'one'}
        {...(choice === 'folder' ? { webkitdirectory: '' } : {})}
        accept={formats.map((format) => `.${format}`).join(',')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
