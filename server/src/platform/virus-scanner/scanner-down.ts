/** It could not be reached, or went away before its answer: nothing is known about the file. */
export class ScannerDown extends Error {
  override name = 'ScannerDown';
}
