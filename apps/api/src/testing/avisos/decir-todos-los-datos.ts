import { EVENTOS } from '@colega/domain/avisos';
import type { Db } from '../../db/conectar.ts';
import { datosDeCarta } from '../../modules/avisos/textos-de-avisos.ts';

/** How every letter ends in a college that says in it all that the desk offers to fill in; and every operator asked for every letter. */
export const decirTodosLosDatos = async (db: Db): Promise<void> => {
  for (const evento of EVENTOS) {
    const texto = Object.keys(datosDeCarta(evento, ''))
      .map((dato) => `${dato} = {${dato}}.`)
      .join(' ');
    await db.updateTable('textos_del_colegio').set({ texto }).where('clave', '=', `cierre.${evento}`).execute();
  }
  const operadores = await db
    .selectFrom('operadores as o')
    .innerJoin('usuarios as u', 'u.id', 'o.usuario_id')
    .select('u.persona_id')
    .execute();
  for (const { persona_id } of operadores) {
    await db
      .updateTable('personas')
      .set({ email: `mesa${persona_id}@example.com` })
      .where('id', '=', persona_id)
      .execute();
    await db
      .insertInto('preferencias_de_avisos')
      .values(EVENTOS.map((evento) => ({ persona_id, evento, canal: 'correo' as const, activo: true, por_dia: false })))
      .execute();
  }
};
