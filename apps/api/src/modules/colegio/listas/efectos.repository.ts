import type { ClaveDeLista } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { esDeTasaCero } from '../../../db/es-de-tasa-cero.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zCuenta = z.object({ que: z.string(), cuantos: z.number() });
export type CuentaDeLista = z.output<typeof zCuenta>;

const contar = (que: string, desde: RawBuilder<unknown>) =>
  sql`select ${que}::text as que, (select count(*)::int ${desde}) as cuantos`;

const CON_MATRICULA = sql`join matriculas m on m.persona_id = p.id
  join estados_matriculas e on e.id = m.estado_id and e.clave in ('activo', 'suspendido')`;

const EN_COLAS = contar('Legajos que esperan al Colegio', sql`from (select distinct legajo_id from legajo_colas) c`);
const SIN_CONFIRMAR = contar(
  'Contratos sin confirmar',
  sql`from legajo_detalles d join estados_legajos e on e.id = d.estado_id where e.clave = 'borrador' and d.confirmado_en is null`,
);
const OBSERVADAS = contar('Observaciones abiertas', sql`from legajo_observaciones where estado = 'abierta'`);
const MATRICULAS = contar(
  'Matrículas que pagan el año',
  sql`from matriculas m join estados_matriculas e on e.id = m.estado_id where e.clave in ('activo', 'suspendido')`,
);
const CUPONES = contar('Cupones ya emitidos, que no cambian', sql`from ordenes_pago where estado = 'pendiente'`);
const BLOQUEADAS = contar(
  'Personas con un bloqueo vigente',
  sql`from (select distinct persona_id from bloqueos where vigente) b`,
);

const CUENTAS: Readonly<Record<ClaveDeLista, readonly RawBuilder<unknown>[]>> = {
  tasas: [SIN_CONFIRMAR],
  cargos: [MATRICULAS],
  feriados: [SIN_CONFIRMAR, EN_COLAS, OBSERVADAS],
  plazos: [EN_COLAS, OBSERVADAS],
  plazos_de_cupones: [CUPONES],
  control: [EN_COLAS],
  observaciones: [OBSERVADAS],
  bloqueos: [BLOQUEADAS],
  oficinas: [],
};

/** Whom a change of that list touches, counted now. */
export const findCuentasDeLista = async (db: Db, lista: ClaveDeLista): Promise<CuentaDeLista[]> =>
  CUENTAS[lista].length === 0
    ? []
    : leerFilas(db, zCuenta, sql.join([...CUENTAS[lista]], sql` union all `) as RawBuilder<unknown>);

/** How many of each district have a licence in force since before that day. */
export const findMatriculadosPorDistrito = (
  db: Db,
  antes_de: Fecha,
): Promise<{ distrito: string; cuantos: number }[]> =>
  leerFilas(
    db,
    z.object({ distrito: z.string(), cuantos: z.number() }),
    sql`select d.clave as distrito, count(distinct p.id)::int as cuantos
      from distritos d join personas p on p.distrito_id = d.id ${CON_MATRICULA} and m.fecha_alta < ${antes_de}
      group by d.clave`,
  );

/** How many there are of each date, of those on whose day a stamp is charged. */
export const findContratosSinConfirmar = (db: Db): Promise<{ fecha: string; cuantos: number }[]> =>
  leerFilas(
    db,
    z.object({ fecha: z.string(), cuantos: z.number() }),
    sql`select d.fecha, count(*)::int as cuantos from legajo_detalles d join estados_legajos e on e.id = d.estado_id
    where e.clave = 'borrador' and d.confirmado_en is null and not ${esDeTasaCero('timbrado', sql`d.fecha`)} group by d.fecha`,
  );
