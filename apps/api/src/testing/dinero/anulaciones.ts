import type { CargosDelAnio, GeneracionDeCargos } from '@colega/contract/dinero';
import { expect } from 'vitest';
import { findUltimaGeneracion } from '../../modules/dinero/cargos-del-anio/cargos-del-anio.repository.ts';
import { continuarGeneracion } from '../../modules/dinero/cargos-del-anio/generaciones.service.ts';
import type { Pedir } from '../crear-app-de-prueba.ts';
import type { EscenarioDePagos } from './escenario-de-pagos.ts';

/** A year's charges are made and annulled by the routes of the desk, as `ana` unless it is said. */
export const anulacionesDe = (s: EscenarioDePagos, ana: Pedir) => {
  const contexto = () => ({ db: s.db, reloj: s.prueba.ahora });
  const generar = async (anio: number, reloj = s.prueba.ahora) => {
    const { cargos, total } = (await ana('GET', `/colegio/cargos?anio=${anio}`)).json<CargosDelAnio>();
    const pedida = await ana('POST', '/colegio/cargos', { payload: { anio, cargos, total } });
    expect(pedida.statusCode, pedida.body).toBe(200);
    const { id = 0 } = (await findUltimaGeneracion(s.db, anio)) ?? {};
    await continuarGeneracion({ db: s.db, reloj }, id);
    return { id, cargos, total };
  };
  const ver = async (anio: number, como = ana) =>
    (await como('GET', `/colegio/cargos/generaciones?anio=${anio}`)).json<{ items: GeneracionDeCargos[] }>().items;
  const hacer = async (como: Pedir, camino: string, payload: object = {}) => {
    const respuesta = await como('POST', `/colegio/cargos/${camino}`, { payload });
    return { status: respuesta.statusCode, ...respuesta.json<{ codigo?: string; message: string }>() };
  };
  const pedir = (id: number, como = ana) =>
    hacer(como, `generaciones/${id}/anular`, { motivo: 'Eran los importes del año pasado' });
  const anulacionDe = async (anio: number): Promise<number> => (await ver(anio))[0]?.anulacion?.id ?? 0;
  return { contexto, generar, ver, hacer, pedir, anulacionDe };
};
