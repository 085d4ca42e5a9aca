import { toothNumber } from '@archway/rules/tooth-numbering';
import { ARCHES } from '@archway/rules/treatment/arch';
import { PAGE, PAGES, type LabelSheet, type PaperWork, type PrescriptionSheet } from './sheet.ts';

const LETTERS: Record<number, string> = { 46: 'C', 24: 'C', 25: 'P', 26: 'C', 11: 'V', 21: 'V', 36: 'CM' };
const WORKS: PaperWork[] = [
  {
    letters: ['C'],
    place: '46',
    name: 'Crown, anatomic',
    detail: 'Multilayer zirconia. Vital tooth, stump shade A3.',
    shade: 'A2',
  },
  {
    letters: ['C', 'P'],
    place: '24–26',
    name: 'Bridge, pontic 25',
    detail: 'Zirconia, anatomic. Ovate pontic, no cantilever.',
    shade: 'A3',
  },
  {
    letters: ['V'],
    place: '11, 21',
    name: 'Veneers',
    detail: 'Feldspar, layered. Incisal translucency as in the photo.',
    shade: 'A1',
  },
  {
    letters: ['C', 'M'],
    place: '36',
    name: 'Crown on implant',
    detail: 'Hybrid ceramic, two surfaces, mesial and occlusal.',
    shade: 'A2',
  },
];

/** A prescription that has one of everything. */
export const aPrescription = (change: Partial<PrescriptionSheet> = {}): PrescriptionSheet => ({
  title: 'Laboratory prescription',
  mark: '',
  from: {
    label: 'From',
    name: 'Harbour Street Dental',
    lines: ['18 Harbour Street, Bristol BS1 5TT', '0117 496 0122'],
  },
  to: {
    label: 'To',
    name: 'Kestrel Dental Lab',
    lines: ['7 Foundry Lane, Bristol BS2 0NW', '0117 496 0188'],
  },
  order: { label: 'Order', text: 'O-261112-7K3QM' },
  case: { label: 'Case', text: 'C-261109-014' },
  revision: 'Revision 1',
  address: 'https://eu.archway.example/order-management/detail/01934d4e-7f5c-7b1e-9d61-1f7a2e0c9b11',
  patient: { label: 'Patient', name: 'Amelia Hart', lines: ['born Mar 14, 1987', 'ID HS-00418'] },
  dentist: { label: 'Dentist', name: 'Dr. Elena Markou', lines: ['GDC 214806'] },
  day: { label: 'Wanted at the clinic', text: 'Thu, Nov 19, 2026' },
  teeth: [...ARCHES.permanent.upper, ...ARCHES.permanent.lower].map((fdi) => ({
    fdi,
    number: toothNumber(fdi, 'fdi'),
    letters: LETTERS[fdi] ?? '',
    isPontic: fdi === 25,
    isMissing: fdi % 10 === 8,
  })),
  bridges: [[24, 25, 26]],
  right: "patient's right",
  left: "patient's left",
  head: { teeth: 'Teeth', work: 'Work', shade: 'Shade' },
  works: WORKS,
  facts: [
    { label: 'Numbering', text: 'FDI' },
    { label: 'Not present', text: '18, 28, 38, 48' },
  ],
  note: { label: 'Note', text: 'Light contact on 46, patient grinds at night.' },
  files: {
    title: 'Files with this order',
    rows: [
      ['Lower jaw', 'PLY, 41.2 MB'],
      ['Upper jaw', 'PLY, 44.8 MB'],
      ['Bite, right', 'PLY, 18.3 MB'],
    ],
  },
  lab: {
    title: 'Laboratory',
    fields: ['Received', 'Technician', 'Batch, material', 'Batch, stain', 'Checked by', 'Shipped'],
    tray: { label: 'Tray', text: '114' },
  },
  consent:
    'The clinic warrants that the patient agreed to sharing these scans and details with Kestrel Dental Lab. Custom-made device for the sole use of this patient.',
  signature: { line: 'Dr. Elena Markou, signed Nov 12, 2026, 10:26 AM', picture: null },
  printed: 'Archway, printed Nov 12, 2026, 11:20 AM by Jonas Weber',
  page: `page ${PAGE} of ${PAGES}`,
  ...change,
});

export const aLabel = (change: Partial<LabelSheet> = {}): LabelSheet => ({
  title: 'Amelia Hart',
  clinic: 'Harbour Street Dental, Bristol',
  teeth: [46, 24, 25, 26, 11, 21, 36],
  works: [
    { place: '46', name: 'crown, A2' },
    { place: '24–26', name: 'bridge, A3' },
    { place: '11, 21', name: 'veneers, A1' },
    { place: '36', name: 'inlay, A2' },
  ],
  more: '2 more works',
  order: { label: 'Order', text: 'O-261112-7K3QM' },
  dentist: { label: 'Dentist', text: 'E. Markou' },
  day: { label: 'wanted', day: 'Thu 19', month: 'November' },
  tray: 'Tray 114',
  mark: '',
  address: 'https://eu.archway.example/order-management/detail/01934d4e-7f5c-7b1e-9d61-1f7a2e0c9b11',
  numbering: 'FDI',
  ...change,
});
