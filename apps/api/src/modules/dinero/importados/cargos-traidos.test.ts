import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CON_EN_TRAMITE, type EnTramite, seguirEnTramite } from '../../../testing/importaciones/en-tramite.ts';
import { crearEscenarioDeImportacion, type EscenarioDeImportacion } from '../../../testing/importaciones/escenario.ts';

let s: EscenarioDeImportacion;
let t: EnTramite;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
  const { id } = await s.traer(CON_EN_TRAMITE);
  await s.aceptar(id);
  t = await seguirEnTramite(s);
});
afterEach(async () => {
  expect(await t.conciliado()).toEqual([]);
  await s.prueba.cerrar();
});

const DE = (numero: number) => `detalle_id = (select d.id from legajo_detalles d join legajos l on l.id = d.legajo_id
  where l.numero_legajo = ${numero} and d.tipo_contrato = 'original') and circuito = 'cep'`;

test('la base no deja que lo que vino valga otra cosa, cambie, ni sea de un contrato que se hizo acá', async () => {
  const casos: readonly (readonly [string, RegExp])[] = [
    [`update cargos_de_contrato set importe = 1999 where ${DE(70_010)}`, /cargos_de_contrato_traido_check/],
    [`update cargos_de_contrato set traido = 1999, importe = 1999 where ${DE(70_010)}`, /solo crece/],
    [`update cargos_de_contrato set traido = null where ${DE(70_010)}`, /solo crece/],
    [
      `with nuevo as (insert into legajo_detalles (legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto,
          tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea, observaciones)
        select d.legajo_id, 'ampliacion', 'manual', d.estado_id, d.fecha, d.vencimiento, d.monto, '', '', '', '', ''
        from legajo_detalles d join legajos l on l.id = d.legajo_id where l.numero_legajo = 70012 returning id)
      insert into cargos_de_contrato (detalle_id, circuito, importe, traido, actualizado_en) select id, 'cep', 5, 5, now() from nuevo`,
      /no vino de un sistema anterior/,
    ],
  ];
  for (const [consulta, rechazo] of casos) await expect(sql.raw(consulta).execute(s.db)).rejects.toThrow(rechazo);
  await sql.raw(`update cargos_de_contrato set importe = 0 where ${DE(70_012)}`).execute(s.db);
});

test('lo que se había pagado del original sigue pago cuando se amplía y se cobra la ampliación', async () => {
  const id = await t.numero(70_011);
  await t.bien(t.ana, 'POST', '/legajo_detalles', await t.ampliacion(id));
  await t.confirmar((await t.leer(id)).detalles.at(-1)?.id ?? 0);
  expect(await t.pagar(id, 'cep')).toBe('2500.00');
  expect(await t.saldos(70_011)).toContain('cep 6000.00 6000.00');
  expect(await t.leer(id)).toMatchObject({ estado_cep: 'pagado', falta: ['timbrar'] });
});

test('lo que una importación de antes dejó sin pagar puede venir después, una vez', async () => {
  const otra = { deudas: [{ Concepto: 'Timbrado', Legajo: 70_011, Importe: 300 }] };
  const { id } = await s.traer(otra);
  await s.aceptar(id);
  const legajo = await t.numero(70_011);
  expect(await t.leer(legajo)).toMatchObject({ falta: ['timbrar'], timbrado_cumplido: false });
  expect(await t.colas(legajo)).toEqual(['para_revisar']);
  const repetida = await s.traer(otra);
  expect(repetida.resumen?.cuentas).toMatchObject([{ entidad: 'deudas', crea: 0, igual: 1, rechaza: 0 }]);
});

test('espera a quien está con el legajo antes de decidir, y no se traba con él', async () => {
  const { id } = await s.traer({ deudas: [{ Concepto: 'Timbrado', Legajo: 70_011, Importe: 300 }] });
  await s.pedirAceptar(id);
  const { trabajo } = await s.db.transaction().execute(async (trx) => {
    await sql`select from legajos where numero_legajo = 70011 for update`.execute(trx);
    const enCurso = s.trabajar();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(s.db);
      expect(rows).toHaveLength(1);
    });
    const { paso } = await s.leer(id);
    expect(paso).toBe('leyendo');
    await sql
      .raw(
        `insert into cargos_de_contrato (detalle_id, circuito, importe, actualizado_en)
        select d.id, 'timbrados', 0, now() from legajo_detalles d join legajos l on l.id = d.legajo_id
        where l.numero_legajo = 70011 and d.tipo_contrato = 'original'
        on conflict (detalle_id, circuito) do update set actualizado_en = now()`,
      )
      .execute(trx);
    return { trabajo: enCurso };
  });
  await trabajo;
  expect(await s.leer(id)).toMatchObject({ estado: 'aceptada', falla: null });
  expect(await t.saldos(70_011)).toContain('timbrados 300.00 300.00');
});
