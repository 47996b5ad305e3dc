import { compararResoluciones, datosDeArchivos, type Resolucion, validarResolucion } from '@colega/domain/honorarios';
import { fracaso, type Resultado } from '@colega/domain/resultado';
import type { Db } from '../../db/conectar.ts';
import { lockCerrojo } from '../../db/lock-cerrojo.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { anotarEnAuditoria } from '../auditoria/anotar.service.ts';
import { construirDesde } from './catalogo-vivo.ts';
import { leerTablas } from './datos-de-honorarios.ts';
import {
  findResoluciones,
  findRubrosConTarifa,
  insertResoluciones,
  updateFinDeResolucion,
} from './resoluciones.repository.ts';

export type ProblemaDePublicacion = { ruta: string; motivo: string };
export type Publicacion = { resolucion: Resolucion; cambios: string[] };

const CERROJO = 7_410_413;

/** Replaces the name of the table in the file with the table. */
const conTabla = (archivo: unknown): Resultado<unknown, ProblemaDePublicacion[]> => {
  if (typeof archivo !== 'object' || archivo === null || Array.isArray(archivo))
    return fracaso([{ ruta: 'archivo', motivo: 'debe ser un objeto con los datos de la resolución' }]);
  const { datos, problemas } = datosDeArchivos({ ...leerTablas(), 'resoluciones/nueva.json': archivo });
  if (problemas.length > 0) return fracaso(problemas);
  return { ok: true, valor: Array.isArray(datos.resoluciones) ? datos.resoluciones[0] : undefined };
};

export const revisarResolucion = async (
  db: Db,
  archivo: unknown,
): Promise<
  Resultado<Publicacion & { cierra: { id: number; vigente_hasta: string } | null }, ProblemaDePublicacion[]>
> => {
  const nueva = conTabla(archivo);
  if (!nueva.ok) return nueva;
  const rubros = await findRubrosConTarifa(db, { conLosQueSiguen: true });
  const catalogo = construirDesde(await findResoluciones(db), rubros);
  const posible = validarResolucion(nueva.valor, catalogo.resoluciones, catalogo.datos);
  if (!posible.ok) return posible;
  const { resolucion, cierra } = posible.valor;
  const anterior = catalogo.resoluciones.at(-1);
  const cambios = anterior ? compararResoluciones(anterior, resolucion) : [];
  return { ok: true, valor: { resolucion: nueva.valor as Resolucion, cambios, cierra } };
};

/** Publishes it after the others, for good. Running servers notice within seconds. */
export const publicarResolucion = (
  db: Db,
  archivo: unknown,
  quien: string,
  ahora: Date,
): Promise<Resultado<Publicacion, ProblemaDePublicacion[]>> =>
  enTransaccion(db, async (trx) => {
    await lockCerrojo(trx, CERROJO);
    const revisada = await revisarResolucion(trx, archivo);
    if (!revisada.ok) return revisada;
    const { resolucion, cierra } = revisada.valor;
    if (cierra) await updateFinDeResolucion(trx, cierra.id, cierra.vigente_hasta);
    await insertResoluciones(trx, [resolucion], ahora);
    await anotarPublicacion(trx, resolucion, quien, ahora);
    return revisada;
  });

const anotarPublicacion = (
  db: Db,
  { id, nombre, vigente_desde }: Resolucion,
  username: string,
  cuando: Date,
): Promise<void> =>
  anotarEnAuditoria(
    db,
    { user_id: null, username },
    cuando,
    { entidad: 'resolucion', id },
    { accion: 'publicar', hasta: { nombre, vigente_desde } },
  );
