-- When an image was last asked for by who uploaded it, or kept by a certificate: what nobody keeps is removed some time later (S-355).
alter table media_objects add column visto_en timestamptz not null default now();
create index media_objects_visto_idx on media_objects (visto_en);
