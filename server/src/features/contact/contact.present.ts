import type { Contact } from '@archway/contract/contact/model';
import type { ContactRow } from './contact.repository.ts';

export function presentContact(row: ContactRow): Contact {
  return {
    contactId: row.id,
    userName: row.user_name,
    email: row.email,
    isVerified: row.verified_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
