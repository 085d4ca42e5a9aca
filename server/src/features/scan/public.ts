export { blankCopy } from './blank-copy.ts';
export { CannotDraw, Crowded, drawPicture, PICTURE_TYPE, type PictureLayer } from './draw-picture.ts';
export { scanChecked, scanProgressed } from './scan.events.ts';
export {
  lentThumbnailAddress,
  meshAddress,
  presentScan,
  thumbnailAddress,
  type PresentedScan,
} from './scan.present.ts';
export { scansOf, type ScanRow } from './scan.repository.ts';
