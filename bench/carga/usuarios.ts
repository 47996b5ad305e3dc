import { sql } from 'kysely';
import type { Db } from '../../apps/api/src/db/conectar.ts';

export type Cuenta = { username: string; ip: string; ingreso: string };
export type Usuario = Cuenta & {
  persona_id: number;
  matricula_id: number;
  distrito_id: number;
  legajos: number[];
  cupones: number[];
  qrs: string[];
};

export const ipDe = (n: number): string =>
  `10.${20 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;

/** Technicians from all over the roll, repeated if there are fewer, each from their own address. */
export const findUsuarios = async (db: Db, cantidad: number): Promise<Usuario[]> => {
  const { rows } = await sql<Omit<Usuario, 'ip' | 'ingreso'>>`
    select u.username, p.id as persona_id, p.distrito_id,
      (select min(m.id) from matriculas m where m.persona_id = p.id) as matricula_id,
      array(select l.id from legajos l where l.persona_id = p.id and l.con_detalles order by l.fecha desc limit 30) as legajos,
      array(select o.id from ordenes_pago o where o.persona_id = p.id and o.estado = 'pendiente'
        and o.circuito = 'matriculados' order by o.creada_en desc limit 2) as cupones,
      array_cat(array['/qr/' || p.codigo_qr], array(select '/qr/cvd/' || v.hash
        from legajos l join cvds v on v.legajo_id = l.id where l.persona_id = p.id order by v.id limit 5)) as qrs
    from usuarios u join personas p on p.id = u.persona_id
    where u.username ~ '^tecnico[0-9]{6}$' and p.verificado and exists (select from legajos l where l.persona_id = p.id)
      and exists (select from matriculas m join estados_matriculas e on e.id = m.estado_id where m.persona_id = p.id and e.clave = 'activo')
    order by md5(u.username) limit ${cantidad}`.execute(db);
  if (rows.length === 0) throw new Error('No hay técnicos cargados');
  return Array.from({ length: cantidad }, (_, n) => {
    const [primero] = rows;
    const fila = rows[n % rows.length] ?? primero;
    if (!fila) throw new Error('No hay técnicos cargados');
    return { ...fila, ip: ipDe(n), ingreso: '/authentication_token' };
  });
};
