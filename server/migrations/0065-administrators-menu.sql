-- What administrators hold and nobody can give to another role, as partners.
alter table menu_entry add column administrators_only boolean not null default false;
