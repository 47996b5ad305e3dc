import type { Comitente, DomicilioDeclarado } from '@colega/domain/legajos';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

export const findComitentes = (db: Db, legajoId: number): Promise<Selectable<BaseDeDatos['legajo_comitentes']>[]> =>
  db.selectFrom('legajo_comitentes').selectAll().where('legajo_id', '=', legajoId).orderBy('orden').execute();

const domicilio = (calle: string | null, numero: string | null, localidad_id: number | null): DomicilioDeclarado => ({
  calle: calle ?? '',
  numero: numero ?? '',
  localidad_id,
});

export const armarComitenteGuardado = (fila: Selectable<BaseDeDatos['legajo_comitentes']>): Comitente => ({
  cuit: fila.cuit,
  apellido: fila.apellido,
  nombre: fila.nombre,
  fisico: fila.fisico,
  res_806: fila.res_806,
  locador: fila.locador,
  ...(fila.nombre_en_el_padron !== null && { en_el_padron: fila.nombre_en_el_padron }),
  firmante: fila.firmante,
  cargo: fila.cargo,
  domicilio_real: domicilio(fila.real_calle, fila.real_numero, fila.real_localidad_id),
  legal_igual_al_real: fila.legal_calle === null,
  domicilio_legal: domicilio(fila.legal_calle, fila.legal_numero, fila.legal_localidad_id),
});
