export { listToothShapes } from './tooth-shapes.repository.ts';
