import { sql } from 'kysely';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { type Cuenta, ipDe } from './usuarios.ts';

/** A clerk, with things that they may look at: of their district, or of all. */
export type Operador = Cuenta & {
  usuario_id: number;
  persona_id: number;
  /** Null is the whole college. */
  distrito_id: number | null;
  legajos: { id: number; numero: number }[];
  personas: { id: number; cuit: string; apellido: string; nombre: string; matricula: string; boleta: number | null }[];
};

const CUANTOS = 20;
const DESPUES_DE_LOS_TECNICOS = 60_000;

export const findOperadores = async (db: Db, cantidad: number): Promise<Operador[]> => {
  const { rows } = await sql<Omit<Operador, 'ip' | 'ingreso'>>`
    with en_cola as materialized (
      select c.legajo_id, c.distrito_id from legajo_colas c
    ), con_legajos as materialized (
      select p.id, p.distrito_id from personas p where exists (select from legajos l where l.persona_id = p.id)
    )
    select u.username, u.id as usuario_id, u.persona_id, o.distrito_id,
      (select json_agg(json_build_object('id', l.id, 'numero', l.numero_legajo)) from (
        select c.legajo_id from en_cola c where o.distrito_id is null or c.distrito_id = o.distrito_id
        order by md5(u.id || '-' || c.legajo_id) limit ${CUANTOS}) x join legajos l on l.id = x.legajo_id) as legajos,
      (select json_agg(json_build_object('id', p.id, 'cuit', p.cuit, 'apellido', p.apellido, 'nombre', p.nombre,
          'matricula', m.codigo, 'boleta', (select max(q.numero_boleta) from ordenes_pago q where q.persona_id = p.id)))
        from (select y.id from con_legajos y where o.distrito_id is null or y.distrito_id = o.distrito_id
          order by md5(u.id || '-' || y.id) limit ${CUANTOS}) x
        join personas p on p.id = x.id join matriculas m on m.persona_id = p.id) as personas
    from usuarios u join operadores o on o.usuario_id = u.id
    where u.username ~ '^mesa[0-9]{2}$' order by md5(u.username) limit ${cantidad}`.execute(db);
  if (rows.length < cantidad) throw new Error(`Hay ${rows.length} empleados cargados y hacen falta ${cantidad}`);
  return rows.map((fila, n) => ({
    ...fila,
    ...{ ip: ipDe(DESPUES_DE_LOS_TECNICOS + n), ingreso: '/colegio/authentication_token' },
  }));
};
