import type { SpecItem } from './item.ts';

export type SpecMessage = SpecItem &
  (
    | { text: string; startsWith?: true }
    /** Quoted by its key: the text is ours to write, the key must be this. */
    | { key: string }
  );

/** Every message the specification quotes, letter for letter; `startsWith` where it gives the beginning only. */
export const SPEC_MESSAGES = [
  // navigation
  { key: 'lang_notHaveAccess', state: 'built' },
  {
    text: 'Your browser does not support access, it is recommended to use the latest version of Google Chrome!',
    state: 'built',
  },

  // validation
  { text: "The passwords don't match.", state: 'built' },
  { text: 'Invalid password', state: 'built' },
  { text: 'Please enter your password.', state: 'built' },
  { text: 'The length cannot exceed {n} characters.', state: 'built' },
  { text: 'Please enter a name.', state: 'built' },
  { text: 'This name is already in use.', state: 'built' },

  // permissions
  { text: 'This account has no access rights. Log in with an administrator account.', state: 'built' },
  { text: "You don't have permission to access this page.", state: 'built' },

  // errors
  { text: 'Something went wrong', state: 'built' },
  { text: 'Unable to load 3D image.', state: 'built' },
  { text: 'Unable to upload', state: 'built' },
  { text: 'Incorrect Format', state: 'built' },
  { text: 'Failed to send the case. Please try again.', state: 'built' },
  { text: 'Failed to send some cases. Please try again.', state: 'owed' },
  { text: 'Authorization failed', state: 'owed' },
  { text: 'Authorization failed. The authorized user does not match.', state: 'owed' },
  { text: "This account doesn't exist", state: 'owed' },
  { text: 'The account is not activated', startsWith: true, state: 'built' },
  { text: 'The link has expired', state: 'built' },
  { text: 'The invitation has expired.', state: 'built' },
  { text: 'Insufficient storage space. Free up some space.', state: 'built' },
  { text: 'Export Failed', state: 'owed' },
  { text: 'No data supported for export', state: 'owed' },
  { text: 'Your current browser version does not support viewing', startsWith: true, state: 'built' },
  { text: 'No microphone detected', startsWith: true, state: 'built' },
  {
    text: 'Your current IP address does not match the accessed region',
    startsWith: true,
    state: 'owed',
  },
] as const satisfies readonly SpecMessage[];
