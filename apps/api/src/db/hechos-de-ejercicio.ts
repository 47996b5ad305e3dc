import { ESTADOS_DE_MATRICULA, type HechosDeEjercicio, periodoDeBloqueo } from '@colega/domain/perfil';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './conectar.ts';
import { leerFilas } from './leer-filas.ts';

const zQuita = z.object({
  quita_cambio_estado: z.boolean(),
  quita_ejercicio: z.boolean(),
  quita_liquidar: z.boolean(),
  quita_ddjj: z.boolean(),
});
type Quita = z.output<typeof zQuita>;
export type BloqueoVigente = HechosDeEjercicio['bloqueos'][number] & Quita;
export type HechosDePersona = { matriculas: HechosDeEjercicio['matriculas']; bloqueos: BloqueoVigente[] };

const zFila = z.object({
  matriculas: z.array(z.object({ codigo: z.string(), estado: z.enum(ESTADOS_DE_MATRICULA) })),
  bloqueos: z.array(
    zQuita.extend({
      nombre: z.string(),
      rangos: z.array(z.object({ estado: z.enum(['inicio', 'fin']), fecha: z.string() })),
    }),
  ),
});

export const findHechosDePersona = async (db: Db, personaId: number): Promise<HechosDePersona> => {
  const rows = await leerFilas(
    db,
    zFila,
    sql`
    select (select coalesce(json_agg(json_build_object('codigo', m.codigo, 'estado', e.clave) order by m.id), '[]')
        from matriculas m join estados_matriculas e on e.id = m.estado_id where m.persona_id = ${personaId}) as matriculas,
      (select coalesce(json_agg(json_build_object('nombre', t.nombre, 'quita_cambio_estado', t.quita_cambio_estado,
          'quita_ejercicio', t.quita_ejercicio, 'quita_liquidar', t.quita_liquidar, 'quita_ddjj', t.quita_ddjj,
          'rangos', (select coalesce(json_agg(json_build_object('estado', r.estado, 'fecha', r.fecha)), '[]')
            from bloqueos_rangos r where r.bloqueo_id = b.id)) order by t.nombre, b.id), '[]')
        from bloqueos b join tipos_bloqueo t on t.id = b.tipo_bloqueo_id
        where b.persona_id = ${personaId} and b.vigente) as bloqueos`,
  );
  const { matriculas, bloqueos } = rows[0] ?? { matriculas: [], bloqueos: [] };
  return {
    matriculas,
    bloqueos: bloqueos.map(({ rangos, ...bloqueo }) => ({ ...bloqueo, desde: periodoDeBloqueo(rangos).desde })),
  };
};
