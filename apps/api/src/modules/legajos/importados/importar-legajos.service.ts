import type { Db } from '../../../db/conectar.ts';
import { anotarMuchosEnAuditoria, type Quien } from '../../auditoria/anotar.service.ts';
import { columnasDeBusqueda } from '../buscar-comitentes.ts';
import { anotarSituacion } from '../vida/anotar.repository.ts';
import {
  type AmpliacionAImportar,
  type AmpliacionImportada,
  insertAmpliacionesImportadas,
  updateVersionDeAmpliados,
} from './importar-ampliaciones.repository.ts';
import {
  type AnteriorImportado,
  findSituacionesImportadas,
  findUltimoNumero,
  insertLegajosImportados,
  insertTimbradosImportados,
  lockLegajosPorNumero,
  updateNumeracion,
} from './importar-legajos.repository.ts';

export type AnteriorAImportar = Omit<AnteriorImportado, 'comitentes_busqueda' | 'comitentes_orden'>;

const LEGAJOS_POR_VEZ = 2_000;

const conBusqueda = (legajo: AnteriorAImportar): AnteriorImportado => ({
  ...legajo,
  ...columnasDeBusqueda([
    { cuit: legajo.comitente_cuit, apellido: legajo.comitente_apellido, nombre: legajo.comitente_nombre },
  ]),
});

export const importarLegajos = async (
  trx: Db,
  legajos: readonly AnteriorAImportar[],
  importacion: { id: number; ahora: Date },
  alAvanzar: (hechas: number) => Promise<unknown>,
): Promise<void> => {
  for (let desde = 0; desde < legajos.length; desde += LEGAJOS_POR_VEZ) {
    const tanda = legajos.slice(desde, desde + LEGAJOS_POR_VEZ);
    await insertLegajosImportados(trx, tanda.map(conBusqueda), importacion);
    await alAvanzar(tanda.length);
  }
};

export type { AmpliacionAImportar };

/** What was agreed after, in its order. Of a file that was here already it is told, and whoever is editing it reads it again. */
export const importarAmpliaciones = async (
  trx: Db,
  ampliaciones: readonly AmpliacionAImportar[],
  { importacion_id, ahora, autor }: { importacion_id: number; ahora: Date; autor: Quien },
  alAvanzar: (hechas: number) => Promise<unknown>,
): Promise<void> => {
  const escritas: AmpliacionImportada[] = [];
  const enOrden = [...ampliaciones].sort((a, b) => a.legajo - b.legajo || a.numero - b.numero);
  for (let desde = 0; desde < enOrden.length; desde += LEGAJOS_POR_VEZ) {
    const tanda = enOrden.slice(desde, desde + LEGAJOS_POR_VEZ);
    escritas.push(...(await insertAmpliacionesImportadas(trx, tanda, ahora)));
    await alAvanzar(tanda.length);
  }
  const deAntes = await updateVersionDeAmpliados(trx, importacion_id, [
    ...new Set(enOrden.map(({ legajo }) => legajo)),
  ]);
  const ids = new Map(deAntes.map(({ id, numero_legajo }) => [numero_legajo, id]));
  await anotarMuchosEnAuditoria(
    trx,
    autor,
    ahora,
    'legajo',
    escritas.flatMap(({ legajo, detalle_id, fecha, monto }) => {
      const id = ids.get(legajo);
      const hasta = { detalle_id, fecha, monto, importacion: importacion_id };
      return id === undefined ? [] : [{ id, accion: 'importar_ampliacion' as const, hasta }];
    }),
  );
};

/** What the rules say of those that are in process and of those that owe: whom they wait for, in which queue, since today. */
export const anotarEnTramite = async (
  trx: Db,
  { id, ahora }: { id: number; ahora: Date },
  conDeuda: readonly number[],
): Promise<void> => {
  for (const { id: legajo_id, situacion } of await findSituacionesImportadas(trx, id, conDeuda))
    await anotarSituacion(trx, legajo_id, situacion, ahora);
};

/** Files that are here already and get something more: nobody changes them meanwhile (S-1188, S-1212). */
export const lockNombrados = (trx: Db, numeros: readonly number[]): Promise<void> => lockLegajosPorNumero(trx, numeros);

export const leerUltimoNumero = (db: Db): Promise<number> => findUltimoNumero(db);

/** The numbers that the portal gives go on after that one, if it is greater. */
export const adelantarNumeros = (trx: Db, hasta: number): Promise<void> => updateNumeracion(trx, hasta);

type PagoDeSello = {
  circuito: string;
  salda: boolean;
  detalle_id: number | null;
  orden_id: number;
  dia: string;
  importe: string;
};

export const sellarImportados = (trx: Db, pagos: readonly PagoDeSello[]): Promise<void> =>
  insertTimbradosImportados(
    trx,
    pagos.flatMap(({ circuito, salda, detalle_id, orden_id, dia, importe }) =>
      circuito === 'timbrados' && salda && detalle_id !== null ? [{ detalle_id, orden_id, dia, importe }] : [],
    ),
  );
