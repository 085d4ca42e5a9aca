import { useState, type ReactNode } from 'react';
import { SignaturePad } from './signature-pad.tsx';

export const Empty = (): ReactNode => {
  const [saved, setSaved] = useState<{ type: string; address: string }>();
  return (
    <>
      <SignaturePad
        label="Signature of Dr. Hannah Feld"
        onChange={(png) =>
          setSaved(png === null ? undefined : { type: png.type, address: URL.createObjectURL(png) })
        }
      />
      {saved !== undefined && (
        <>
          <output>{saved.type}</output>
          <img src={saved.address} alt="What is saved" height={60} />
        </>
      )}
    </>
  );
};
