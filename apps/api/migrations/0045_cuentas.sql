-- How much somebody has used in the window of time that ends at `hasta` (milliseconds): calls of an address, and what a person spends
-- of what costs the others (S-504). Losing it costs one window.
drop table pedidos_por_minuto;
create unlogged table cuentas (
  clave text primary key,
  hasta bigint not null,
  cuanto bigint not null
);
create index cuentas_hasta_idx on cuentas (hasta);
