import { faltaVerificar } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import type { Autor } from '../auditoria/autor.ts';
import { avisarAlColegio } from '../avisos/avisar.service.ts';
import { grupoDeLaPersona } from '../avisos/evento.ts';
import { leerVerificacion, nombrarDatos } from './lo-verificado.service.ts';
import { findParaVerificar } from './verificar.repository.ts';

/** What brings something that the college has to look at with its paper at hand. */
const TRAEN_ALGO = ['alta', 'agregar_matricula', 'corregir_titulo', 'cargar_foto', 'cargar_firma'];

/** Whoever keeps people in that district learns that something of somebody waits to be looked at (S-711). */
export const avisarSiHayQueVerificar = async (
  trx: Db,
  persona_id: number,
  accion: string,
  { autor, ahora }: { autor: Autor; ahora: Date },
): Promise<void> => {
  if (!TRAEN_ALGO.includes(accion)) return;
  const { nombre, version, verificado, distrito_id } = await findParaVerificar(trx, persona_id);
  const faltan = nombrarDatos([
    ...(verificado ? [] : (['identidad'] as const)),
    ...faltaVerificar(await leerVerificacion(trx, persona_id)),
  ]);
  if (faltan === '') return;
  const portal = {
    ...{ datos: { persona: nombre }, detalle: `Falta verificar ${faltan}.`, enlace: `/colegio/personas/${persona_id}` },
  };
  const hecho = { evento: 'persona_por_verificar', cosa: 'persona', cosa_id: `${persona_id}.${version}` } as const;
  const grupo = grupoDeLaPersona(persona_id);
  await avisarAlColegio(trx, { ...hecho, grupo, portal }, { distrito_id, autor_id: autor.user_id, ahora });
};
