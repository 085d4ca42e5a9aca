import type { SpecItem } from './item.ts';

/** A path without a leading slash stands below the API prefix; one with a slash is sent as it is. */
export type SpecCall = SpecItem & { path: string } & (
    | { method: 'GET' }
    | { method: 'POST'; body: 'form' | 'json' }
  );

/** Every call the specification names. Where it states no method the call is a POST, and a POST is a form. */
export const SPEC_CALLS = [
  // session and start-up
  { path: 'app_config/get', method: 'GET', state: 'built' },
  { path: 'common/monitor', method: 'POST', body: 'form', state: 'built' },
  { path: 'login', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/free-login', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/refresh_token', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/logout', method: 'POST', body: 'form', state: 'built' },
  { path: 'permission/listUserMenu', method: 'GET', state: 'built' },
  { path: 'user/queryUserAgreementReadLog', method: 'GET', state: 'built' },
  { path: 'user/saveUserAgreementReadLog', method: 'POST', body: 'form', state: 'built' },
  { path: '/open/portal/auth', method: 'POST', body: 'form', state: 'owed' },

  // account and password
  { path: 'user/forgetPass', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/forgetPassEmailConfirm', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/forgetPassResetPass', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/getChangePassEmail', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/resend_activate', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/email.confirm', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/email/resendConfirm', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/edit_email', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/edit_avatar', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/edit_username', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/changePass', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/forceChangePass', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/checkUsernameExist', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/info', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/update', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/getUserDetail', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/setToothNumberingSystem', method: 'POST', body: 'form', state: 'built' },
  { path: 'companyContact/contactEmailVerify', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/participateImprovementPlan', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/cancelParticipateImprovementPlan', method: 'POST', body: 'form', state: 'built' },

  // users, roles, organization
  { path: 'user/listByPage', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/save_or_update', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/enable', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/disable', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/delByIds', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/resetPass', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/role/list', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/role/listByPage', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/role/save_or_update', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/role/setDefault', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/role/delByIds', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/role/allotRolePermission', method: 'POST', body: 'form', state: 'built' },
  { path: 'permission/listAllMenu', method: 'POST', body: 'form', state: 'built' },
  { path: 'permission/listMenuByRole', method: 'POST', body: 'form', state: 'built' },
  { path: 'company/companyInfo', method: 'POST', body: 'form', state: 'built' },
  { path: 'company/editCompany', method: 'POST', body: 'form', state: 'built' },
  { path: 'company/companyRegist', method: 'POST', body: 'form', state: 'built' },
  { path: 'company/close_account', method: 'POST', body: 'form', state: 'built' },
  { path: 'area/listAreaByParentId', method: 'POST', body: 'form', state: 'built' },

  // dashboard, partners, messages
  { path: 'user/indexDashboard', method: 'POST', body: 'form', state: 'owed' },
  { path: 'user/lineChart', method: 'POST', body: 'form', state: 'owed' },
  { path: 'user/acceptOrderLineChart', method: 'POST', body: 'form', state: 'owed' },
  { path: 'user/getPartnerInfo', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/partner/checkInvitationCode', method: 'POST', body: 'form', state: 'built' },
  { path: 'msg/listSysMsg', method: 'POST', body: 'form', state: 'built' },
  { path: 'msg/listMsgByOrder', method: 'POST', body: 'form', state: 'owed' },

  // orders, devices, software, export, storage
  { path: 'order/save_attachments', method: 'POST', body: 'form', state: 'built' },
  { path: 'order/get_fast_design_aim', method: 'POST', body: 'form', state: 'owed' },
  { path: 'order/split_teeth_result', method: 'POST', body: 'form', state: 'owed' },
  { path: 'equipment/editName', method: 'POST', body: 'form', state: 'owed' },
  { path: 'equipment/listEquipment', method: 'POST', body: 'json', state: 'owed' },
  { path: 'software/get_update_log', method: 'POST', body: 'form', state: 'owed' },
  { path: 'user/saveExportConfig', method: 'POST', body: 'json', state: 'owed' },
  { path: 'user/getExportConfig', method: 'POST', body: 'form', state: 'owed' },
  { path: 'user/editDentistSignature', method: 'POST', body: 'form', state: 'built' },
  { path: 'user/deleteDentistSignature', method: 'POST', body: 'form', state: 'built' },
  { path: 'oss/ossSts', method: 'GET', state: 'built' },
] as const satisfies readonly SpecCall[];
