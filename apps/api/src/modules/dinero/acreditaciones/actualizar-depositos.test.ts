import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaseDeAntes, crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';
import { archivoDeBanco } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';
import { emparejarTodos } from '../rendiciones/emparejar.service.ts';
import { leerRendicion } from '../rendiciones/leer-rendicion.service.ts';

let antes: BaseDeAntes;
const CUANDO = '2026-03-02T12:00:00-03:00';
const casos: Record<'dicha' | 'callada', number> = { dicha: 0, callada: 0 };

/** Money of nobody that SIRO listed, given back by a transfer as it was done before: out of SIRO's account. */
const devueltaComoAntes = (comprobante: string): Promise<number> =>
  antes.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`insert into cobros_sin_cupon
        (medio, externo, numero_boleta, importe, fecha_pago, registrado_en)
      values ('codigo_barra', ${comprobante}, 'x', 300, ${CUANDO}, ${CUANDO}) returning id`.execute(trx);
    const id = rows[0]?.id ?? 0;
    const asiento = (concepto: string, entra: number) => sql`
      with a as (insert into asientos (cuando, concepto, cobro_id) values (${CUANDO}, ${concepto}, ${id}::int) returning id)
      insert into movimientos (asiento_id, cuenta, medio, importe)
      select a.id, v.* from a, (values ('recaudado', 'codigo_barra', ${entra}::numeric), ('sin_identificar', null, ${-entra}::numeric)) v`;
    await asiento('sin_identificar', 300).execute(trx);
    await sql`update cobros_sin_cupon set devuelto_en = ${CUANDO}, comprobante_devolucion = ${comprobante}, motivo = 'x', quien = 'x'
      where id = ${id}`.execute(trx);
    await asiento('identificacion', -300).execute(trx);
    return id;
  });

/** What was accepted before it was said of which days. */
const aceptadaComoAntes = () =>
  antes.db.transaction().execute(async (trx) => {
    await sql`insert into rendicion_renglones
        (rendicion_id, origen, linea, tipo, importe, comision, dia, detalle, identidad, deposita)
      select id, 'provincia', 2, 'deposito', 97, 0, '2026-03-03', 'LIQ SIPAGO', 'deposito||007||97.00|2026-03-03|', 'sipago'
      from rendiciones`.execute(trx);
    await sql`insert into acreditaciones (cobrador, dia, cobrado, depositado, comision, acordada, quien, cuando)
      values ('sipago', '2026-03-03', 100, 97, 3, 2.5, 'x', ${CUANDO})`.execute(trx);
    await sql`insert into acreditacion_cobros select id, 'sipago', 100 from acreditaciones`.execute(trx);
    await sql`insert into acreditacion_depositos (acreditacion_id, renglon_id, banco, importe)
      select a.id, r.id, 'provincia', 97 from acreditaciones a, rendicion_renglones r where r.linea = 2`.execute(trx);
    await sql`with a as (insert into asientos (cuando, concepto, acreditacion_id)
        select ${CUANDO}::timestamptz, 'acreditacion', id from acreditaciones returning id)
      insert into movimientos (asiento_id, cuenta, medio, banco, importe) select a.id, v.* from a, (values
        ('recaudado', 'transferencia', 'provincia', 97), ('comisiones', null, null, 3), ('recaudado', 'sipago', null, -100)) v`.execute(
      trx,
    );
  });

beforeAll(async () => {
  antes = await crearBaseDeAntes('0253_listas_avisadas');
  casos.dicha = await devueltaComoAntes('V-1');
  casos.callada = await devueltaComoAntes('V-2');
  await sql`with r as (insert into rendiciones (origen, archivo, huella, desde, hasta, quien, leida_en)
      values ('provincia', 'b.csv', 'h', '2026-03-02', '2026-03-02', 'x', ${CUANDO}) returning id)
    insert into rendicion_renglones (rendicion_id, origen, linea, tipo, medio, externo, importe, comision, dia, detalle, identidad,
      cobro_devuelto_id)
    select r.id, 'provincia', 1, 'salida', 'transferencia', 'V-1', 300, 0, '2026-03-02', 'TRANSFERENCIA', 'i', ${casos.dicha}::int
    from r`.execute(antes.db);
  await aceptadaComoAntes();
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

const saldos = async (): Promise<string[]> =>
  (
    await sql<{ cuenta: string }>`select concat_ws(' ', medio, banco) || ' ' || sum(importe) as cuenta from movimientos
      where cuenta = 'recaudado' group by medio, banco order by medio, banco`.execute(antes.db)
  ).rows.map(({ cuenta }) => cuenta);

test('lo que su banco dice que salió queda en la cuenta del banco, con un asiento; de lo demás lo dice conciliar', async () => {
  expect(await saldos()).toEqual(['codigo_barra 300.00', 'sipago -100.00', 'transferencia provincia -203.00']);
  const bancos = await antes.db
    .selectFrom('cobros_sin_cupon')
    .select(['id', 'banco_devolucion', 'comprobante_devolucion'])
    .orderBy('id')
    .execute();
  expect(bancos).toEqual([
    { id: casos.dicha, banco_devolucion: 'provincia', comprobante_devolucion: 'V-1' },
    { id: casos.callada, banco_devolucion: null, comprobante_devolucion: 'V-2' },
  ]);
  const dichas: string[] = [];
  for (const control of CONTROLES) dichas.push(...(await correrControl(antes.db, control)));
  expect(dichas).toEqual([`cobranza ${casos.callada} (codigo_barra): 300.00, transferencia V-2`]);
});

test('lo callado queda en la cuenta del banco cuando se lee su archivo, una vez, y lo anotado no cambia de banco', async () => {
  const bytes = archivoDeBanco([{ dia: '2026-03-02', detalle: 'TRANSFERENCIA', importe: '-300.00', numero: 'V-2' }]);
  const archivo = { nombre: 'marzo.csv', bytes };
  const autor = { actor: 'colegio', user_id: null, username: 'tesorera' } as const;
  await expect(
    sql`update cobros_sin_cupon set banco_devolucion = 'provincia' where id = ${casos.callada}`.execute(antes.db),
  ).rejects.toThrow(/su asiento no/);
  await leerRendicion(antes.db, { origen: 'provincia', archivo, autor, ahora: new Date(CUANDO) });
  expect(await saldos()).toEqual(['codigo_barra 600.00', 'sipago -100.00', 'transferencia provincia -503.00']);
  await emparejarTodos(antes.db);
  expect(await saldos()).toEqual(['codigo_barra 600.00', 'sipago -100.00', 'transferencia provincia -503.00']);
  const dichas: string[] = [];
  for (const control of CONTROLES) dichas.push(...(await correrControl(antes.db, control)));
  expect(dichas).toEqual([]);
  await expect(
    sql`update cobros_sin_cupon set banco_devolucion = 'otro' where id = ${casos.callada}`.execute(antes.db),
  ).rejects.toThrow(/ya está identificada/);
});

test('lo leído se reconoce sin los ceros que una planilla pierde', async () => {
  const { identidad } = await antes.db
    .selectFrom('rendicion_renglones')
    .select('identidad')
    .where('linea', '=', 2)
    .where('tipo', '=', 'deposito')
    .executeTakeFirstOrThrow();
  expect(identidad).toBe('deposito||7||97.00|2026-03-03|');
});

test('lo que se había aceptado es de su día', async () => {
  expect(await antes.db.selectFrom('acreditacion_dias').selectAll().execute()).toMatchObject([
    { dia: '2026-03-03', medio: 'sipago', importe: '100.00', acordada: '2.50' },
  ]);
});
