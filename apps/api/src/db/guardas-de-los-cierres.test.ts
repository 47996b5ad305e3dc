import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cerrarElDia } from '../modules/dinero/cierres/cerrar.service.ts';
import { leerRendicion } from '../modules/dinero/rendiciones/leer-rendicion.service.ts';
import { archivoDeSiro } from '../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};
const HOY = '2026-03-20';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
  const { autor, ...momento } = liquidacionesDe(s).elColegio();
  const orden = await s.cuponDeMatricula('100.00');
  casos.pago = (await s.acreditar(orden, { medio: 'codigo_barra', externo: '1', importe: '100.00' })).operacion_id;
  const { cierre } = await cerrarElDia(s.db, { ...momento, autor, dia: HOY });
  casos.cierre = cierre.id;
  casos.cerrado = (await s.db.selectFrom('cierre_asientos').select('asiento_id').executeTakeFirstOrThrow()).asiento_id;
  const otra = await s.cuponDeMatricula('50.00');
  casos.otro_pago = (await s.acreditar(otra, { medio: 'codigo_barra', externo: '2', importe: '50.00' })).operacion_id;
  casos.sin_cerrar = Number(
    (await sql<{ id: number }>`select max(id)::int as id from asientos`.execute(s.db)).rows[0]?.id,
  );
  const cobro = { dia: HOY, numero_boleta: await s.boleta(orden), importe: '100.00', externo: '1' };
  const bytes = Buffer.from(archivoDeSiro([cobro, { ...cobro, externo: '9' }]));
  casos.rendicion = (
    await leerRendicion(s.db, { origen: 'siro', archivo: { nombre: 'a.txt', bytes }, autor, ahora: momento.ahora })
  ).id;
  const renglones = await s.db.selectFrom('rendicion_renglones').select('id').orderBy('linea').execute();
  [casos.con_par, casos.sin_par] = renglones.map(({ id }) => id) as [number, number];
});
afterAll(() => s.prueba.cerrar());

const conCasos = (consulta: string): string =>
  consulta.replace(/:(\w+)\b/g, (texto, nombre: string) => (nombre in casos ? String(casos[nombre]) : texto));
const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(conCasos(consulta)).execute(trx);
  });

const cierre = (cambios: Record<string, string | number> = {}) => {
  const fila = { numero: 2, dia: `'${HOY}'`, asientos: 0, total: 0, quien: "'x'", cerrado_en: 'now()', ...cambios };
  return `insert into cierres (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const NUEVO = '(select max(id) from cierres)';
const suyo = (asiento: string) => `insert into cierre_asientos (asiento_id, cierre_id) values (${asiento}, ${NUEVO})`;
const cuenta = (inicial: number, entradas: number, de = NUEVO) =>
  `insert into cierre_cuentas (cierre_id, medio, inicial, entradas, salidas, final)
   values (${de}, 'codigo_barra', ${inicial}, ${entradas}, 0, ${inicial + entradas})`;
const total = (entradas: number) =>
  `insert into cierre_totales (cierre_id, medio, circuito, movimientos, entradas, salidas)
   values (${NUEVO}, 'codigo_barra', 'matriculados', 1, ${entradas}, 0)`;

type Caso = [que: string, consultas: string[], rechazo: RegExp];

// The program's role may not even try some of them: its owner is refused by the triggers too.
const NO_CAMBIA: [tabla: string, columna: string][] = [
  ['cierres', 'quien = quien'],
  ['cierre_asientos', 'anterior = anterior'],
  ['cierre_cuentas', 'medio = medio'],
  ['cierre_totales', 'medio = medio'],
  ['cierre_arqueos', 'medio = medio'],
  ['rendiciones', 'quien = quien'],
  ['codigos_de_cuentas', 'quien = quien'],
  ['rendicion_resoluciones', 'quien = quien'],
];

describe('lo hecho no cambia, ni para el dueño de las tablas', () => {
  beforeAll(async () => {
    await s.db
      .insertInto('codigos_de_cuentas')
      .values({
        ...{ cuenta: 'emitido', codigo: '4', nombre: 'x', vigente_desde: HOY, quien: 'x' },
        anotado_en: new Date(),
      })
      .execute();
    await intentar([
      `insert into rendicion_resoluciones (origen, renglon_id, diferencia, motivo, quien, cuando)
       values ('siro', :sin_par, 'falta_aca', 'visto', 'x', now())`,
    ]);
  });
  test.each(NO_CAMBIA)('%s', async (tabla, columna) => {
    for (const consulta of [`update ${tabla} set ${columna}`, `delete from ${tabla}`]) {
      await expect(intentar([consulta])).rejects.toThrow(/permission denied|permiso denegado/);
      await expect(s.prueba.comoDuenio((db) => sql.raw(consulta).execute(db))).rejects.toThrow(/solo crece/);
    }
    await expect(s.prueba.comoDuenio((db) => sql.raw(`truncate ${tabla} cascade`).execute(db))).rejects.toThrow(
      /solo crece/,
    );
  });
});

const CIERRES: Caso[] = [
  ['un número salteado', [cierre({ numero: 3 }), cuenta(100, 0)], /el cierre 3 no sigue al 1/],
  ['el número de otro', [cierre({ numero: 1 })], /cierres_numero_key/],
  ['un día anterior al último', [cierre({ dia: "'2026-03-19'" }), cuenta(100, 0)], /de un día anterior al último/],
  ['un asiento que ya es de otro', [cierre(), suyo(':cerrado')], /cierre_asientos_pkey/],
  ['otros asientos que los que dice', [cierre({ asientos: 5 }), cuenta(100, 0)], /no dice cuántos asientos tiene/],
  [
    'un importe que no es el de sus asientos',
    [cierre({ asientos: 1, total: 51 }), suyo(':sin_cerrar'), cuenta(100, 51), total(51)],
    /no es la suma de sus asientos/,
  ],
  [
    'un total que no es el de sus cuentas',
    [cierre({ asientos: 1, total: 49 }), suyo(':sin_cerrar'), cuenta(100, 50), total(50)],
    /no es la suma de sus asientos/,
  ],
  [
    'otro total por circuito',
    [cierre({ asientos: 1, total: 50 }), suyo(':sin_cerrar'), cuenta(100, 50), total(49)],
    /no es la suma de sus asientos/,
  ],
  [
    'un saldo que no es aquel en que terminó el anterior',
    [cierre({ asientos: 1, total: 50 }), suyo(':sin_cerrar'), cuenta(90, 50), total(50)],
    /no empieza donde terminó el anterior/,
  ],
  ['una cuenta que se olvida', [cierre()], /no empieza donde terminó el anterior/],
  [
    'una cuenta cuyo final no es su cuenta',
    [
      `insert into cierre_cuentas (cierre_id, medio, inicial, entradas, salidas, final) values (:cierre, 'caja', 1, 1, 0, 3)`,
    ],
    /cierre_cuentas_check/,
  ],
  [
    'un asiento de más a uno hecho',
    [`insert into cierre_asientos (asiento_id, cierre_id) values (:sin_cerrar, :cierre)`],
    /no cambia después de hecho/,
  ],
  [
    'una cuenta de más a uno hecho',
    [
      `insert into cierre_cuentas (cierre_id, medio, inicial, entradas, salidas, final) values (:cierre, 'caja', 0, 0, 0, 0)`,
    ],
    /no cambia después de hecho/,
  ],
  [
    'un total de más a uno hecho',
    [`insert into cierre_totales (cierre_id, medio, movimientos, entradas, salidas) values (:cierre, 'caja', 1, 0, 0)`],
    /no cambia después de hecho/,
  ],
  ['un asiento de un día que no cerró', [`update asientos set cuando = cuando`], /permission denied|permiso denegado/],
];

const RENDICIONES: Caso[] = [
  [
    'el mismo archivo otra vez',
    [
      `insert into rendiciones (origen, archivo, huella, desde, hasta, quien, leida_en) select origen, archivo, huella, desde, hasta, quien, now() from rendiciones`,
    ],
    /rendiciones_huella_key/,
  ],
  [
    'un renglón que deja de ser de su origen sin que se anule su rendición',
    [`update rendicion_renglones set origen = 'anulada ' || rendicion_id where id = :sin_par`],
    /no se anuló/,
  ],
  ['otro importe a un renglón leído', ['update rendicion_renglones set importe = 1 where id = :sin_par'], /no cambia/],
  [
    'otro pago al que ya tiene el suyo',
    ['update rendicion_renglones set operacion_id = :otro_pago where id = :con_par'],
    /ya tiene su par/,
  ],
  [
    'un pago que ya es de otro renglón',
    ['update rendicion_renglones set operacion_id = :pago where id = :sin_par'],
    /rendicion_renglones_operacion_idx/,
  ],
  ['borrar un renglón', ['delete from rendicion_renglones where id = :sin_par'], /permission denied|permiso denegado/],
  [
    'el mismo renglón dos veces sin decir que se repite',
    [
      `insert into rendicion_renglones (rendicion_id, origen, linea, tipo, medio, importe, comision, dia, detalle, identidad)
      select rendicion_id, origen, 99, tipo, medio, importe, comision, dia, detalle, identidad from rendicion_renglones where id = :sin_par`,
    ],
    /rendicion_renglones_identidad_idx/,
  ],
  [
    'uno que dice repetir a otro distinto',
    [
      `insert into rendicion_renglones (rendicion_id, origen, linea, tipo, medio, importe, comision, dia, detalle, identidad, repite_id)
      select rendicion_id, origen, 99, tipo, medio, importe, comision, dia, detalle, 'otra', id from rendicion_renglones where id = :sin_par`,
    ],
    /no repite al/,
  ],
  [
    'una diferencia resuelta sin motivo',
    [
      `insert into rendicion_resoluciones (origen, renglon_id, diferencia, motivo, quien, cuando) values ('siro', :con_par, 'x', ' ', 'x', now())`,
    ],
    /motivo_check/,
  ],
  [
    'una resuelta dos veces',
    [
      `insert into rendicion_resoluciones (origen, renglon_id, diferencia, motivo, quien, cuando) values ('siro', :sin_par, 'x', 'x', 'x', now())`,
    ],
    /rendicion_resoluciones_renglon_id_key/,
  ],
];

describe.each([
  ['un cierre', CIERRES],
  ['una rendición', RENDICIONES],
])('la base rechaza, en %s', (_, filas) => {
  test.each(filas)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });
});

test('lo que un sistema anterior trajo no es de ningún cierre', async () => {
  casos.importado = await s.prueba.sinGuardas(async (db) => {
    await sql`alter table asientos drop constraint asientos_concepto_check`.execute(db);
    const { rows } = await sql<{ id: number }>`insert into asientos (cuando, concepto)
      values (${`${HOY}T12:00:00-03:00`}::timestamptz, 'importacion') returning id::int`.execute(db);
    return rows[0]?.id ?? 0;
  });
  await expect(intentar([cierre({ asientos: 1 }), suyo(':importado'), cuenta(100, 0)])).rejects.toThrow(
    /un asiento que no es suyo/,
  );
  const { autor, ...momento } = liquidacionesDe(s).elColegio();
  const { cierre: segundo } = await cerrarElDia(s.db, { ...momento, autor, dia: HOY });
  const marcado = s.db
    .selectFrom('cierre_asientos')
    .select('cierre_id')
    .where('asiento_id', '=', casos.importado ?? 0);
  expect([segundo.total, await marcado.execute()]).toEqual(['50.00', []]);
});
