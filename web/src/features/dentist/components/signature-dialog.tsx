import { info } from '@archway/contract/account/calls';
import { editDentistSignature, listDentists } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { SignaturePad } from '@archway/ui/signature-pad';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { UploadStatus } from '@archway/ui/upload-status';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useOwnUpload } from '../../../platform/upload/small/use-upload.ts';
import { SIGNATURE_NUMBERS } from '../signature-numbers.ts';
import { useSelectedSignature } from '../use-selected-signature.ts';
import styles from './signature-dialog.module.css';

interface SignatureDialogProps {
  dentist: Dentist;
  /** The place it was opened for; another can be chosen. */
  number: number;
  onClose: () => void;
}

/** A signature, drawn or from a picture. What was drawn stays until it is saved. */
export function SignatureDialog({ dentist, number: first, onClose }: SignatureDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [number, setNumber] = useState(first);
  const [picture, setPicture] = useState<File | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const selected = useSelectedSignature({ ignoreErrors: true });
  const sign = useCall(editDentistSignature, { refreshes: [listDentists, info], ignoreErrors: true });
  const upload = useOwnUpload('signature', async (dentistSignature) => {
    // Only now, when there is something to be put there.
    await selected.select(number);
    await sign.mutateAsync({ dentistSignature });
    toast.message(t('dentists.signatures.saved', { number }));
    onClose();
  });
  const confirm = () => {
    setTried(true);
    if (picture !== null && isAgreed) upload.send(picture);
  };
  const take = (png: Blob | null) => {
    upload.clear();
    setPicture(png && new File([png], 'signature.png', { type: 'image/png' }));
  };
  const title = t('dentists.signatures.dialogTitle', { name: dentist.name });
  return (
    <Dialog
      title={title}
      confirm={t('dentists.signatures.save.button')}
      // On its way to the store it can still be given up.
      busy={selected.isPending || sign.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SignaturePad label={title} onChange={take} />
      {isTried && picture === null && (
        <Note kind="error" live>
          {t('dentists.signatures.missing')}
        </Note>
      )}
      <SaveAs number={number} onChange={setNumber} />
      <Checkbox
        label={t('dentists.signatures.agree', { name: dentist.name })}
        checked={isAgreed}
        error={isTried && !isAgreed ? t('dentists.signatures.agreeMissing') : undefined}
        onChange={setAgreed}
      />
      <UploadStatus upload={upload} />
    </Dialog>
  );
}

function SaveAs({ number, onChange }: { number: number; onChange: (number: number) => void }): ReactNode {
  const t = useText();
  return (
    <div className={styles['number']}>
      <SelectField
        label={t('dentists.signatures.saveAs')}
        help={t('dentists.signatures.saveAsHelp')}
        value={String(number)}
        options={SIGNATURE_NUMBERS.map((one) => ({
          value: String(one),
          label: t('dentists.signatures.place', { number: one }),
        }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}
