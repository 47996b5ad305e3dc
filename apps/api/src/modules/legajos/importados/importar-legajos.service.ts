import type { Db } from '../../../db/conectar.ts';
import { columnasDeBusqueda } from '../buscar-comitentes.ts';
import { anotarSituacion } from '../vida/anotar.repository.ts';
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

/** What the rules say of those that are in process and of those that owe: whom they wait for, in which queue, since today. */
export const anotarEnTramite = async (
  trx: Db,
  { id, ahora }: { id: number; ahora: Date },
  conDeuda: readonly number[],
): Promise<void> => {
  for (const { id: legajo_id, situacion } of await findSituacionesImportadas(trx, id, conDeuda))
    await anotarSituacion(trx, legajo_id, situacion, ahora);
};

/** Files that are here already and get something more: nobody changes them meanwhile (S-1188). */
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
