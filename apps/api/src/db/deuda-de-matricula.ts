import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { leida } from './leer-filas.ts';

const pagado = (columna: RawBuilder<unknown>) => sql`(
  select coalesce(sum(im.capital), 0) from orden_items i join imputaciones im on im.item_id = i.id where ${columna})`;

/** When the oldest debt of a person's licences fell or will fall due (a sanction, on its own day). Null when nothing is owed. */
export const deudaDesde = (personaId: RawBuilder<unknown>) =>
  leida(
    z.string().nullable(),
    sql`(
  select min(debido.vencimiento) from (
    select c.vencimiento from matriculas m join cargos c on c.matricula_id = m.id
    where m.persona_id = ${personaId} and c.importe > ${pagado(sql`i.cargo_id = c.id`)}
    union all
    select s.fecha from matriculas m join sanciones s on s.matricula_id = m.id
    where m.persona_id = ${personaId} and s.importe > ${pagado(sql`i.sancion_id = s.id`)}) debido)`,
    'deuda_desde',
  );
