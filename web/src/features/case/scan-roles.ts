import type { TextKey } from '@archway/locales/keys';
import type { ScanRole } from '@archway/rules/scans';

export const ROLE_TEXTS: Readonly<Record<ScanRole, TextKey>> = {
  upper: 'cases.role.upper',
  lower: 'cases.role.lower',
  bite1: 'cases.role.bite1',
  bite2: 'cases.role.bite2',
  preOp: 'cases.role.preOp',
  scanBody: 'cases.role.scanBody',
  design: 'cases.role.design',
  photo: 'cases.role.photo',
  other: 'cases.role.other',
};
