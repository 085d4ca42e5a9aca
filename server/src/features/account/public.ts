export { accountActivated } from './account.events.ts';
export { addressInUseMail } from './account.mails.ts';
export { mailActivation } from './account-mails.ts';
export { savePasswordByMail, saveProfile, toothNumberingFor } from './account.repository.ts';
export { passwordByLink } from './password-by-link.ts';
export { saveAcceptances, seedAcceptances } from './agreement.repository.ts';
export { selectedSignature } from './selected-signature.ts';
export { hashNewPassword, ownWordsOf } from './new-password.ts';
export { resetByAdministrator } from './reset-by-administrator.ts';
