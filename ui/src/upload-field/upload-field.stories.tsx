import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { UploadField } from './upload-field.tsx';

export const Kinds = (): ReactNode => {
  const [logo, setLogo] = useState<File[]>([]);
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Column>
      <UploadField label="Logo" formats={['png', 'jpg']} files={logo} onChange={setLogo} maxMegabytes={1} />
      <UploadField
        label="Attachments"
        formats={['pdf', 'stl', 'png']}
        files={files}
        onChange={setFiles}
        maxCount={2}
      />
    </Column>
  );
};

export const Filled = (): ReactNode => {
  const [files, setFiles] = useState<File[]>(() => [
    new File(['a'.repeat(81_234)], 'prescription-amelia-hart-2026-11-16-crown-46.pdf'),
    new File(['a'.repeat(1_234)], 'shade.png'),
  ]);
  return (
    <Column>
      <UploadField
        label="Attachments"
        formats={['pdf', 'png']}
        files={files}
        onChange={setFiles}
        maxCount={3}
      />
    </Column>
  );
};
