import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { reabierto } from '../../modules/dinero/cobros/sin-cupon.repository.ts';

/** Undone by a decision of the college or of what is owed. Needs `operaciones_pago p`. */
const decidida = sql`exists (select from imputaciones im where im.operacion_id = p.id and im.revision_id is not null)`;
const revertida = sql`exists (select from reversiones r where r.operacion_id = p.id)`;

/** The invariants of a person's money: each broken one is named. What an annulled contract was paid waits for the college's review. */
export const loQueNoCierra = async (db: Db, personaId: number, hoy: string): Promise<string[]> => {
  const { rows } = await sql<{ que: string }>`
    with p as (select p.*, ${revertida} as revertida, ${decidida} as decidida from operaciones_pago p
        join ordenes_pago o on o.id = p.orden_id where o.persona_id = ${personaId}),
      i as (select i.*, o.estado, o.detalle_id, o.circuito, o.ultimo_vencimiento, o.numero_boleta, o.en_revision,
          coalesce((select sum(im.capital) from imputaciones im where im.item_id = i.id), 0) as cancelado,
          coalesce((select sum(im.capital + im.recargo) from imputaciones im where im.item_id = i.id), 0) as imputado
        from orden_items i join ordenes_pago o on o.id = i.orden_id where o.persona_id = ${personaId}),
      cargo as (select 'matrícula ' || c.id as clave, c.importe, 'c' || c.id as k, false as anulado
          from cargos c join matriculas m on m.id = c.matricula_id where m.persona_id = ${personaId}
        union all select 'sanción ' || s.id, s.importe, 's' || s.id, false
          from sanciones s join matriculas m on m.id = s.matricula_id where m.persona_id = ${personaId}
        union all select c.circuito || ' de ' || c.detalle_id, c.importe, c.circuito || c.detalle_id, e.clave = 'anulado'
          from cargos_de_contrato c join legajo_detalles d on d.id = c.detalle_id join legajos l on l.id = d.legajo_id
          join estados_legajos e on e.id = d.estado_id
          where l.persona_id = ${personaId}),
      de as (select i.*, coalesce('c' || i.cargo_id, 's' || i.sancion_id, i.circuito || i.detalle_id) as k from i where i.credito_id is null),
      saldo as (select c.*, c.importe - coalesce((select sum(de.cancelado) from de where de.k = c.k), 0) as saldo from cargo c)
    select 'pago ' || p.id || ' mal repartido' as que from p where p.importe <> p.aplicado + p.a_credito + p.a_revision
    union all select 'se imputó ' || x.imputado || ' y entró ' || x.entro from (select
        coalesce((select sum(imputado) from i), 0) as imputado,
        coalesce((select sum(aplicado) from p where not revertida and not decidida), 0)
          + coalesce((select -sum(importe) from i where credito_id is not null and estado = 'pago'), 0) as entro) x
      where x.imputado <> x.entro
    union all select 'en el libro hay ' || x.libro || ' y quedó ' || x.quedo from (select
        coalesce((select sum(m.importe) from movimientos m where m.persona_id = ${personaId} and m.cuenta = 'recaudado'), 0) as libro,
        coalesce((select sum(importe) from p where not revertida), 0)
          + coalesce((select sum(c.importe) from cobros_sin_cupon c join creditos k on k.id = c.credito_id
            where k.persona_id = ${personaId} and not ${reabierto}), 0)
          - coalesce((select sum(d.importe) from devoluciones d join creditos c on c.id = d.credito_id
            where c.persona_id = ${personaId} and d.comprobante is not null), 0)
          - coalesce((select sum(r.importe) from revisiones r join ordenes_pago o on o.id = r.orden_id
            where o.persona_id = ${personaId} and r.decision = 'devuelto'), 0) as quedo) x where x.libro <> x.quedo
    union all select s.clave || ' de ' || s.importe || ': le falta ' || s.saldo from saldo s where s.saldo > s.importe or (s.saldo < 0 and not s.anulado)
    union all select 'crédito ' || c.id || ' en ' || x.queda from creditos c cross join lateral (select c.importe
        + coalesce((select sum(importe) from orden_items where credito_id = c.id and vigente), 0)
        - coalesce((select sum(importe) from devoluciones where credito_id = c.id), 0) as queda) x
      where c.persona_id = ${personaId} and x.queda < 0
    union all select 'el cupón ' || de.numero_boleta || ' pide ' || de.capital || ' menos ' || de.cancelado || ' de ' || s.clave || ', que debe ' || s.saldo
      from de join saldo s on s.k = de.k
      where de.estado = 'pendiente' and de.ultimo_vencimiento >= ${hoy} and de.capital - de.cancelado <> s.saldo
    union all select 'contrato anulado con lo pagado del cupón ' || de.numero_boleta || ' sin revisar' from de
      join legajo_detalles d on d.id = de.detalle_id join estados_legajos e on e.id = d.estado_id
      where e.clave = 'anulado' and de.imputado > 0 and not de.en_revision
        and not exists (select from revisiones r where r.orden_id = de.orden_id)`.execute(db);
  return rows.map(({ que }) => que);
};
