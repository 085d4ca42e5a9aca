/** What the page of a case needs before the viewer itself is loaded. */
export { StagePicture } from './stage-picture.tsx';
