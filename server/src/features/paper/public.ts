export { CannotPrint, drawSandboxed } from './draw-sandboxed.ts';
export {
  PAGE,
  PAGES,
  type LabelSheet,
  type Named,
  type Paper,
  type PaperTooth,
  type PaperWork,
  type Party,
  type PrescriptionSheet,
} from './sheet.ts';
