import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotarDeposito, deshacerDeposito } from '../modules/dinero/depositos/depositos.service.ts';
import { sumarElLibro } from '../modules/dinero/libro/sumas.service.ts';
import { leerRendicion } from '../modules/dinero/rendiciones/leer-rendicion.service.ts';
import { archivoDeBanco } from '../testing/dinero/archivos-de-rendicion.ts';
import { cobrarUnCupon } from '../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { insertBancos } from '../testing/dinero/insert-bancos.ts';
import { liquidacionesDe } from '../testing/dinero/liquidaciones.ts';
import { CUENTAS_DE_LA_BASE } from './permisos.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};
const HOY = '2026-03-20';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
  await insertBancos(s.db, 'galicia');
  const momento = liquidacionesDe(s).elColegio();
  await cobrarUnCupon(s, await s.cuponDeMatricula('1000.00'), '1000.00');
  await cobrarUnCupon(s, await s.cuponDeMatricula('100.00'), '100.00', { medio: 'tarjeta', comprobante: '42' });
  const depositar = async (importe: string, comprobante: string) =>
    (await anotarDeposito(s.db, { ...momento, medio: 'caja', banco: 'provincia', dia: HOY, importe, comprobante })).id;
  casos.llegado = await depositar('100.00', '1');
  const bytes = archivoDeBanco([
    { dia: HOY, detalle: 'DEPOSITO', numero: '1', importe: '100.00' },
    { dia: HOY, detalle: 'DEPOSITO', numero: '50', importe: '1.00' },
  ]);
  await leerRendicion(s.db, { ...momento, origen: 'provincia', archivo: { nombre: 'b.csv', bytes } });
  const sueltos = await s.db.selectFrom('rendicion_renglones').select('id').where('externo', '=', '50').execute();
  casos.suelto = sueltos[0]?.id ?? 0;
  casos.deshecho = await depositar('200.00', '2');
  await deshacerDeposito(s.db, { ...momento, id: casos.deshecho, motivo: 'no fue' });
  casos.deposito = await depositar('300.00', '3');
});
afterAll(() => s.e.prueba.cerrar());

const conCasos = (consulta: string): string =>
  consulta.replace(/:(\w+)\b/g, (texto, nombre: string) => (nombre in casos ? String(casos[nombre]) : texto));
const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(conCasos(consulta)).execute(trx);
  });

const deposito = (cambios: Record<string, string | number> = {}) => {
  const fila = {
    ...{ medio: "'caja'", banco: "'provincia'", importe: 10, dia: `'${HOY}'`, comprobante: "'nuevo'" },
    ...{ quien: "'x'", cuando: 'now()', ...cambios },
  };
  return `insert into depositos (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const NUEVO = '(select max(id) from depositos)';
const asiento = (concepto = 'deposito', cual = NUEVO, cuando = 'now()') =>
  `insert into asientos (cuando, concepto, deposito_id) values (${cuando}, '${concepto}', ${cual})`;
const lineas = (...filas: [medio: string, banco: string | null, importe: number][]) =>
  `insert into movimientos (asiento_id, cuenta, medio, banco, importe) values ${filas.map(
    ([medio, banco, importe]) =>
      `((select max(id) from asientos), 'recaudado', '${medio}', ${banco ? `'${banco}'` : 'null'}, ${importe})`,
  )}`;
const suyas = (importe: number, medio = 'caja') =>
  lineas(['transferencia', 'provincia', importe], [medio, null, -importe]);

const COMISION = `insert into movimientos (asiento_id, cuenta, importe) values ((select max(id) from asientos), 'comisiones', 1)`;

type Caso = [que: string, consultas: string[], rechazo: RegExp];
const DEPOSITOS: Caso[] = [
  ['uno que no está en el libro', [deposito()], /no está en el libro/],
  ['uno de más de lo que hay', [deposito({ importe: 601 }), asiento(), suyas(601)], /es de más de lo que había/],
  ['uno de nada', [deposito({ importe: 0 })], /importe_check/],
  ['uno de lo que no está en la caja', [deposito({ medio: "'redLink'" })], /medio_check/],
  [
    'el comprobante de otro, con ceros adelante',
    [deposito({ comprobante: "'0003'" }), asiento(), suyas(10)],
    /depositos_comprobante_key/,
  ],
  ['otro importe en el libro', [deposito(), asiento(), suyas(11)], /no es lo que pasó con el depósito/],
  ['salido de otra cuenta', [deposito(), asiento(), suyas(10, 'cheque')], /no es lo que pasó con el depósito/],
  [
    'a otro banco',
    [deposito(), asiento(), lineas(['transferencia', 'galicia', 10], ['caja', null, -10])],
    /no es lo que pasó con el depósito/,
  ],
  ['asentado dos veces', [asiento('deposito', ':deposito'), suyas(300)], /asientos_deposito_idx/],
  [
    'asentado en otro momento',
    [deposito(), asiento('deposito', NUEVO, "now() - interval '1 day'"), suyas(10)],
    /no es lo que pasó/,
  ],
  [
    'deshecho en el libro y no en la lista',
    [asiento('deposito_deshecho', ':deposito'), suyas(-300)],
    /no es lo que pasó con el depósito/,
  ],
  ['una comisión de efectivo', [deposito({ comision: 1 })], /comision_check/],
  ['una comisión negativa', [deposito({ medio: "'tarjeta'", comision: -1 })], /comision_check/],
  [
    'de tarjetas, sin lo que se quedaron en el libro',
    [deposito({ medio: "'tarjeta'", comision: 1 }), asiento(), suyas(10, 'tarjeta')],
    /no es lo que pasó con el depósito/,
  ],
  [
    'una comisión que nadie se quedó',
    [
      deposito({ medio: "'tarjeta'" }),
      asiento(),
      lineas(['transferencia', 'provincia', 10], ['tarjeta', null, -11]),
      COMISION,
    ],
    /no es lo que pasó con el depósito/,
  ],
  [
    'de tarjetas, con lo que se quedaron, de más de lo que hay',
    [
      deposito({ medio: "'tarjeta'", importe: 100, comision: 1 }),
      asiento(),
      lineas(['transferencia', 'provincia', 100], ['tarjeta', null, -101]),
      COMISION,
    ],
    /es de más de lo que había/,
  ],
  ['otra comisión después', ['update depositos set comision = 1 where id = :deposito'], /no cambia|comision_check/],
  ['un concepto que no es el suyo', [deposito(), asiento('cobro'), suyas(10)], /asientos_concepto_check/],
  ['un asiento de depósito sin depósito', [asiento('deposito', 'null'), suyas(10)], /asientos_concepto_check/],
  [
    'deshacerlo sin asentarlo',
    [`update depositos set deshecho_en = now(), motivo = 'x', deshizo = 'x' where id = :deposito`],
    /no está en el libro/,
  ],
  [
    'deshacerlo sin decir por qué',
    [`update depositos set deshecho_en = now(), motivo = ' ', deshizo = 'x' where id = :deposito`],
    /motivo_check/,
  ],
  [
    'deshacer el que el banco dice que llegó',
    [`update depositos set deshecho_en = now(), motivo = 'x', deshizo = 'x' where id = :llegado`],
    /está en una rendición/,
  ],
  [
    'que vuelva uno deshecho',
    ['update depositos set deshecho_en = null, motivo = null, deshizo = null where id = :deshecho'],
    /solo crece/,
  ],
  ['otro importe después', ['update depositos set importe = 1 where id = :deposito'], /no cambia/],
  ['borrarlo', ['delete from depositos where id = :deposito'], /permission denied|permiso denegado/],
  [
    'el renglón de un banco con uno deshecho',
    ['update rendicion_renglones set deposito_id = :deshecho where id = :suelto'],
    /no es del depósito/,
  ],
  [
    'dos renglones con el mismo',
    ['update rendicion_renglones set deposito_id = :llegado where id = :suelto'],
    /rendicion_renglones_de_deposito_idx/,
  ],
];

test.each(DEPOSITOS)('de un depósito la base rechaza: %s', async (_que, consultas, rechazo) => {
  await expect(intentar(consultas)).rejects.toThrow(rechazo);
});

const A_MANO: Readonly<Record<(typeof CUENTAS_DE_LA_BASE)[number], [columna: string, otra: string]>> = {
  asientos_sin_cerrar: [
    'asiento_id',
    'insert into asientos_sin_cerrar select asiento_id, current_date from asientos_sin_cerrar',
  ],
  asientos_sin_sumar: ['asiento_id', 'insert into asientos_sin_sumar select asiento_id from asientos_sin_cerrar'],
  libro_por_dia: ['cuenta', `insert into libro_por_dia (dia, cuenta, debe, haber) values (now(), 'emitido', 1, 0)`],
  por_cerrar_asientos: ['asientos', 'insert into por_cerrar_asientos (dia, asientos) values (now(), 1)'],
  por_cerrar_sumas: [
    'movimientos',
    `insert into por_cerrar_sumas (dia, medio, movimientos, entradas, salidas) values (now(), 'caja', 1, 1, 0)`,
  ],
};

describe('lo que la base lleva del libro', () => {
  test.each(CUENTAS_DE_LA_BASE)('%s no la escribe el programa, ni su dueño a mano', async (tabla) => {
    const [columna, otra] = A_MANO[tabla];
    for (const consulta of [otra, `update ${tabla} set ${columna} = ${columna}`]) {
      await expect(intentar([consulta])).rejects.toThrow(/permission denied|permiso denegado/);
      await expect(s.prueba.comoDuenio((db) => sql.raw(consulta).execute(db))).rejects.toThrow(/solo crece/);
    }
    await expect(intentar([`delete from ${tabla}`])).rejects.toThrow(/permission denied|permiso denegado/);
    await expect(s.prueba.comoDuenio((db) => sql.raw(`truncate ${tabla}`).execute(db))).rejects.toThrow(/solo crece/);
  });

  test('de la espera de un cierre solo se sale con él', async () => {
    await expect(s.prueba.comoDuenio((db) => sql`delete from asientos_sin_cerrar`.execute(db))).rejects.toThrow(
      /solo crece, salvo por un cierre/,
    );
  });

  test('lo que sale de la espera queda sumado, lo saque quien lo saque', async () => {
    const total = async () =>
      (
        await sql<{ debe: string; esperan: number }>`select (select sum(debe)::text from sumas_del_libro) as debe,
          (select count(*)::int from asientos_sin_sumar) as esperan`.execute(s.db)
      ).rows[0];
    const antes = await total();
    expect(antes?.esperan).toBeGreaterThan(2);
    await s.prueba.comoDuenio((db) =>
      sql`delete from asientos_sin_sumar where asiento_id = (select min(asiento_id) from asientos_sin_sumar)`.execute(
        db,
      ),
    );
    expect(await total()).toEqual({ debe: antes?.debe, esperan: (antes?.esperan ?? 0) - 1 });
    await sumarElLibro(s.db);
    expect(await total()).toEqual({ debe: antes?.debe, esperan: 0 });
  });

  test('lo que espera se suma una sola vez, y no deja de estar sumado', async () => {
    await sumarElLibro(s.db);
    for (const cambio of ['sumado = true', 'sumado = false', 'dia = dia + 1'])
      await expect(
        s.prueba.comoDuenio((db) => sql.raw(`update asientos_sin_cerrar set ${cambio}`).execute(db)),
      ).rejects.toThrow(/solo crece/);
    await expect(intentar(['delete from por_cerrar_sumas'])).rejects.toThrow(/permission denied|permiso denegado/);
    for (const tabla of ['por_cerrar_sumas', 'por_cerrar_asientos'])
      await expect(s.prueba.comoDuenio((db) => sql.raw(`delete from ${tabla}`).execute(db))).rejects.toThrow(
        /solo crece/,
      );
  });
});
