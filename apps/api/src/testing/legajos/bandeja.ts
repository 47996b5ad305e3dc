import type { zBandeja, zFilasDeBandeja } from '@colega/contract/legajos';
import type { Cola } from '@colega/domain/legajos';
import type { Rol } from '@colega/domain/permisos';
import type { z } from 'zod';
import { operador } from '../construir.ts';
import type { Pedir } from '../crear-app-de-prueba.ts';
import type { Escenario } from './escenario.ts';

const INGRESO = '/colegio/authentication_token';

/** What the college's operators see of the queues. */
export const bandejaDe = (e: Escenario) => {
  let cuantos = 0;
  const operar = async (roles: readonly Rol[], distrito_id: number | null = null): Promise<Pedir> => {
    cuantos += 1;
    const username = `op-${cuantos}`;
    await operador(e.db, username, { roles, distrito_id });
    return e.prueba.conSesion(username, INGRESO);
  };
  const contar = async (como: Pedir, query = '') => {
    const { colas } = (await como('GET', `/colegio/bandeja?${query}`)).json<z.output<typeof zBandeja>>();
    return Object.fromEntries(colas.map(({ cola, total, vencidos }) => [cola, [total, vencidos]]));
  };
  const ver = async (como: Pedir, cola: Cola, query = '') => {
    const respuesta = await como('GET', `/colegio/bandeja/${cola}?${query}`);
    if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
    return respuesta.json<z.output<typeof zFilasDeBandeja>>();
  };
  const ids = async (como: Pedir, cola: Cola, query = '') => (await ver(como, cola, query)).items.map(({ id }) => id);
  return { operar, contar, ver, ids };
};
export type BandejaDePrueba = ReturnType<typeof bandejaDe>;
