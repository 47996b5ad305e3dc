import type { Fecha } from '@colega/domain/fechas';
import { type DatosDelCatalogo, prepararResolucion, type ResolucionEnUso } from '@colega/domain/honorarios';
import { exito, fracaso, type Resultado } from '@colega/domain/resultado';
import type { Db } from '../../../db/conectar.ts';
import type { ProblemaDePublicacion } from '../publicar-resolucion.service.ts';
import { findPreparacion } from './preparaciones.repository.ts';

/** It takes a number of its own when it is published. */
const SIN_NUMERO = 0;

type Escrita = { nombre: string; vigente_desde: Fecha; contenido: unknown };

/** As a published one is read. */
export const crudaDe = ({ nombre, vigente_desde, contenido }: Escrita): Record<string, unknown> => ({
  ...(contenido as object),
  id: SIN_NUMERO,
  nombre,
  vigente_desde,
  vigente_hasta: null,
});

export type ArancelEnPreparacion = {
  id: number;
  version: number;
  base_id: number;
  nombre: string;
  vigente_desde: Fecha;
  terminado: boolean;
  /** Ready to calculate with; or what keeps it from that. */
  resolucion: Resultado<ResolucionEnUso, ProblemaDePublicacion[]>;
};

/** The draft as it stands, whatever day it is to be in force from. Undefined when there is none. */
export const leerArancelEnPreparacion = async (
  db: Db,
  id: number,
  datos: DatosDelCatalogo,
): Promise<ArancelEnPreparacion | undefined> => {
  const fila = await findPreparacion(db, id);
  if (!fila) return undefined;
  const { version, base_id, nombre, vigente_desde, terminado_en } = fila;
  const { resolucion, problemas } = prepararResolucion(crudaDe(fila), '', datos);
  return {
    ...{ id, version, base_id, nombre, vigente_desde, terminado: terminado_en !== null },
    resolucion: problemas.length > 0 ? fracaso(problemas) : exito(resolucion),
  };
};
