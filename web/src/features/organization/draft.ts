import type { Address, Company } from '@archway/contract/organization/model';
import { isEmailAddress } from '@archway/rules/email-addresses';
import { isPhoneNumber } from '@archway/rules/phone-numbers';

type Text =
  | 'name'
  | 'abbreviation'
  | 'businessLicenseCode'
  | 'representativeName'
  | 'phone'
  | 'email'
  | 'timeZone';
export type CompanyFields = Pick<Company, Text> & { address: Address };

/** What somebody has changed and not saved: the rest stays as the server says, whoever else changes it. */
export interface CompanyDraft extends Partial<Pick<Company, Text>> {
  address?: Partial<Address>;
}

export function shownFields(company: Company, { address, ...texts }: CompanyDraft): CompanyFields {
  return { ...company, ...texts, address: { ...company.address, ...address } };
}

export interface CompanyChanges extends Partial<CompanyFields> {}

/** What is to be sent: only what differs. An address goes as a whole. */
export function changesOf(company: Company, draft: CompanyDraft): CompanyChanges {
  const { address, ...texts } = draft;
  const changed = Object.fromEntries(
    Object.entries(texts).filter(([field, value]) => value !== company[field as Text]),
  ) as CompanyChanges;
  const isMoved = Object.entries(address ?? {}).some(
    ([field, value]) => value !== company.address[field as keyof Address],
  );
  return isMoved ? { ...changed, address: { ...company.address, ...address } } : changed;
}

/** The fields the server would refuse, by the rules it refuses them by. Lengths are held by the fields themselves. */
export function refusedFields({ name, email, phone }: CompanyChanges): ReadonlySet<string> {
  const refused = new Set<string>();
  if (name?.trim() === '') refused.add('name');
  if (email !== undefined && email !== '' && !isEmailAddress(email)) refused.add('email');
  if (phone !== undefined && phone !== '' && !isPhoneNumber(phone.trim())) refused.add('phone');
  return refused;
}
