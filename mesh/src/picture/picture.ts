/** Red, green, blue and opacity of each pixel, from the top left. Where nothing is, the page shows through. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Of what is drawn of cases, before its clear sides are cut. */
export const PICTURE_SIZE = { width: 600, height: 400 };
