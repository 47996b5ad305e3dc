import { digitoVerificador } from '@colega/domain/identificadores';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { hashClave } from '../modules/sesion/claves.ts';
import { CLAVE_DE_DEMO } from './personas.ts';

/** S-657: as many clerks as work at once, of every desk that reads; one of three sees the whole college. */
export const OPERADORES_DE_VOLUMEN = 50;
const PRIMER_DOCUMENTO = 44_000_000;

const cuits = (): string[] =>
  Array.from({ length: 2 * OPERADORES_DE_VOLUMEN }, (_, i) => `27${PRIMER_DOCUMENTO + i}`)
    .flatMap((base) => {
      const digito = digitoVerificador(base);
      return digito === null ? [] : [`${base}${digito}`];
    })
    .slice(0, OPERADORES_DE_VOLUMEN);

export const completarOperadores = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ya = await trx.selectFrom('usuarios').select('id').where('username', '=', 'mesa01').executeTakeFirst();
    if (ya) return;
    const hash = await hashClave(CLAVE_DE_DEMO);
    await sql`
      with distritos_del_colegio as (select array_agg(id order by id) as ids from distritos
      ), nuevas as (
        insert into personas (apellido, nombre, cuit, email, distrito_id, domicilio_calle, domicilio_numero, codigo_qr,
          verificado, fecha_alta)
        select 'Mesa', 'N.º ' || n, c.cuit, 'mesa' || lpad(n::text, 2, '0') || '@example.com',
          d.ids[1 + n::int % cardinality(d.ids)], 'Calle 7', n::text, md5('mesa ' || n), true, date '2015-03-02'
        from unnest(${cuits()}::text[]) with ordinality c (cuit, n) cross join distritos_del_colegio d
        returning id, email, distrito_id
      ), cuentas as (
        insert into usuarios (persona_id, username, clave_hash)
        select id, split_part(email, '@', 1), ${hash} from nuevas returning id, persona_id
      ), suyos as (
        select c.id, case when c.id % 3 <> 0 then n.distrito_id end as distrito_id
        from cuentas c join nuevas n on n.id = c.persona_id
      ), modos as (
        insert into contextos (usuario_id, modo)
        select id, case when distrito_id is null then 'operador_consejo' else 'operador_distrital' end from suyos
      ), operan as (
        insert into operadores (usuario_id, distrito_id) select id, distrito_id from suyos returning usuario_id
      )
      insert into roles_de_operador (usuario_id, rol)
      select usuario_id, rol from operan cross join unnest(array['visado', 'matriculas', 'auditoria']) rol`.execute(
      trx,
    );
  });
