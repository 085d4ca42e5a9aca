import { CASE_UPLOAD_KINDS, CASE_UPLOADS } from '@archway/rules/uploads';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { FilesButton } from '@archway/ui/files-button';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { FolderUp, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export const CASE_FORMATS: readonly string[] = CASE_UPLOAD_KINDS.flatMap((kind) => [
  ...CASE_UPLOADS[kind].formats,
]);

/** Files one by one, or a folder; phones have no folders. */
export function AddButtons({
  size = 'middle',
  kind = 'primary',
  onFiles,
}: {
  size?: 'small' | 'middle';
  /** Plain where something else is to be done first. */
  kind?: 'primary' | 'plain';
  onFiles: (files: File[]) => void;
}): ReactNode {
  const t = useText();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  return (
    <>
      {!isPhone && (
        <FilesButton size={size} icon={FolderUp} choice="folder" onFiles={onFiles}>
          {t('cases.add.folder.button')}
        </FilesButton>
      )}
      <FilesButton size={size} kind={kind} icon={Plus} formats={CASE_FORMATS} onFiles={onFiles}>
        {t('cases.add.button')}
      </FilesButton>
    </>
  );
}
