-- The registry gives one access ticket at a time: every process, and the next start, use the same.
create table padron_tickets (
  clave text primary key,
  token text not null,
  sign text not null,
  vence timestamptz not null
);
