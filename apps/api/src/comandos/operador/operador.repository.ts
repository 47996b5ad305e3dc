import { simplificar } from '@colega/domain/validacion';
import type { Db } from '../../db/conectar.ts';

export const findLocalidadesDe = (db: Db, codigoPostal: string, nombre: string) =>
  db
    .selectFrom('localidades')
    .select('id')
    .where('codigo_postal', '=', codigoPostal)
    .where('nombre_simple', '=', simplificar(nombre))
    .execute();

export const findDistrito = (db: Db, clave: string) =>
  db.selectFrom('distritos').select('id').where('clave', '=', clave).executeTakeFirst();

export const findTelefonos = (db: Db, cuit: string) =>
  db.selectFrom('personas').select('telefonos').where('cuit', '=', cuit).executeTakeFirst();

export const findPersonaPorUsuario = (db: Db, usuario: string) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select('p.cuit')
    .where('u.username', '=', usuario.toLowerCase())
    .executeTakeFirst();

export const findLegajoPorNumero = (db: Db, numero: number) =>
  db.selectFrom('legajos').select('id').where('numero_legajo', '=', numero).executeTakeFirst();

export const findContratoPorPuesto = (db: Db, legajoId: number, puesto: number) =>
  db
    .selectFrom('legajo_detalles')
    .select('id')
    .where('legajo_id', '=', legajoId)
    .orderBy('id')
    .offset(puesto - 1)
    .limit(1)
    .executeTakeFirst();
