export { mailActivation } from './account-mails.ts';
export { getCredentials, savePasswordByMail } from './account.repository.ts';
export { saveAcceptances, seedAcceptances } from './agreement.repository.ts';
export { selectedSignature } from './selected-signature.ts';
export { hashNewPassword, ownWordsOf } from './new-password.ts';
export { resetByAdministrator } from './reset-by-administrator.ts';
