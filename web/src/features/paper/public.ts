export { PreviewDialog } from './components/preview-dialog.tsx';
export { PrintDialog } from './components/print-dialog.tsx';
