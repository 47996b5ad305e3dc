import type { Ensayo, ExplicadoDeEnsayo } from '@colega/contract/honorarios';
import { type DatosDelCatalogo, doceMesesHasta, ensayoVacio } from '@colega/domain/honorarios';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { anotarEnAuditoria, type Quien } from '../../auditoria/anotar.service.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { exigirVersionDeTasas, leerTasasPorEnsayar } from '../../colegio/listas/tasas-por-ensayar.service.ts';
import { crudaDe, leerArancelEnPreparacion } from '../colegio/leer-preparacion.service.ts';
import { findPreparacion } from '../colegio/preparaciones.repository.ts';
import { armarEnsayo, estaQuieto } from './armar-ensayo.service.ts';
import { FILA_DE_ENSAYOS } from './correr-ensayo.service.ts';
import {
  clasificarEnsayo,
  type DeQueEs,
  type FilaDeEnsayo,
  findEnsayoById,
  findEnsayoTerminado,
  findUltimoEnsayo,
  insertEnsayo,
  lockEnsayosDe,
  updateEnsayo,
} from './ensayos.repository.ts';
import { findExplicado } from './explicados.repository.ts';
import { findUltimoDetalle } from './lineas.repository.ts';

type Pedido = Momento & { autor: Quien & { user_id: number } };
type UltimoEnsayo = { ensayo: Ensayo | null };
/** The draft, as it is now: what is tried, whatever becomes of it meanwhile. */
type Borrador = Pick<FilaDeEnsayo, 'version' | 'nombre' | 'vigente_desde'> & { contenido: unknown };

const ENTIDAD = { arancel: 'arancel', tasas: 'lista' } as const;
const ACCION = { arancel: 'ensayar_arancel', tasas: 'ensayar_lista' } as const;

/** `soloTotales`: whoever works in a district does not see the contracts of the others (S-1190). */
type Lectura = { ahora: Date; soloTotales: boolean };

const quitarContratos = (ensayo: Ensayo): Ensayo => ({
  ...{ ...ensayo, archivos: [] },
  resultado: ensayo.resultado && { ...ensayo.resultado, mayores: [] },
});

const leerUltimo = async (db: Db, suyo: DeQueEs, { ahora, soloTotales }: Lectura): Promise<UltimoEnsayo> => {
  const ultimo = await findUltimoEnsayo(db, suyo);
  if (!ultimo) return { ensayo: null };
  const ensayo = await armarEnsayo(db, ultimo, ahora);
  return { ensayo: soloTotales ? quitarContratos(ensayo) : ensayo };
};

export const leerEnsayoDeArancel = async (db: Db, id: number, lectura: Lectura): Promise<UltimoEnsayo> => {
  if (!(await findPreparacion(db, id))) throw errorNoEncontrado();
  return leerUltimo(db, { de: 'arancel', id }, lectura);
};

export const leerEnsayoDeLista = async (db: Db, id: number, lectura: Lectura): Promise<UltimoEnsayo> => {
  await exigirVersionDeTasas(db, id);
  return leerUltimo(db, { de: 'tasas', id }, lectura);
};

/** Throws 404, 409 for one that is done with, 422 while it cannot be calculated. */
const exigirArancel = async (db: Db, arancelId: number, datos: DatosDelCatalogo): Promise<Borrador> => {
  const fila = await findPreparacion(db, arancelId);
  if (!fila) throw errorNoEncontrado();
  if (fila.terminado_en !== null) throw errorHttp(409, 'ensayo_de_uno_terminado');
  if (Object.keys(fila.sin_leer).length > 0) throw errorHttp(422, 'ensayo_con_celdas_sin_leer');
  const leido = await leerArancelEnPreparacion(db, arancelId, datos);
  if (leido && !leido.resolucion.ok) {
    const [primero] = leido.resolucion.problema;
    throw errorHttp(422, 'ensayo_sin_calcular', {
      datos: { ruta: primero?.ruta ?? '', motivo: primero?.motivo ?? '' },
    });
  }
  const { version, nombre, vigente_desde } = fila;
  return { version, nombre, vigente_desde, contenido: crudaDe(fila) };
};

/** With the rates of each contract's day, as they are by now. Throws 404, 409. */
const exigirTasas = async (trx: Db, id: number): Promise<Borrador> => {
  const { version, vigente_desde, norma, tasas } = await leerTasasPorEnsayar(trx, id);
  return { version, vigente_desde, nombre: norma, contenido: tasas };
};

const seguirCon = async (db: Db, { id, tanda }: FilaDeEnsayo): Promise<void> =>
  encolar(db, 'ensayar_arancel', { ensayo_id: id, tanda }, { fila: FILA_DE_ENSAYOS });

/** The one in course, woken up if nobody goes on with it; or the one that there is of that version and day; or a new one. */
const ensayar = (
  db: Db,
  suyo: DeQueEs,
  { ahora, hoy, autor }: Pedido,
  exigirBorrador: (trx: Db) => Promise<Borrador>,
): Promise<Ensayo> =>
  enTransaccion(db, async (trx) => {
    await lockEnsayosDe(trx, suyo);
    const ultimo = await findUltimoEnsayo(trx, suyo);
    if (ultimo && ultimo.terminado_en === null) {
      if (estaQuieto(ultimo, ahora)) await seguirCon(trx, ultimo);
      return armarEnsayo(trx, ultimo, ahora);
    }
    const borrador = await exigirBorrador(trx);
    const { version } = borrador;
    const meses = doceMesesHasta(hoy);
    const hecho = await findEnsayoTerminado(trx, suyo, { version, hasta: meses.hasta });
    if (hecho) return armarEnsayo(trx, hecho, ahora);
    const id = await insertEnsayo(trx, suyo, {
      ...{ ...borrador, ...meses, hasta_detalle_id: await findUltimoDetalle(trx) },
      ...{ acumulado: ensayoVacio(), pedido_por: autor.user_id, creado_en: ahora },
    });
    const hasta = { version, desde: meses.desde, hasta: meses.hasta };
    const cual = { entidad: ENTIDAD[suyo.de], id: suyo.id };
    await anotarEnAuditoria(trx, autor, ahora, cual, { accion: ACCION[suyo.de], hasta });
    const nuevo = await exigirEnsayo(trx, id);
    await seguirCon(trx, nuevo);
    return armarEnsayo(trx, nuevo, ahora);
  });

export const ensayarArancel = (
  db: Db,
  id: number,
  { datos, ...pedido }: Pedido & { datos: DatosDelCatalogo },
): Promise<Ensayo> => ensayar(db, { de: 'arancel', id }, pedido, (trx) => exigirArancel(trx, id, datos));

export const ensayarLista = (db: Db, id: number, pedido: Pedido): Promise<Ensayo> =>
  ensayar(db, { de: 'tasas', id }, pedido, (trx) => exigirTasas(trx, id));

export const exigirEnsayo = async (db: Db, id: number): Promise<FilaDeEnsayo> => {
  const fila = await findEnsayoById(db, id);
  if (!fila) throw errorNoEncontrado();
  return fila;
};

/** Cancelled twice, it is cancelled. Throws 409 when it had ended by itself. */
export const cancelarEnsayo = (db: Db, id: number, { ahora, autor }: Pedido): Promise<Ensayo> =>
  enTransaccion(db, async (trx) => {
    const fin = { estado: 'cancelado', cancelado_por: autor.user_id, terminado_en: ahora } as const;
    const cancelado = await updateEnsayo(trx, { id, estados: ['pendiente', 'corriendo'] }, fin);
    const fila = cancelado ?? (await exigirEnsayo(trx, id));
    if (fila.estado !== 'cancelado') throw errorHttp(409, 'ensayo_ya_terminado');
    const suyo = clasificarEnsayo(fila);
    const cual = { entidad: ENTIDAD[suyo.de], id: suyo.id };
    const desde = { version: fila.version };
    if (cancelado) await anotarEnAuditoria(trx, autor, ahora, cual, { accion: 'cancelar_ensayo', desde });
    return armarEnsayo(trx, fila, ahora);
  });

/** Throws 404. */
export const leerExplicado = async (db: Db, id: number, detalleId: number): Promise<ExplicadoDeEnsayo> => {
  const ensayo = await exigirEnsayo(db, id);
  const explicado = await findExplicado(db, id, detalleId);
  if (!explicado) throw errorNoEncontrado();
  // Each kind keeps its own (`crearProbador`).
  return { de: clasificarEnsayo(ensayo).de, ...explicado } as ExplicadoDeEnsayo;
};
