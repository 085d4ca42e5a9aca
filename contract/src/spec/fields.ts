import type { SpecItem } from './item.ts';

export type SpecField = { entity: string; field: string } & (
  | {
      state: 'built';
      /** Where it is: a file of the contract, and in it the way from an export to the field. */
      at: readonly [file: string, path: string];
    }
  | (SpecItem & { state: 'owed' })
);

type Named = readonly [field: string, path: string];

const built = (entity: string, file: string, fields: readonly Named[]): SpecField[] =>
  fields.map(([field, path]) => ({ entity, field, at: [file, path], state: 'built' }));

const owed = (entity: string, fields: readonly string[]): SpecField[] =>
  fields.map((field) => ({ entity, field, state: 'owed' }));

const PEOPLE = [
  ...built('user', 'account/model', [
    ['userCode', 'UserInfo.userCode'],
    ['login account', 'UserInfo.loginAccount'],
    ['display name', 'UserInfo.displayName'],
    ['nickname', 'UserInfo.nickname'],
    ['avatar', 'UserInfo.avatar'],
    ['gender', 'UserInfo.gender'],
    ['phone', 'UserInfo.phone'],
    ['email', 'UserInfo.email'],
    ['organization', 'UserInfo.organization'],
    ['status', 'UserInfo.status'],
    ['creation time', 'UserInfo.createdAt'],
    ['update time', 'UserInfo.updatedAt'],
    ['role', 'UserInfo.role'],
    ['message receiving type', 'UserInfo.messageReceivingType'],
    ['toothNumberingSystem', 'UserInfo.toothNumberingSystem'],
    ['language', 'UserInfo.language'],
    ['theme', 'UserInfo.theme'],
    ['forceChangePassword', 'UserInfo.forceChangePassword'],
    ['dentistSignature', 'UserInfo.dentistSignature'],
    // What is saved per user, beside language and theme.
    ['local preference config', 'UserInfo.preference'],
  ]),
  ...owed('user', ['export config']),
  ...built('organization', 'organization/model', [
    ['name', 'Company.name'],
    ['abbreviation', 'Company.abbreviation'],
    ['type', 'Company.type'],
    ['code', 'Company.companyCode'],
    ['business license code', 'Company.businessLicenseCode'],
    ['business license file', 'Company.businessLicenseFile'],
    ['logo', 'Company.logo'],
    ['representative name', 'Company.representativeName'],
    ['representative phone', 'Company.phone'],
    ['representative email', 'Company.email'],
    ['country or region', 'Company.address.country'],
    ['state or province', 'Company.address.state'],
    ['city', 'Company.address.city'],
    ['district', 'Company.address.district'],
    ['postal code', 'Company.address.postalCode'],
    ['region', 'Company.region'],
  ]),
  ...built('contact', 'contact/model', [
    ['user name', 'Contact.userName'],
    ['email', 'Contact.email'],
  ]),
];

const RIGHTS = [
  ...built('role', 'role/model', [
    ['code', 'Role.code'],
    ['name', 'Role.name'],
    ['menu permissions', 'Role.menuIds'],
    ['default-role flag', 'Role.isDefault'],
  ]),
  ...built('menu entry', 'menu/model', [
    ['name', 'MenuEntry.name'],
    ['type', 'MenuEntry.type'],
    ['component', 'MenuEntry.component'],
    ['icon', 'MenuEntry.icon'],
    ['path', 'MenuEntry.path'],
    ['status', 'MenuEntry.status'],
    ['showFlag', 'MenuEntry.showFlag'],
    ['showAlways', 'MenuEntry.showAlways'],
    ['titleEn', 'MenuEntry.titleEn'],
    ['children', 'MenuEntry.children'],
    ['apiPermissions', 'MenuEntry.apiPermissions'],
  ]),
  ...built('agreement', 'account/calls', [
    ['agreementType', 'queryUserAgreementReadLog.output.agreementType'],
  ]),
  ...built('login response', 'session/calls', [
    ['accessToken', 'login.output.accessToken'],
    ['refreshToken', 'login.output.refreshToken'],
  ]),
];

const WORK = [
  ...built('case', 'case/model', [
    ['case name', 'CaseDetail.name'],
    ['case ID', 'CaseDetail.caseCode'],
    ['patient name', 'CaseDetail.patientName'],
    ['patient ID', 'CaseDetail.patientCode'],
    ['birth date', 'CaseDetail.birthDate'],
    ['dentist name', 'CaseDetail.dentistName'],
    ['scan date', 'CaseDetail.scanDate'],
    ['memo', 'CaseDetail.memo'],
    ['voice memo', 'CaseFile.sound'],
    ['attachments', 'CaseFile.kind'],
    ['3D files', 'CaseDetail.files'],
  ]),
  ...built('case', 'case/model', [['treatment', 'CaseDetail.prescription']]),
  ...built('treatment', 'treatment/model', [
    ['type', 'Work.type'],
    ['method', 'Work.method'],
    ['material', 'Work.material'],
    ['shade', 'Work.shade'],
    ['tooth numbers', 'Work.teeth'],
    ['crown category', 'Work.crownCategory'],
    ['crown type', 'Work.crownType'],
    ['implant-based flag', 'ShortWork.isOnImplant'],
    ['abutment material', 'Work.abutmentMaterial'],
    ['implant kit', 'Work.implantKit'],
    ['inlay-core flag', 'Work.isInlayCore'],
    ['pre-op scan flag', 'Work.followsPreOp'],
    ['edentulous flag', 'Work.isEdentulous'],
    ['clinical type', 'Work.clinicalType'],
  ]),
  ...owed('order', [
    'order ID',
    'order type',
    'order time',
    'requested delivery date',
    'ship date',
    'tracking number',
    'estimated delivery date',
    'status',
    'share-patient-name flag',
    'dentist signature',
  ]),
  ...built('partner', 'partner/model', [
    ['organization', 'Partner.organization'],
    ['cooperation date', 'Partner.cooperationDate'],
    ['application date', 'Partner.applicationDate'],
    ['cancellation date', 'Partner.cancellationDate'],
    ['rejection date', 'Partner.rejectionDate'],
    ['termination date', 'Partner.terminationDate'],
    ['status', 'Partner.status'],
    ['auto-accept flag', 'Partner.autoAccept'],
    ['certified-lab type', 'PartnerCard.certifiedAs'],
  ]),
];

const THINGS = [
  ...owed('device', [
    'serial number',
    'name',
    'local-save ability',
    'cloud-save ability',
    'limit type',
    'warranty date',
    'battery health',
  ]),
  ...owed('export task', [
    'type',
    'status',
    'downloaded flag',
    'live taskId',
    'live status',
    'live subtaskResult',
    'live taskType',
    'live subtaskCount',
  ]),
  ...built('stored file', 'file/model', [['size', 'UploadedFile.size']]),
  ...owed('stored file', ['delete time', 'deleted by']),
];

/** The fields of every entity of the specification, in its words. */
export const SPEC_FIELDS: readonly SpecField[] = [...PEOPLE, ...RIGHTS, ...WORK, ...THINGS];
