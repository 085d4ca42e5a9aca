export { listMarksToSend } from './marks-to-send.ts';
export { listToothShapes } from './tooth-shapes.repository.ts';
