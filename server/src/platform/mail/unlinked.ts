const SCHEME = /:\/\//g;
/** Between the parts of a host's name, which ends in two letters at least; "e.g." and "8.30" are none. */
const DOT_OF_A_HOST = /(?<=[\p{L}\p{N}_-])\.(?=\p{L}{2})/gu;

/**
 * What somebody typed, so that no mail program makes a link of it: an invitation comes from our address, and only the
 * button may lead anywhere. The words stay readable.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(SCHEME, ': // ').replaceAll(DOT_OF_A_HOST, ' . ');
