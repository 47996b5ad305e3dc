-- Un recibo se verifica por su código: al azar, de 128 bits, y nada de su número lo dice. Los ya emitidos también reciben el suyo.
alter table comprobantes add column codigo text not null unique check (codigo ~ '^[0-9a-f]{32}$')
  default encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'hex');
