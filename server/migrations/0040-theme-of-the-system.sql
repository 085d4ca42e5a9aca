-- Until somebody chooses, a page follows the computer it is shown on.
alter table app_config drop constraint app_config_default_theme_check;
alter table app_config add constraint app_config_default_theme_check check (default_theme in ('system', 'light', 'dark'));
update app_config set default_theme = 'system' where default_theme = 'light';
