import { Camera } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { FileButton } from './file-button.tsx';

export const Kinds = (): ReactNode => {
  const [names, setNames] = useState<readonly string[]>([]);
  const add = (file: File) => setNames((before) => [...before, file.name]);
  return (
    <Row>
      <FileButton icon={Camera} formats={['png', 'jpg']} onFile={add}>
        Change picture
      </FileButton>
      <FileButton formats={['pdf']} busy onFile={add}>
        Replace
      </FileButton>
      <output>{names.join(', ')}</output>
    </Row>
  );
};
