import type {
  zBandeja,
  zFilasDeBandeja,
  zFiltrables,
  zFiltrosDeBandeja,
  zQueryBandeja,
  zQueryColas,
  zSiguiente,
} from '@colega/contract/legajos';
import type { Fecha } from '@colega/domain/fechas';
import { COLAS, type Cola, NOMBRES_DE_COLAS, plazoDeCola, primerDiaEnTermino } from '@colega/domain/legajos';
import type { Operador } from '@colega/domain/permisos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { type Colegio, diasDePlazo } from '../../colegio/leer-colegio.service.ts';
import { leerDistritosDe } from '../../referencias/distritos.service.ts';
import { paginacion } from '../../referencias/lista.ts';
import { avisarQueLoTomoOtro } from './avisar-de-la-toma.ts';
import { countColas, findFilasDeCola } from './bandeja.repository.ts';
import { findRubrosFiltrables } from './filtrables.repository.ts';
import type { FiltrosDeCola } from './filtro-de-cola.repository.ts';
import { insertMirada } from './miradas.repository.ts';
import { findToma, insertTomaDelSiguiente, VUELTAS_DE_LA_COLA, type Vuelta } from './tomas.repository.ts';

type QuienMira = Momento & { operador: Operador; usuario_id: number; colegio: Colegio };
type Pedido = z.output<typeof zQueryBandeja>;

const enTerminoDesde = (colegio: Colegio, cola: Cola, hoy: Fecha): Fecha =>
  primerDiaEnTermino(diasDePlazo(colegio, cola, hoy), hoy, colegio.listas.feriados);

/** Throws 404. */
export const contarBandeja = async (
  db: Db,
  { operador, ahora, hoy, colegio }: QuienMira,
  pedido: z.output<typeof zQueryColas>,
): Promise<z.input<typeof zBandeja>> => {
  const distrito_id = distritoQueMira(operador, pedido.distrito_id);
  const en_termino_desde = COLAS.map((cola) => [cola, enTerminoDesde(colegio, cola, hoy)] as const);
  const cuentas = await countColas(db, { distrito_id, ahora, en_termino_desde });
  return {
    colas: COLAS.map((cola) => ({
      ...{ cola, nombre: NOMBRES_DE_COLAS[cola], dias_habiles: diasDePlazo(colegio, cola, hoy) },
      ...{ total: 0, vencidos: 0 },
      ...cuentas.find((cuenta) => cuenta.cola === cola),
    })),
  };
};

export const leerFiltrables = async (db: Db, operador: Operador): Promise<z.input<typeof zFiltrables>> => ({
  rubros: await findRubrosFiltrables(db),
  distritos: await leerDistritosDe(db, operador),
});

/** Another district's queue answers as if it did not exist. Throws 404. */
const distritoQueMira = ({ distrito_id: suyo }: Operador, pedido: number | undefined): number | null => {
  if (suyo !== null && pedido !== undefined && pedido !== suyo) throw errorNoEncontrado();
  return suyo ?? pedido ?? null;
};

const filtrosDe = (
  cola: Cola,
  { operador, ahora, hoy, usuario_id, colegio }: QuienMira,
  { distrito_id, ...pedido }: z.output<typeof zFiltrosDeBandeja>,
): FiltrosDeCola => ({
  ...pedido,
  ...{ cola, ahora, usuario_id, distrito_id: distritoQueMira(operador, distrito_id) },
  primer_dia_en_termino: enTerminoDesde(colegio, cola, hoy),
});

/** Throws 404. */
export const listarCola = async (
  db: Db,
  cola: Cola,
  quien: QuienMira,
  { page, limit, orden, ...pedido }: Pedido,
): Promise<z.input<typeof zFilasDeBandeja>> => {
  const { total, items } = await findFilasDeCola(db, filtrosDe(cola, quien, pedido), { page, limit, orden });
  const { colegio, hoy } = quien;
  const dias = diasDePlazo(colegio, cola, hoy);
  return {
    items: items.map((fila) => ({ ...fila, plazo: plazoDeCola(fila.desde, dias, hoy, colegio.listas.feriados) })),
    pagination: paginacion(total, { page, limit }),
  };
};

const tomarUno = async (trx: Db, filtros: FiltrosDeCola, turno: { vuelta: Vuelta; hoy: Fecha }) => {
  const { tenia, ...intento } = await insertTomaDelSiguiente(trx, filtros, turno);
  const { tomado } = intento;
  if (tomado === null) return intento;
  await insertMirada(trx, tomado, filtros);
  const quien = tenia ? (await findToma(trx, tomado))?.quien : undefined;
  if (tenia && quien !== undefined)
    await avisarQueLoTomoOtro(
      trx,
      { ...tenia, desde: new Date(tenia.desde) },
      { legajo_id: tomado, quien, ahora: filtros.ahora },
    );
  return intento;
};

/** Takes the one that waits longest of those that nobody has, and that one did not have that day while there are others. Null when there is none. Throws 404. */
export const tomarSiguiente = async (
  db: Db,
  cola: Cola,
  quien: QuienMira,
  pedido: z.output<typeof zSiguiente>,
): Promise<number | null> => {
  const filtros = filtrosDe(cola, quien, { ...pedido, mios: 'no' });
  for (const vuelta of VUELTAS_DE_LA_COLA)
    for (;;) {
      const turno = { vuelta, hoy: quien.hoy };
      const { candidato, tomado } = await enTransaccion(db, (trx) => tomarUno(trx, filtros, turno));
      if (tomado !== null) return tomado;
      if (candidato === null) break;
      // Somebody took the candidate meanwhile: the next statement sees so, and looks further.
    }
  return null;
};
