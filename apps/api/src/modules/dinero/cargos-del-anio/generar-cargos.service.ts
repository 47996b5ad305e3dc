import { CONCEPTOS_DEL_ANIO } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { anotarHechoDePersona, type DelColegio } from '../../perfil/pedido-del-colegio.ts';
import type { CargoNuevo } from '../colegio/cargos.repository.ts';
import { cargoNuevo } from '../colegio/cargos.service.ts';
import { insertTramoDeCargos, type TramoDeCargos } from './cargos-del-anio.repository.ts';
import { exigirAnioLibre } from './exigir-anio-libre.ts';

/** People's rows are held for as long as these take. */
const LICENCIAS_POR_TRAMO = 200;

/** What a year costs and since when, as the lists of that day say. Throws 409 for one of which nothing is published, or that charges none of it. */
export const cargosDelAnio = async (
  db: Db,
  anio: number,
  hoy: Fecha,
): Promise<{ cargos: CargoNuevo[]; desde: Fecha }> => {
  const listas = await leerListasEnVigor(db);
  const precios = CONCEPTOS_DEL_ANIO.flatMap((concepto) => cargoNuevo(listas, concepto, { anio, hoy }) ?? []);
  if (precios.length === 0) throw errorHttp(409, 'anio_que_no_cobra', { datos: { anio } });
  // All of them are of one list.
  return { cargos: precios.map(({ cargo }) => cargo), desde: precios[0]?.desde ?? hoy };
};

type Tramo = DelColegio & { anio: number; desde: number; generacion_id: number | null };

/** The next licences of a year: what it charges is told in the trail of each person. In the caller's transaction. */
export const generarTramo = async (
  trx: Db,
  { anio, desde, generacion_id, ...delColegio }: Tramo,
): Promise<TramoDeCargos> => {
  const pedido = { anio, desde, generacion_id, limite: LICENCIAS_POR_TRAMO, ahora: delColegio.ahora };
  const { cargos: precios } = await cargosDelAnio(trx, anio, delColegio.hoy);
  const tramo = await insertTramoDeCargos(trx, precios, pedido);
  const porPersona = new Map<number, string[]>();
  for (const { persona_id, descripcion } of tramo.nuevos)
    porPersona.set(persona_id, [...(porPersona.get(persona_id) ?? []), descripcion]);
  for (const [persona_id, cargos] of porPersona)
    await anotarHechoDePersona(trx, delColegio, persona_id, { accion: 'generar_cargos', hasta: { anio, cargos } });
  return tramo;
};

/**
 * Charges every licence in force what a year costs (S-210), some at a time, each part in a transaction of its own. It may run any number of times: nothing
 * is charged twice. Throws 409, also in the middle: what was charged by then stays.
 */
export const generarCargos = async (
  db: Db,
  pedido: DelColegio & { anio: number },
): Promise<{ cargos: number; personas: number; importe: Importe }> => {
  const personas = new Set<number>();
  let [cargos, total, desde] = [0, new Decimal(0), 0];
  for (;;) {
    const { ultima, nuevos } = await enTransaccion(db, async (trx) => {
      await exigirAnioLibre(trx, pedido.anio);
      return generarTramo(trx, { ...pedido, desde, generacion_id: null });
    });
    if (ultima === null) return { cargos, personas: personas.size, importe: importe(total) };
    for (const { persona_id } of nuevos) personas.add(persona_id);
    cargos += nuevos.length;
    total = total.plus(sumar(nuevos.map((uno) => uno.importe)));
    desde = ultima;
  }
};
