import type { Matricula, Persona } from '@colega/contract/referencias';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

export const findMatriculas = (db: Db, personaId: number): Promise<Matricula[]> =>
  db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['m.id', 'm.codigo', 'm.descripcion'])
    .select(
      sql<Matricula['estado']>`json_build_object('id', e.id, 'clave', e.clave, 'nombre', e.nombre,
        'abreviatura', e.abreviatura, 'color', e.color, 'color_texto', e.color_texto)`.as('estado'),
    )
    .where('m.persona_id', '=', personaId)
    .orderBy('m.id')
    .execute();

const findFila = (db: Db, id: number) =>
  db
    .selectFrom('personas as p')
    .innerJoin('distritos as d', 'd.id', 'p.distrito_id')
    .selectAll('p')
    .select('d.nombre as distrito_nombre')
    .where('p.id', '=', id)
    .executeTakeFirst();
type Fila = NonNullable<Awaited<ReturnType<typeof findFila>>>;

const domicilioDe = (fila: Fila): Persona['domicilio_real'] =>
  fila.domicilio_calle === null || fila.domicilio_numero === null
    ? null
    : {
        calle: fila.domicilio_calle,
        numero: fila.domicilio_numero,
        piso: fila.domicilio_piso,
        departamento: fila.domicilio_departamento,
      };

export async function findPersona(db: Db, id: number): Promise<Persona | undefined> {
  const [fila, matriculas] = await Promise.all([findFila(db, id), findMatriculas(db, id)]);
  if (!fila) return undefined;
  const estaActiva = matriculas.some(({ estado }) => estado.clave === 'activo');
  return {
    id: fila.id,
    nombre: `${fila.nombre} ${fila.apellido}`,
    cuit: fila.cuit,
    email: fila.email,
    imagen_perfil: fila.imagen_perfil === null ? null : { content_url: fila.imagen_perfil },
    domicilio_real: domicilioDe(fila),
    telefonos: fila.telefonos,
    codigo_qr: fila.codigo_qr,
    es_activo_al_dia_y_verificado: estaActiva && fila.al_dia && fila.verificado,
    distrito: { id: fila.distrito_id, nombre: fila.distrito_nombre },
    matriculas,
  };
}
