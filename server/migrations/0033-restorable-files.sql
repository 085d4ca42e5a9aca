-- Originals are asked for one by one, and a file that was taken out of a case can be put back.

update menu_entry set api_permissions = api_permissions || '{case/downloadFile}' where id = 'caseManagement';
update menu_entry set api_permissions = api_permissions || '{case/restoreFile}' where id = 'caseManagement.save';
