import { FolderUp, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { FilesButton } from './files-button.tsx';

export const Kinds = (): ReactNode => {
  const [names, setNames] = useState<readonly string[]>([]);
  const add = (files: File[]) => setNames(files.map(({ name }) => name));
  return (
    <Row>
      <FilesButton icon={Plus} formats={['stl', 'ply']} onFiles={add}>
        Add files
      </FilesButton>
      <FilesButton icon={FolderUp} choice="folder" onFiles={add}>
        Add folder
      </FilesButton>
      <output>{names.join(', ')}</output>
    </Row>
  );
};
