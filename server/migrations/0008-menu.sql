-- The menu tree with the product's keys. A screen that is not built yet is switched off (status 0) and is
-- switched on by the migration that comes with it. Buttons carry the permission they stand for.
-- Organization types: 1 super admin, 2 clinic, 3 lab, 4 dealer, 5 OEM.
insert into menu_entry (id, parent_id, type, name, component, icon, path, permission, status, show_always, title_en,
                        api_permissions, org_types, position) values
  ('dashboard', null, 1, 'dashboard', 'dashboard', 'layout-dashboard', '/dashboard', null, 0, false, 'Dashboard', '{}', '{1,2,3,4,5}', 10),
  ('caseManagement', null, 1, 'caseManagement', 'case-list', 'folder-open', '/case-management', null, 0, false, 'Cases', '{}', '{2,3}', 20),
  ('orders', null, 1, 'orders', 'order-list', 'package', '/order-management', null, 0, false, 'Orders', '{}', '{2,3}', 30),
  ('customList', null, 1, 'customList', 'customer-list', 'building', '/customers', null, 0, false, 'Customers', '{}', '{3,4,5}', 40),
  ('partner', null, 1, 'partner', 'partner-list', 'handshake', '/partner', null, 0, false, 'Partners', '{}', '{2,3}', 50),
  ('accountManagement', null, 1, 'accountManagement', null, 'users', '/account', null, 1, true, 'Account', '{}', '{1,2,3,4,5}', 60),
  ('userManagement', 'accountManagement', 1, 'userManagement', 'member-list', 'user', '/account/users', 'member:record:read', 1, false,
   'Users', '{user/listByPage,user/getUserDetail}', '{1,2,3,4,5}', 61),
  ('userManagement.enable', 'userManagement', 2, 'enableUser', null, null, null, 'member:record:enable', 1, false,
   'Enable user', '{user/enable}', '{1,2,3,4,5}', 62),
  ('userManagement.disable', 'userManagement', 2, 'disableUser', null, null, null, 'member:record:disable', 1, false,
   'Disable user', '{user/disable}', '{1,2,3,4,5}', 63),
  ('businessManagement', 'accountManagement', 1, 'businessManagement', 'organization-list', 'building-2', '/account/organizations', null, 0,
   false, 'Organizations', '{}', '{1,2,3,4,5}', 70),
  ('roleList', 'accountManagement', 1, 'roleList', 'role-list', 'key-round', '/account/roles', null, 0, false, 'Role Management', '{}',
   '{1,2,3,4,5}', 80),
  ('recycleBin', null, 1, 'recycleBin', 'recycle-bin', 'trash-2', '/recycle-bin', null, 0, false, 'Recycle Bin', '{}', '{2,3}', 85),
  ('ownSpace', null, 1, 'ownSpace', 'own-space', 'circle-user', '/own-space', null, 1, false, 'My Info', '{}', '{1,2,3,4,5}', 90);
