// Written by tools/see-english.ts from the files of locales/en.
import type ofPortal from '../en/portal.json';
import type ofAccount from '../en/account.json';
import type ofAccountAccess from '../en/account-access.json';
import type ofAgreement from '../en/agreement.json';
import type ofCase from '../en/case.json';
import type ofComparison from '../en/comparison.json';
import type ofContact from '../en/contact.json';
import type ofCredential from '../en/credential.json';
import type ofCustomer from '../en/customer.json';
import type ofDentist from '../en/dentist.json';
import type ofDraft from '../en/draft.json';
import type ofFailure from '../en/failure.json';
import type ofFirstSteps from '../en/first-steps.json';
import type ofHelp from '../en/help.json';
import type ofJoin from '../en/join.json';
import type ofLabSettings from '../en/lab-settings.json';
import type ofLetter from '../en/letter.json';
import type ofLikes from '../en/likes.json';
import type ofMail from '../en/mail.json';
import type ofMember from '../en/member.json';
import type ofNotice from '../en/notice.json';
import type ofOrder from '../en/order.json';
import type ofOrganization from '../en/organization.json';
import type ofPartner from '../en/partner.json';
import type ofPatient from '../en/patient.json';
import type ofRegistration from '../en/registration.json';
import type ofRole from '../en/role.json';
import type ofSession from '../en/session.json';
import type ofShell from '../en/shell.json';
import type ofTemplate from '../en/template.json';
import type ofTreatments from '../en/treatments.json';
import type ofUpload from '../en/upload.json';
import type ofView from '../en/view.json';
import type ofViewer from '../en/viewer.json';

/** Each is loaded by itself: `portal` with every page, the others with the screens that name them. */
export const AREAS = [
  'portal',
  'account',
  'account-access',
  'agreement',
  'case',
  'comparison',
  'contact',
  'credential',
  'customer',
  'dentist',
  'draft',
  'failure',
  'first-steps',
  'help',
  'join',
  'lab-settings',
  'letter',
  'likes',
  'mail',
  'member',
  'notice',
  'order',
  'organization',
  'partner',
  'patient',
  'registration',
  'role',
  'session',
  'shell',
  'template',
  'treatments',
  'upload',
  'view',
  'viewer',
] as const;

export interface English {
  'portal': typeof ofPortal;
  'account': typeof ofAccount;
  'account-access': typeof ofAccountAccess;
  'agreement': typeof ofAgreement;
  'case': typeof ofCase;
  'comparison': typeof ofComparison;
  'contact': typeof ofContact;
  'credential': typeof ofCredential;
  'customer': typeof ofCustomer;
  'dentist': typeof ofDentist;
  'draft': typeof ofDraft;
  'failure': typeof ofFailure;
  'first-steps': typeof ofFirstSteps;
  'help': typeof ofHelp;
  'join': typeof ofJoin;
  'lab-settings': typeof ofLabSettings;
  'letter': typeof ofLetter;
  'likes': typeof ofLikes;
  'mail': typeof ofMail;
  'member': typeof ofMember;
  'notice': typeof ofNotice;
  'order': typeof ofOrder;
  'organization': typeof ofOrganization;
  'partner': typeof ofPartner;
  'patient': typeof ofPatient;
  'registration': typeof ofRegistration;
  'role': typeof ofRole;
  'session': typeof ofSession;
  'shell': typeof ofShell;
  'template': typeof ofTemplate;
  'treatments': typeof ofTreatments;
  'upload': typeof ofUpload;
  'view': typeof ofView;
  'viewer': typeof ofViewer;
}
