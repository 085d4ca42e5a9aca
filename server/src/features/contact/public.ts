export { readContacts } from './contact.repository.ts';
