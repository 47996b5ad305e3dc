import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
let operacion = 0;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  operacion = (await s.acreditar(await s.cuponDeMatricula(), { importe: '1000.00' })).operacion_id;
});
afterAll(() => s.prueba.cerrar());

const cobro = (total = 1000, vuelto = 0): string =>
  `insert into cobros_de_caja (total, vuelto, quien, cuando) values (${total}, ${vuelto}, 'x', now())`;
const pago = (importe = 1000, columnas = "'caja', null, null, null"): string =>
  `insert into pagos_de_caja (cobro_id, medio, banco, banco_emisor, comprobante, importe)
   values ((select max(id) from cobros_de_caja), ${columnas}, ${importe})`;
const suOperacion = (): string =>
  `insert into operaciones_de_caja (operacion_id, pago_id) values (${operacion}, (select max(id) from pagos_de_caja))`;

const intentar = (consultas: readonly string[], antes = ''): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(consulta).execute(trx);
    if (antes) throw new Error(antes);
  });

test('un cobro que cierra se guarda: lo que entró menos el vuelto es lo de sus cupones', async () => {
  await sql`set constraints all immediate`.execute(s.db);
  const cierra = s.db.transaction().execute(async (trx) => {
    for (const una of [cobro(1000, 200), pago(1200), suOperacion()]) await sql.raw(una).execute(trx);
    await sql`set constraints all immediate`.execute(trx);
    throw new Error('cierra');
  });
  await expect(cierra).rejects.toThrow('cierra');
});

test.each([
  ['un cobro sin pagos', () => [cobro()]],
  ['un pago que no fue a ningún cupón', () => [cobro(), pago()]],
  ['un cobro por más de lo que entró', () => [cobro(1001), pago(), suOperacion()]],
  ['un vuelto que no se dio', () => [cobro(900, 100), pago(), suOperacion()]],
  [
    'vuelto de lo que no es efectivo',
    () => [cobro(1000, 10), pago(1010, "'transferencia', 'provincia', null, 'T-1'"), suOperacion()],
  ],
  [
    'un pago por un medio y su operación por otro',
    () => [cobro(), pago(1000, "'tarjeta', null, null, 'L-1'"), suOperacion()],
  ],
])('%s no se guarda', async (_, consultas) => {
  await expect(intentar(consultas())).rejects.toThrow(/no cierra/);
});

test.each([
  ['efectivo con comprobante', "'caja', null, null, 'C-1'"],
  ['una transferencia sin comprobante', "'transferencia', 'provincia', null, null"],
  ['un cheque sin su banco', "'cheque', null, null, '123'"],
  ['el banco de otro medio', "'tarjeta', 'provincia', null, 'L-1'"],
  ['un medio que no hay', "'trueque', null, null, 'x'"],
])('%s no se guarda', async (_, columnas) => {
  await expect(intentar([cobro(), pago(1000, columnas)])).rejects.toThrow(/violates check constraint/);
});
