/** Of the name of a tray, as it is typed or read by a scanner. */
export const TRAY_LENGTH = 16;
