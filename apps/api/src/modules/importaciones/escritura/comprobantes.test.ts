import type { HistoriaDePago, PagosRecibidos } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  crearEscenarioDeImportacion,
  cuentasDe,
  type EscenarioDeImportacion,
  motivosDe,
} from '../../../testing/importaciones/escenario.ts';
import { UN_COLEGIO } from '../../../testing/importaciones/un-colegio.ts';
import { conciliar } from '../../dinero/conciliacion/conciliar.service.ts';

let s: EscenarioDeImportacion;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
});
afterEach(async () => {
  const momento = { ahora: s.prueba.ahora(), hoy: s.prueba.ahora().toISOString().slice(0, 10) };
  expect(await conciliar(s.db, s.pasarelas, { ...momento, dias: 1 })).toEqual([]);
  await s.prueba.cerrar();
});

const BASE = {
  ...{ personas: UN_COLEGIO.personas ?? [], matriculas: UN_COLEGIO.matriculas ?? [] },
  legajos: UN_COLEGIO.legajos ?? [],
};
const DE_4512 = { Número: '4512', Fecha: '10/03/2024', Medio: 'Efectivo' };
const PAGOS = [
  { ...DE_4512, Matrícula: 'T-40.001', Concepto: 'Cuota 1', Año: 2024, Importe: 100 },
  { ...DE_4512, Matrícula: 'T-40.001', Concepto: 'Cuota 2', Año: 2024, Importe: 200.5 },
  { ...DE_4512, Legajo: 70_001, Concepto: 'CEP', Importe: 50 },
  { ...DE_4512, Legajo: 70_001, Concepto: 'Timbrado', Importe: 7 },
];

const traerYAceptar = async (pagos = PAGOS) => {
  const { id, resumen } = await s.traer({ ...BASE, pagos });
  expect(resumen?.rechazadas).toEqual([]);
  await s.aceptar(id);
  expect(await s.leer(id)).toMatchObject({ estado: 'aceptada', falla: null });
};

test('quien lleva la tesorería halla todo lo que pagó por su número, y ve que es de uno solo', async () => {
  await traerYAceptar();
  const tesoreria = await s.conRol('tesorera', ['administracion', 'tesoreria']);
  const { items } = (await tesoreria('GET', '/colegio/pagos?texto=4512')).json<PagosRecibidos>();
  expect(items.map(({ externo, importe }) => `${externo} ${importe}`).sort()).toEqual([
    ...['4512 100.00', '4512 200.50', '4512 50.00', '4512 7.00'],
  ]);
  const [{ id = 0 } = {}] = items;
  const historia = (await tesoreria('GET', `/colegio/pagos/${id}`)).json<HistoriaDePago>();
  expect([...historia.del_mismo_comprobante].sort()).toEqual(
    items
      .map((una) => una.id)
      .filter((uno) => uno !== id)
      .sort(),
  );
});

test('la misma planilla no cambia nada, lo que llega después con su número no es de él, y lo de la versión de antes se reconoce', async () => {
  await traerYAceptar(PAGOS.slice(0, 1));
  // as the version before knew it
  await s.prueba.comoDuenio((db) => sql`update importados set clave = '4512' where entidad = 'pagos'`.execute(db));
  const antes = await s.contarTodo();
  const segunda = await s.traer({ ...BASE, pagos: PAGOS.slice(0, 1) });
  expect(cuentasDe(segunda).pagos).toBe('0,0,1,0');
  const tercera = await s.traer({ pagos: [...PAGOS.slice(0, 2), { ...PAGOS[2], Número: '4512-2' }] });
  expect(cuentasDe(tercera).pagos).toBe('1,0,1,1');
  expect(motivosDe(tercera)).toEqual([
    'Pagos 3, Número de pago: El comprobante 4512 ya entró, y esto no estaba en él: si falta, traelo con otro número (4512-2).',
  ]);
  expect(motivosDe(await s.traer({ pagos: [{ ...PAGOS[0], Importe: 90 }] }))).toEqual([
    'Pagos 2, Número de pago: Ya entró con otros datos, y lo que pasó en el sistema anterior no cambia.',
  ]);
  expect(await s.contarTodo()).toEqual(antes);
});

test('con una fila de otro día no entra ninguna, y corregida entran todas', async () => {
  const [primera = {}, ...resto] = PAGOS;
  const mala = await s.traer({ ...BASE, pagos: [primera, ...resto.slice(0, 2), { ...PAGOS[3], Fecha: '11/03/2024' }] });
  expect(cuentasDe(mala).pagos).toBe('0,0,0,4');
  expect(motivosDe(mala).at(-1)).toMatch(/^Pagos 5, Fecha de pago: No es como la fila 2, del mismo comprobante/);
  await s.aceptar(mala.id);
  const bien = await s.traer({ ...BASE, pagos: PAGOS });
  expect(cuentasDe(bien).pagos).toBe('4,0,0,0');
});

test('la base rechaza lo que no es de él: otra vez lo mismo, otro día, otra importación, o dos renglones en lo que se cobra acá', async () => {
  await traerYAceptar();
  const sumar = (cambios: { medio?: string; fecha?: string; registrada?: string; renglon?: number; otro?: boolean }) =>
    s.prueba.comoDuenio((db) =>
      db.transaction().execute(async (trx) => {
        // those of what is owed would refuse it before
        await sql`alter table orden_items disable trigger user`.execute(trx);
        await sql`with base as (select p.*, o.persona_id, o.circuito, i.cargo_id, i.concepto from operaciones_pago p
            join ordenes_pago o on o.id = p.orden_id join orden_items i on i.orden_id = o.id
            where p.externo = '4512' and i.concepto = 'cuota_1'),
          orden as (insert into ordenes_pago (persona_id, circuito, estado, monto_total, monto_con_recargo, vencimiento,
              ultimo_vencimiento, preferencias, pagada_en, creada_en)
            select persona_id, circuito, 'pago', 1, 1, '2024-03-10', '2024-03-10', '{}', fecha_pago, fecha_pago from base returning id),
          item as (insert into orden_items (orden_id, concepto, descripcion, importe, capital, cargo_id, vigente)
            select orden.id, base.concepto, 'x', 1, 1, ${cambios.otro ? sql`null` : sql`base.cargo_id`}, true from orden, base returning id)
          insert into operaciones_pago (orden_id, medio, externo, renglon, importe, fecha_pago, registrada_en, aplicado, del_cupon,
            a_credito, a_revision)
          select orden.id, ${cambios.medio ?? 'importacion'}, '4512', ${cambios.renglon ?? 5},  1,
            coalesce(${cambios.fecha ?? null}::timestamptz, base.fecha_pago),
            coalesce(${cambios.registrada ?? null}::timestamptz, base.registrada_en), 1, 1, 0, 0 from orden, base, item`.execute(
          trx,
        );
      }),
    );
  await expect(sumar({})).rejects.toThrow(/ya vino con otra cosa/);
  await expect(sumar({ otro: true, fecha: '2024-03-11T12:00:00-03:00' })).rejects.toThrow(/ya vino con otra cosa/);
  await expect(sumar({ otro: true, registrada: '2027-01-01T12:00:00-03:00' })).rejects.toThrow(/ya vino con otra cosa/);
  await expect(sumar({ otro: true, renglon: 2 })).rejects.toThrow(/operaciones_pago_medio_externo_key/);
  await expect(sumar({ otro: true, medio: 'caja' })).rejects.toThrow(/operaciones_pago_renglon_check/);
});
