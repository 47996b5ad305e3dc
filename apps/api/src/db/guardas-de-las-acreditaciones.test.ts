import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aceptarDepositos } from '../modules/dinero/acreditaciones/aceptar-depositos.service.ts';
import { deshacerAcreditacion } from '../modules/dinero/acreditaciones/deshacer-acreditacion.service.ts';
import { leerRendicion } from '../modules/dinero/rendiciones/leer-rendicion.service.ts';
import { archivoDeBanco } from '../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};
const HOY = '2026-03-19';
const VIERNES = '2026-03-20';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
  const { autor, ahora } = liquidacionesDe(s).elColegio();
  await s.acreditar(await s.cuponDeMatricula('100.00'), { medio: 'sipago', externo: 'a', importe: '100.00' });
  await s.acreditar(await s.cuponDeMatricula('50.00'), { medio: 'net_pagos', externo: 'b', importe: '50.00' });
  const bytes = archivoDeBanco([
    { dia: VIERNES, detalle: 'LIQ SIPAGO', importe: '97.00' },
    { dia: VIERNES, detalle: 'LIQ NET PAGOS', importe: '48.00' },
    { dia: VIERNES, detalle: 'LIQ NET PAGOS', importe: '7.00', numero: '9' },
  ]);
  await leerRendicion(s.db, { origen: 'provincia', archivo: { nombre: 'b.csv', bytes }, autor, ahora });
  const renglones = await s.db.selectFrom('rendicion_renglones').select('id').orderBy('linea').execute();
  [casos.aceptado, casos.otro, casos.suelto] = renglones.map(({ id }) => id) as [number, number, number];
  const dia = (cobrador: string, cobrado: string, depositado: string) => ({
    cobrador,
    dia: VIERNES,
    cobrado,
    depositado,
  });
  const { ids } = await aceptarDepositos(s.db, { dias: [dia('sipago', '100.00', '97.00')], autor, ahora });
  casos.acreditacion = ids[0] ?? 0;
  await s.prueba.sinGuardas(async (db) => {
    await sql`update rendicion_renglones set repite_id = ${casos.otro ?? 0} where id = ${casos.suelto ?? 0}`.execute(
      db,
    );
  });
  const deNet = await aceptarDepositos(s.db, { dias: [dia('net_pagos', '50.00', '48.00')], autor, ahora });
  casos.deshecha = deNet.ids[0] ?? 0;
  await deshacerAcreditacion(s.db, { id: casos.deshecha, motivo: 'Mal', autor, ahora });
});
afterAll(() => s.prueba.cerrar());

const conCasos = (consulta: string): string =>
  consulta.replace(/:(\w+)\b/g, (texto, nombre: string) => (nombre in casos ? String(casos[nombre]) : texto));
const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(conCasos(consulta)).execute(trx);
  });

const NUEVA = '(select max(id) from acreditaciones)';
const acreditacion = (cambios: Record<string, string> = {}) => {
  const fila = {
    ...{ cobrador: "'net_pagos'", dia: `'${VIERNES}'`, cobrado: '50', depositado: '48', comision: '2', acordada: '1' },
    ...{ quien: "'x'", cuando: "'2026-03-19T15:00:00Z'", ...cambios },
  };
  return `insert into acreditaciones (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const cobro = (importe = '50', de = NUEVA) =>
  `insert into acreditacion_cobros (acreditacion_id, medio, importe) values (${de}, 'net_pagos', ${importe})`;
const dia = (importe = '50', cual = VIERNES, medio = 'net_pagos') =>
  `insert into acreditacion_dias (acreditacion_id, dia, medio, importe, acordada) values (${NUEVA}, '${cual}', '${medio}', ${importe}, 1)`;
const deposito = (renglon = ':otro', importe = '48', de = NUEVA) =>
  `insert into acreditacion_depositos (acreditacion_id, renglon_id, banco, importe) values (${de}, ${renglon}, 'provincia', ${importe})`;
const asiento = (concepto = 'acreditacion', cuando = "'2026-03-19T15:00:00Z'") =>
  `insert into asientos (cuando, concepto, acreditacion_id) values (${cuando}, '${concepto}', ${NUEVA})`;
const lineas = (comision = 2, medio = 'net_pagos') =>
  `insert into movimientos (asiento_id, cuenta, medio, banco, importe) select max(a.id), v.* from asientos a,
   (values ('recaudado', 'transferencia', 'provincia', ${50 - comision}), ('comisiones', null, null, ${comision}),
     ('recaudado', '${medio}', null, -50)) v group by v.column1, v.column2, v.column3, v.column4`;

type Caso = [que: string, consultas: string[], rechazo: RegExp];
const CASOS: Caso[] = [
  [
    'el renglón de un banco en otra acreditación',
    [acreditacion(), cobro(), dia(), deposito(':aceptado')],
    /acreditacion_depositos_renglon_key/,
  ],
  [
    'un depósito de otro cobrador',
    [acreditacion({ cobrador: "'siro'" }), cobro(), dia(), deposito(), asiento(), lineas()],
    /no es de su cobrador/,
  ],
  [
    'un renglón repetido',
    [acreditacion(), cobro(), dia(), deposito(':suelto'), asiento(), lineas()],
    /no es de su cobrador/,
  ],
  [
    'otra suma de lo cobrado',
    [acreditacion(), cobro('49'), dia('49'), deposito(), asiento(), lineas()],
    /no es la suma de lo suyo|no es lo que pasó/,
  ],
  [
    'otra suma de lo depositado',
    [acreditacion(), cobro(), dia(), deposito(':otro', '47'), asiento(), lineas()],
    /no es la suma de lo suyo|no es lo que pasó/,
  ],
  ['sin decir de qué días es', [acreditacion(), cobro(), deposito(), asiento(), lineas()], /no es la de sus días/],
  [
    'de días que suman otra cosa',
    [acreditacion(), cobro(), dia('49'), deposito(), asiento(), lineas()],
    /no es la de sus días/,
  ],
  [
    'de días de otra cuenta',
    [acreditacion(), cobro(), dia('50', VIERNES, 'sipago'), deposito(), asiento(), lineas()],
    /no es la de sus días/,
  ],
  [
    'de un día que viene después',
    [acreditacion(), cobro(), dia('50', '2026-03-21'), deposito(), asiento(), lineas()],
    /no es la de sus días/,
  ],
  ['una comisión que no es la resta', [acreditacion({ comision: '3' })], /acreditaciones_check/],
  ['una sin asiento', [acreditacion(), cobro(), dia(), deposito()], /no está en el libro/],
  [
    'un asiento con otra comisión',
    [acreditacion(), cobro(), dia(), deposito(), asiento(), lineas(5)],
    /no es lo que pasó con la acreditación/,
  ],
  [
    'un asiento de otra cuenta',
    [acreditacion(), cobro(), dia(), deposito(), asiento(), lineas(2, 'sipago')],
    /no es lo que pasó con la acreditación/,
  ],
  [
    'un asiento de otro momento',
    [acreditacion(), cobro(), dia(), deposito(), asiento('acreditacion', 'now()'), lineas()],
    /no es lo que pasó con la acreditación/,
  ],
  [
    'otro concepto',
    [acreditacion(), cobro(), dia(), deposito(), asiento('cobro'), lineas()],
    /asientos_concepto_check/,
  ],
  ['un depósito de más a una hecha', [deposito(':otro', '48', ':acreditacion')], /no es la suma de lo suyo/],
  [
    'deshacerla sin motivo',
    ['update acreditaciones set deshecha_en = now() where id = :acreditacion'],
    /acreditaciones_check/,
  ],
  [
    'deshacerla sin su asiento',
    [
      `update acreditaciones set deshecha_en = now(), motivo = 'x', deshizo = 'x' where id = :acreditacion`,
      'update acreditacion_depositos set deshecha = true where acreditacion_id = :acreditacion',
    ],
    /no está en el libro/,
  ],
  [
    'deshacer la mitad',
    ['update acreditacion_depositos set deshecha = true where acreditacion_id = :acreditacion'],
    /no está deshecha entera/,
  ],
  [
    'rehacer la deshecha',
    ['update acreditaciones set deshecha_en = null, motivo = null, deshizo = null where id = :deshecha'],
    /solo crece/,
  ],
  [
    'rehacer un depósito deshecho',
    ['update acreditacion_depositos set deshecha = false where acreditacion_id = :deshecha'],
    /solo crece/,
  ],
  ['otro importe', ['update acreditaciones set cobrado = 1 where id = :acreditacion'], /no cambia/],
  [
    'que el renglón aceptado sea un cobro',
    [`update rendicion_renglones set tipo = 'cobro', medio = 'transferencia', deposita = null where id = :aceptado`],
    /está en una acreditación/,
  ],
  [
    'que un renglón pase a ser otra cosa',
    [`update rendicion_renglones set tipo = 'comision', deposita = null where id = :otro`],
    /no cambia de clase/,
  ],
  [
    'dar por visto el renglón aceptado',
    [
      `insert into rendicion_resoluciones (origen, renglon_id, diferencia, motivo, quien, cuando) values ('provincia', :aceptado, 'x', 'x', 'x', now())`,
    ],
    /está en una acreditación/,
  ],
  ['borrar una', ['delete from acreditaciones where id = :acreditacion'], /permission denied|permiso denegado/],
  [
    'otro medio',
    [`update acreditacion_cobros set medio = 'x' where acreditacion_id = :acreditacion`],
    /permission denied|permiso denegado/,
  ],
  [
    'otro día',
    [`update acreditacion_dias set dia = '2026-03-18' where acreditacion_id = :acreditacion`],
    /permission denied|permiso denegado/,
  ],
];

describe('la base rechaza, en una acreditación', () => {
  test.each(CASOS)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });
});

test('la que está bien, entra', async () => {
  await intentar([acreditacion(), cobro(), dia(), deposito(), asiento(), lineas()]);
  const { rows } = await sql<{ cuantas: number }>`select count(*)::int as cuantas from acreditaciones`.execute(s.db);
  expect(rows[0]?.cuantas).toBe(3);
});
