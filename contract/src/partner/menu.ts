import type { MenuSpec } from '../menu/menu-spec.ts';
import {
  acceptPartner,
  applyPartner,
  cancelPartner,
  getPartnerInfo,
  listPartnerCodes,
  listPartners,
  makePartnerCode,
  rejectPartner,
  searchDirectory,
  setAutoAccept,
  terminatePartner,
  redeemInvitationCode,
  withdrawPartnerCode,
} from './calls.ts';
import {
  cancelPartnerInvitation,
  invitePartner,
  listPartnerInvitations,
  resendPartnerInvitation,
} from './invitation-calls.ts';

export const partnerMenu: readonly MenuSpec[] = [
  {
    id: 'partner',
    name: 'partner',
    titleEn: 'Partners',
    screen: { path: '/partner', icon: 'handshake', component: 'partner-list' },
    permission: 'partner:record:manage',
    calls: [
      listPartners,
      getPartnerInfo,
      applyPartner,
      acceptPartner,
      rejectPartner,
      cancelPartner,
      terminatePartner,
      setAutoAccept,
      searchDirectory,
      listPartnerCodes,
      makePartnerCode,
      withdrawPartnerCode,
      redeemInvitationCode,
      invitePartner,
      listPartnerInvitations,
      resendPartnerInvitation,
      cancelPartnerInvitation,
    ],
    orgTypes: [2, 3],
    administratorsOnly: true,
    position: 50,
  },
];
