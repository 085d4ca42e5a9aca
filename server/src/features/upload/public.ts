export { hasArrived } from './arrived.ts';
export { beginUpload } from './begin-upload.ts';
export { finishUpload } from './finish-upload.ts';
