-- Lines of `retention` are stated by the features (`sweeps` in their index.ts), and every migration brings the table to them.
-- The sweep also deletes tickets of registrations now. The job `file.sweep` of the version before still does so as
-- `archway_app`; a later release revokes `delete` from that role.
grant delete on registration_ticket to archway_definer;
