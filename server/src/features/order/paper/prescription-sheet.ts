import { formatFileSize } from '@archway/rules/format-file-size';
import { teethText } from '@archway/locales/treatment-words';
import type { OrderCard } from '@archway/contract/order/model';
import { bridgesOf } from '@archway/rules/treatment/bridge';
import { PAGE, PAGES, type Named, type Party, type PrescriptionSheet } from '../../paper/public.ts';
import type { OrderToPrint } from './order-to-print.ts';
import { paperTeeth } from './paper-teeth.ts';
import { paperWorks } from './paper-works.ts';
import { wordsFor, type Reader, type Words } from './words.ts';

export const pageAddress = ({ origin }: Reader, { path }: OrderToPrint): string => `${origin}${path}`;

/** A prescription in the words of its reader, but for the picture of the signature. */
export function prescriptionSheet(order: OrderToPrint, reader: Reader): PrescriptionSheet {
  const words = wordsFor(reader);
  const { t, time } = words;
  const { prescription } = order;
  const { numbering } = reader;
  return {
    title: t('paper.prescription'),
    mark: order.revision === 0 ? t('paper.notSent') : '',
    from: partyOf(t('paper.from'), order.clinic),
    to: order.lab === null ? null : partyOf(t('paper.to'), order.lab),
    ...namesOf(words, order),
    revision: order.revision === 0 ? '' : t('paper.revision', { revision: order.revision }),
    address: pageAddress(reader, order),
    patient: patientOf(words, order),
    dentist: {
      label: t('paper.dentist'),
      name: order.dentistName || '–',
      lines: order.registrationNumber === '' ? [] : [order.registrationNumber],
    },
    day: dayOf(words, order),
    teeth: paperTeeth(prescription, numbering),
    bridges: bridgesOf(prescription),
    right: t('paper.right'),
    left: t('paper.left'),
    head: { teeth: t('paper.teeth'), work: t('paper.work'), shade: t('paper.shade') },
    works: paperWorks(words, prescription, numbering),
    facts: factsOf(words, order, reader),
    note: order.note.trim() === '' ? null : { label: t('paper.note'), text: order.note.trim() },
    files: filesOf(words, order, reader),
    lab: {
      title: t('paper.lab'),
      fields: [
        t('paper.received'),
        t('paper.technician'),
        t('paper.batchMaterial'),
        t('paper.batchStain'),
        t('paper.checked'),
        t('paper.shipped'),
      ],
      tray: order.tray === '' ? null : { label: t('paper.tray'), text: order.tray },
    },
    consent: consentOf(words, order),
    signature: { line: signedLine(words, order), picture: null },
    printed: t('paper.printed', { time: time(reader.now), name: reader.name }),
    page: t('paper.page', { page: PAGE, pages: PAGES }),
  };
}

/** A case without an order stands where the order would. */
function namesOf({ t }: Words, { code, caseCode }: OrderToPrint): Pick<PrescriptionSheet, 'order' | 'case'> {
  const named = { label: t('paper.case'), text: caseCode };
  return code === ''
    ? { order: named, case: { label: '', text: '' } }
    : { order: { label: t('paper.order'), text: code }, case: named };
}

function partyOf(label: string, { name, street, postalCode, city, phone }: OrderCard): Party {
  const place = [postalCode, city].filter((part) => part !== '').join(' ');
  return { label, name, lines: [street, place, phone].filter((line) => line !== '') };
}

/** The number alone where the name is not shared. */
function patientOf({ t, part }: Words, order: OrderToPrint): Party {
  const label = t('paper.patient');
  if (order.patientName === '') return { label, name: order.patientCode, lines: [t('paper.nameHidden')] };
  const born =
    order.birthDate === null
      ? ''
      : t('paper.born', {
          day: part(order.birthDate, { day: 'numeric', month: 'short', year: 'numeric' }),
        });
  const id = order.patientCode === '' ? '' : t('paper.patientId', { code: order.patientCode });
  return { label, name: order.patientName, lines: [born, id].filter((line) => line !== '') };
}

/** What was agreed, and until then what the clinic wants. */
function dayOf({ t, day }: Words, { agreedOn, requestedOn }: OrderToPrint): Named {
  if (agreedOn !== null) return { label: t('paper.agreed'), text: day(agreedOn) };
  return { label: t('paper.wanted'), text: requestedOn === null ? t('paper.noDay') : day(requestedOn) };
}

function factsOf({ t }: Words, order: OrderToPrint, { numbering }: Reader): Named[] {
  const absent = order.prescription.absent.map(({ tooth }) => tooth);
  const facts: Named[] = [{ label: t('paper.numbering'), text: t(`paper.${numbering}`) }];
  if (absent.length > 0) facts.push({ label: t('paper.absent'), text: teethText(absent, numbering) });
  if (order.comesByParcel) facts.push({ label: t('paper.impression'), text: t('paper.byParcel') });
  if (order.isRush && order.revision > 0) facts.push({ label: t('paper.delivery'), text: t('paper.rush') });
  return facts;
}

function filesOf({ t }: Words, { files }: OrderToPrint, { language }: Reader): PrescriptionSheet['files'] {
  const rows = files.map(({ kind, role, name, size }) => {
    const what = kind === 'attachment' || kind === 'voice' ? name : t(`cases.role.${role}`);
    const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLocaleUpperCase('en') ?? '';
    return [what, [ending, formatFileSize(size, language)].filter((part) => part !== '').join(', ')] as const;
  });
  return { title: t('paper.files'), rows: rows.length > 0 ? rows : [[t('paper.noFiles'), ''] as const] };
}

function consentOf({ t }: Words, { revision, lab }: OrderToPrint): string {
  return revision === 0 || lab === null ? t('paper.customMade') : t('paper.consent', { lab: lab.name });
}

/** Whoever released for the dentist says so. */
function signedLine({ t, time }: Words, { signature, sentAt, sentBy, dentistName }: OrderToPrint): string {
  if (sentAt === null) return t('paper.toSign');
  const at = time(sentAt);
  if (signature !== null)
    return signature.signedBy === signature.name
      ? t('paper.signed', { name: signature.name, time: at })
      : t('paper.signedFor', { name: signature.signedBy, dentist: signature.name, time: at });
  return dentistName === '' || dentistName === sentBy
    ? t('paper.notSigned', { name: sentBy, time: at })
    : t('paper.notSignedFor', { name: sentBy, dentist: dentistName, time: at });
}
