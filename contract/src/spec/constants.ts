import type { SpecItem } from './item.ts';

type Value = string | number | boolean | readonly (string | number)[] | Readonly<Record<string, number>>;

export interface SpecConstant extends SpecItem {
  /** The name under which it is exported once it is built. */
  name: string;
  value: Value;
}

/**
 * Limits and constants. The client version is none of them: it is the build's version together with the
 * address the server saw.
 */
export const SPEC_CONSTANTS = [
  // wire
  { name: 'APP_CODE', value: 'ASWEB', state: 'built' },
  { name: 'PROTOCOL_VERSION', value: '2.0.0', state: 'built' },
  { name: 'REQUEST_TIMEOUT_MS', value: 60_000, state: 'built' },
  { name: 'ERROR_TOAST_THROTTLE_MS', value: 1000, state: 'built' },

  // language
  { name: 'DEFAULT_LANGUAGE', value: 'en', state: 'built' },

  // account
  { name: 'PASSWORD_LENGTH', value: { min: 8, max: 20 }, state: 'built' },
  { name: 'PASSWORD_SYMBOLS', value: '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`~', state: 'built' },
  { name: 'PASSWORD_CLASSES_REQUIRED', value: 3, state: 'built' },
  { name: 'PASSWORD_STRENGTH_LEVELS', value: [0, 1, 2, 3], state: 'built' },
  { name: 'IDENTITY_VERIFICATION_MINUTES', value: 15, state: 'built' },
  { name: 'CONTACT_VERIFICATION_DAYS', value: 7, state: 'built' },
  { name: 'FAILED_LOGINS_BEFORE_SITE_HINT', value: 3, state: 'built' },
  { name: 'ALL_PERMISSIONS', value: '*:*:*', state: 'built' },
  { name: 'NO_ACCESS_ERROR_MS', value: 1500, state: 'built' },

  // files and exports
  { name: 'MAX_UPLOAD_BYTES', value: 5 * 1024 * 1024, state: 'built' },
  { name: 'IMAGE_FORMATS', value: ['jpeg', 'jpg', 'png'], state: 'built' },
  { name: 'SCAN_FORMATS', value: ['stl', 'ply', 'obj'], state: 'built' },
  { name: 'FILE_SIZE_STEP', value: 1024, state: 'built' },
  { name: 'FILE_SIZE_UNITS', value: ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'], state: 'built' },
  { name: 'DEFAULT_EXPORT_FILE_TYPES', value: ['stl', 'ply', 'pdf'], state: 'built' },
  // Shown for a patient's name that is empty or not shared; such a name is no file name prefix.
  { name: 'HIDDEN_PATIENT_NAME', value: '--', state: 'owed' },

  // preferences
  { name: 'DEFAULT_LIST_RANGE_DAYS', value: 30, state: 'owed' },
  { name: 'DEFAULT_DENTIST_SIGNATURE', value: 1, state: 'built' },

  // motion
  { name: 'MESSAGE_NOTIFICATION_MS', value: 3000, state: 'built' },
  { name: 'RESIZE_DEBOUNCE_MS', value: 100, state: 'built' },
  { name: 'SCROLL_ANIMATION_MS', value: 500, state: 'owed' },
  { name: 'FRAME_INTERVAL_MS', value: 1000 / 15, state: 'owed' },

  // layout
  { name: 'SIDE_BAR_WIDTH_REM', value: 2.6, state: 'built' },
  { name: 'DRAWER_SIZE_REM', value: 7.8, state: 'built' },
  { name: 'DIALOG_TOP', value: '20vh', state: 'built' },
  { name: 'DIALOG_CLOSES_ON_BACKDROP', value: false, state: 'built' },
  { name: 'LAYOUT_BREAKPOINTS', value: { mobilePad: 1280, miniPad: 980, phone: 750 }, state: 'built' },
  { name: 'GRID_BREAKPOINTS', value: [768, 992, 1200, 1920], state: 'owed' },
] as const satisfies readonly SpecConstant[];
