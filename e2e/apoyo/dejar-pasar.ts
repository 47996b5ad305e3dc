import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

type ConId = { id: number };

/** The journeys share the product's database, and cannot wait for days to pass. */
const cambiar = async (consulta: string, ...valores: unknown[]): Promise<void> => {
  const datos = process.env.COLEGA_DATA_DIR ?? '';
  const puerto = readFileSync(join(datos, 'base', 'postmaster.pid'), 'utf8').split('\n')[3];
  const clave = readFileSync(join(datos, 'base.clave'), 'utf8').trim();
  const cliente = new Client(`postgres://colega:${clave}@127.0.0.1:${puerto}/colega`);
  await cliente.connect();
  // The database would refuse these changes, which never happen by themselves.
  await cliente.query('set session_replication_role = replica');
  await cliente.query(consulta, valores).finally(() => cliente.end());
};

export const dejarVencer = ({ id }: ConId): Promise<void> =>
  cambiar(
    `update ordenes_pago set vencimiento = vencimiento - n, ultimo_vencimiento = ultimo_vencimiento - n
     from (select ultimo_vencimiento - current_date + 2 as n from ordenes_pago where id = $1) as faltan where id = $1`,
    id,
  );

export const dejarVencerPagina = ({ id }: ConId): Promise<void> =>
  cambiar(`update intenciones_pago set vence = vence - interval '1 day' where orden_id = $1`, id);

export const dejarPasarElRato = ({ id }: ConId): Promise<void> =>
  cambiar('update intenciones_pago set proxima_consulta = now() where orden_id = $1', id);
