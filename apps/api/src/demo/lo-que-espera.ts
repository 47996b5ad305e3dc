import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../db/conectar.ts';
import { anotarSinIdentificar } from '../modules/dinero/colegio/cobros-sin-cupon.service.ts';
import { crearLocalidad } from '../modules/referencias/localidades.service.ts';
import { momentoDelDia } from './crear-encargo.ts';
import type { CuentaDeDemo } from './cuentas.ts';

/** A place to approve and a payment that nobody knows whose is: what waits at the desk and is no file. */
export const cargarLoQueEspera = async (db: Db, cuenta: CuentaDeDemo, hoy: Fecha): Promise<void> => {
  const { ahora } = momentoDelDia(hoy);
  const { id } = await db
    .selectFrom('partidos')
    .select('id')
    .where('nombre', '=', 'Lomas de Zamora')
    .executeTakeFirstOrThrow();
  const { username, usuario_id: user_id, persona_id } = cuenta;
  const entrada = { nombre: 'Barrio Los Aromos', codigo_postal: '1828', partido: { id } };
  await crearLocalidad(db, { username, user_id, persona_id, contextos: ['autogestion'] }, entrada, ahora);
  await anotarSinIdentificar(db, {
    ...{ autor: { actor: 'colegio', user_id: null, username: 'otesoreria' }, comprobante: 'DEMO-1' },
    ...{ medio: 'transferencia', banco: 'provincia', importe: '18500.00', fecha_pago: ahora, ahora },
  });
};
