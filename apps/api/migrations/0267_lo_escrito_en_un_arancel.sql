-- Quién escribió en cada lugar de un arancel en preparación: al ponerlo al día, lo que una persona escribió queda, aunque sea igual a lo que
-- decía la tarifa de antes. De las que ya estaban empezadas no se sabe: quedan con lo que tenga otra cifra, como hasta ahora.
alter table aranceles_en_preparacion
  add column escritas jsonb not null default '{}',
  add constraint arancel_escritas_check check (jsonb_typeof(escritas) = 'object');
