-- When the session of a token was opened: no renewal makes it last for ever. Null: when the token was made.
alter table refresh_tokens add column sesion_desde timestamptz;
