import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Fecha } from '@colega/domain/fechas';
import {
  crearDecisor,
  type DecisionDeFila,
  ENTIDADES_A_IMPORTAR,
  type FilaAImportar,
  rechazarPartidos,
} from '@colega/domain/importaciones';
import { agruparPor } from '../../../agrupar-por.ts';
import type { Db } from '../../../db/conectar.ts';
import type { FilaDeImportacion } from '../importaciones.repository.ts';
import { type HojasLeidas, leerFilasDeImportacion } from './leer-filas.ts';
import { findLoQueHay, findPropioCuit } from './lo-que-hay.repository.ts';

/** Who asks for it decides what they may bring. */
export type QuienImporta = { usuario_id: number | null; quien: string; con_operadores: boolean };

export const huellaDe = (texto: string): string => createHash('sha256').update(texto).digest('base64url');

/** What would be written, and nothing else: two that agree write the same. */
const huellaDeDecisiones = (decisiones: readonly DecisionDeFila[]): string => {
  const suma = createHash('sha256');
  for (const { hoja, fila, resultado, valores, cambios } of decisiones)
    suma.update(JSON.stringify(resultado === 'rechaza' ? [hoja, fila] : [hoja, fila, resultado, valores, cambios]));
  return suma.digest('base64url');
};

export type ImportacionDecidida = HojasLeidas & { decisiones: DecisionDeFila[]; huella: string };

const nada = async (): Promise<unknown> => undefined;

/** Reads its files and decides each row by what there is now. Between kinds, whoever else waits is attended. */
export const decidirImportacion = async (
  db: Db,
  importacion: Pick<FilaDeImportacion, 'id' | 'hojas'>,
  { hoy, usuario_id, con_operadores }: QuienImporta & { hoy: Fecha },
  alPasar: (paso: string) => Promise<unknown> = nada,
  antesDeComparar: (filas: readonly FilaAImportar[]) => Promise<unknown> = nada,
): Promise<ImportacionDecidida> => {
  await alPasar('leyendo');
  const leidas = await leerFilasDeImportacion(db, importacion, hoy);
  await antesDeComparar(leidas.filas);
  await alPasar('comparando');
  const hay = await findLoQueHay(db, leidas.filas);
  const propioCuit = await findPropioCuit(db, usuario_id);
  const decidir = crearDecisor(hay, { hoy, puedeConOperadores: con_operadores, propioCuit, huellaDe });
  const porEntidad = agruparPor(leidas.filas, ({ entidad }) => entidad);
  const deCadaUna: DecisionDeFila[] = [];
  for (const entidad of ENTIDADES_A_IMPORTAR) {
    for (const decision of decidir(porEntidad.get(entidad) ?? [])) deCadaUna.push(decision);
    await setImmediate();
  }
  const decisiones = rechazarPartidos(deCadaUna, hay);
  return { ...leidas, decisiones, huella: huellaDeDecisiones(decisiones) };
};
