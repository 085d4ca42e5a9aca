import type { Dentist } from '@archway/contract/dentist/model';
import type { ReactNode } from 'react';
import type { Attachments } from '../../use-attachments.ts';
import { AttachmentsPart } from './attachments-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { FilesPart } from './files-part.tsx';
import { LabPart } from './lab-part.tsx';
import { NotePart } from './note-part.tsx';
import type { PartProps } from './part-props.ts';
import { PatientPart } from './patient-part.tsx';
import { SignaturePart } from './signature-part.tsx';
import { TypePart } from './type-part.tsx';

interface ContextColumnProps extends PartProps {
  dentists: readonly Dentist[];
  dentist: Dentist | null;
  attachments: Attachments;
}

/** Who, where, when and with what. */
export function ContextColumn({ dentists, dentist, attachments, ...part }: ContextColumnProps): ReactNode {
  return (
    <>
      <PatientPart {...part} />
      <LabPart {...part} />
      <TypePart {...part} />
      <DeliveryPart {...part} />
      <SignaturePart {...part} dentists={dentists} dentist={dentist} />
      <NotePart {...part} />
      <FilesPart {...part} />
      <AttachmentsPart order={part.order} attachments={attachments} />
    </>
  );
}
