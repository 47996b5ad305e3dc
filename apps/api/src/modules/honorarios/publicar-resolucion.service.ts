import { compararResoluciones, datosDeArchivos, type Resolucion, validarResolucion } from '@colega/domain/honorarios';
import { fracaso, type Resultado } from '@colega/domain/resultado';
import type { Db } from '../../db/conectar.ts';
import { lockCerrojo } from '../../db/lock-cerrojo.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { encolar } from '../../jobs/cola.ts';
import { anotarEnAuditoria, type Quien } from '../auditoria/anotar.service.ts';
import { construirDesde } from './catalogo-vivo.ts';
import { leerTablas } from './datos-de-honorarios.ts';
import {
  findIdsDeResoluciones,
  findResoluciones,
  findRubrosConTarifa,
  insertResoluciones,
  updateFinDeResolucion,
} from './resoluciones.repository.ts';

export type ProblemaDePublicacion = { ruta: string; motivo: string };
export type Publicacion = { resolucion: Resolucion; cambios: string[] };

const CERROJO = 7_410_413;
/** A withdrawal is told after what it takes back. */
export const FILA_DE_ARANCELES = 'aranceles';

/** Replaces the name of the table in the file with the table. */
const conTabla = (archivo: unknown): Resultado<unknown, ProblemaDePublicacion[]> => {
  if (typeof archivo !== 'object' || archivo === null || Array.isArray(archivo))
    return fracaso([{ ruta: 'archivo', motivo: 'debe ser un objeto con los datos de la resolución' }]);
  const { datos, problemas } = datosDeArchivos({ ...leerTablas(), 'resoluciones/nueva.json': archivo });
  if (problemas.length > 0) return fracaso(problemas);
  return { ok: true, valor: Array.isArray(datos.resoluciones) ? datos.resoluciones[0] : undefined };
};

type Revisada = Publicacion & { cierra: { id: number; vigente_hasta: string } | null };

/** With its table, as a published one is. */
const revisarCruda = async (db: Db, cruda: unknown): Promise<Resultado<Revisada, ProblemaDePublicacion[]>> => {
  const rubros = await findRubrosConTarifa(db, { conLosQueSiguen: true });
  const catalogo = construirDesde(await findResoluciones(db), rubros);
  const posible = validarResolucion(cruda, catalogo.resoluciones, catalogo.datos);
  if (!posible.ok) return posible;
  const { resolucion, cierra } = posible.valor;
  if ((await findIdsDeResoluciones(db)).includes(resolucion.id))
    return fracaso([{ ruta: 'id', motivo: `el id ${resolucion.id} ya es de una que se retiró` }]);
  const anterior = catalogo.resoluciones.at(-1);
  const cambios = anterior ? compararResoluciones(anterior, resolucion) : [];
  return { ok: true, valor: { resolucion: cruda as Resolucion, cambios, cierra } };
};

export const revisarResolucion = async (
  db: Db,
  archivo: unknown,
): Promise<Resultado<Revisada, ProblemaDePublicacion[]>> => {
  const nueva = conTabla(archivo);
  return nueva.ok ? revisarCruda(db, nueva.valor) : nueva;
};

/** Whoever publishes or withdraws one goes alone. */
export const lockResoluciones = (trx: Db): Promise<void> => lockCerrojo(trx, CERROJO);

/** After the others, for good, in the caller's transaction and under the lock of all of them. */
export const publicarCruda = async (
  trx: Db,
  cruda: unknown,
  autor: Quien,
  ahora: Date,
): Promise<Resultado<Publicacion, ProblemaDePublicacion[]>> => {
  const revisada = await revisarCruda(trx, cruda);
  if (!revisada.ok) return revisada;
  const { resolucion, cierra } = revisada.valor;
  if (cierra) await updateFinDeResolucion(trx, cierra.id, cierra.vigente_hasta);
  await insertResoluciones(trx, [resolucion], ahora, autor);
  const { id, nombre, vigente_desde } = resolucion;
  const hasta = { nombre, vigente_desde };
  await anotarEnAuditoria(trx, autor, ahora, { entidad: 'resolucion', id }, { accion: 'publicar', hasta });
  await encolar(trx, 'avisar_arancel', { resolucion_id: id }, { fila: FILA_DE_ARANCELES });
  return revisada;
};

/** Publishes a file of data/. Running servers notice within seconds. */
export const publicarResolucion = (
  db: Db,
  archivo: unknown,
  quien: string,
  ahora: Date,
): Promise<Resultado<Publicacion, ProblemaDePublicacion[]>> =>
  enTransaccion(db, async (trx) => {
    await lockResoluciones(trx);
    const nueva = conTabla(archivo);
    if (!nueva.ok) return nueva;
    return publicarCruda(trx, nueva.valor, { user_id: null, username: quien }, ahora);
  });
