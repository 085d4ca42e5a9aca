/** How long pages wait, show and pause. */
export const REQUEST_TIMEOUT_MS = 60_000;
export const ERROR_TOAST_THROTTLE_MS = 1_000;
/** How long somebody whose menu opens nothing is told so before being signed out. */
export const NO_ACCESS_ERROR_MS = 1_500;
export const MESSAGE_NOTIFICATION_MS = 3_000;
export const RESIZE_DEBOUNCE_MS = 100;

/** The specification's rem, in pixels. */
export const LAYOUT_UNIT = 78.5;
/** In these units; the style sheets of page frame and drawer are tested against them. */
export const SIDE_BAR_WIDTH_REM = 2.6;
export const DRAWER_SIZE_REM = 7.8;
export const DIALOG_TOP = '20vh';
export const DIALOG_CLOSES_ON_BACKDROP = false;
/** Below these widths the layout changes. */
export const LAYOUT_BREAKPOINTS = { mobilePad: 1280, miniPad: 980, phone: 750 } as const;
