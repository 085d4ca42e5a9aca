/** Below `/own-space/`, as an administrator of a clinic has them. */
export const OWN_SPACE_TABS = [
  'account-info',
  'configuration',
  'change-password',
  'auth-management',
  'receive-email',
  'dentist-management',
  'organisation-info',
  'contacts',
];
