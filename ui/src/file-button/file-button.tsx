import type { ReactNode } from 'react';
import { FilesButton, type FilesButtonProps } from '../files-button/files-button.tsx';

export interface FileButtonProps extends Omit<FilesButtonProps, 'choice' | 'onFiles'> {
  formats: readonly string[];
  onFile: (file: File) => void;
}

/** A button that has a file chosen, where a whole field would be too much. */
export function FileButton({ onFile, ...rest }: FileButtonProps): ReactNode {
  return <FilesButton {...rest} choice="one" onFiles={(files) => files.forEach(onFile)} />;
}
