import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { CONTROLES, correrControl } from './diferencias.repository.ts';

let s: EscenarioDePagos;
let cep: number;
let pagado: number;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  ({ id: cep } = await s.cuponDeLegajo('cep'));
  await s.acreditar(cep, { importe: '5000.00' });
  pagado = await s.cuponDeMatricula();
  await s.abrir('sipago', pagado);
  s.falsas.sipago.pagar(await s.referencia(pagado), s.prueba.ahora(), { importe: '1500.00' });
  await s.leer(pagado);
  await s.cuponDeMatricula();
});
afterAll(() => s.e.prueba.cerrar());

class Deshacer extends Error {}

/** What each control says once the data are broken past the database's refusals; afterwards they are restored. */
const romper = async (...danios: readonly string[]): Promise<Record<string, string[]>> => {
  const dicho: Record<string, string[]> = {};
  const danar = async (db: Db): Promise<void> => {
    for (const danio of danios)
      await sql.raw(danio.replaceAll(':cep', String(cep)).replaceAll(':pagado', String(pagado))).execute(db);
    for (const control of CONTROLES) dicho[control.titulo] = await correrControl(db, control);
    throw new Deshacer();
  };
  await s.prueba.sinGuardas(danar).catch((error: unknown) => {
    if (!(error instanceof Deshacer)) throw error;
  });
  return dicho;
};

const ULTIMO_RECIBO = '(select max(numero) from comprobantes)';
const CASOS: readonly (readonly [titulo: string, danios: readonly string[], dice: RegExp])[] = [
  [
    'Asientos que no cierran',
    [`update movimientos set importe = importe + 1 where id = (select max(id) from movimientos)`],
    /^asiento \d+: 1\.00$/,
  ],
  [
    'Cupones cuya deuda no es la del libro',
    [`update ordenes_pago set estado = 'vencido' where estado = 'pendiente'`],
    /vencido/,
  ],
  [
    'Cupones cuya emisión no es la del libro',
    [
      `update movimientos set importe = importe - 7 where cuenta = 'emitido' and asiento_id in
      (select id from asientos where orden_id = :pagado)`,
    ],
    /^cupón \d+ \(pago\): el libro dice /,
  ],
  [
    'Pagos que no están en el libro como entraron',
    [`update operaciones_pago set importe = importe + 1, aplicado = aplicado + 1 where orden_id = :pagado`],
    /^pago \d+: 1501\.00, en el libro 1500\.00$/,
  ],
  [
    'Personas cuyo saldo a favor no es el del libro',
    [`update creditos set importe = importe * 10`],
    /^persona \d+: 5000\.00, en el libro 500\.00$/,
  ],
  [
    'Personas cuyo dinero por revisar no es el del libro',
    [
      `update operaciones_pago set a_revision = 3, aplicado = aplicado - 3, del_cupon = del_cupon - 3 where orden_id = :pagado`,
    ],
    /^persona \d+: 3\.00, en el libro /,
  ],
  [
    'Cuentas de lo recaudado que no son lo que se cobró por su medio',
    [`update movimientos set medio = 'caja' where medio = 'sipago'`],
    /^caja: 5000\.00, en el libro 6500\.00$/,
  ],
  [
    'Cuentas de lo recaudado que no son lo que se cobró por su medio',
    [`update movimientos set medio = 'transferencia', banco = 'provincia' where medio = 'sipago'`],
    /^transferencia, provincia: 0\.00, en el libro 1500\.00$/,
  ],
  [
    'Comisiones que no son lo que se quedaron los cobradores y el procesador de las tarjetas',
    [
      `insert into depositos (medio, banco, importe, comision, dia, comprobante, quien, cuando)
       values ('tarjeta', 'provincia', 97, 3, current_date, 'x', 'x', now())`,
    ],
    /^3\.00, en el libro 0\.00$/,
  ],
  [
    'Gastos e intereses de los bancos que no son los de sus renglones',
    [
      `insert into gastos_de_banco (renglon_id, banco, clase, sale, importe, quien, cuando)
       values (1, 'provincia', 'interes', false, 8, 'x', now())`,
    ],
    /^intereses: -8\.00, en el libro 0\.00$/,
  ],
  [
    'Faltantes y sobrantes de caja que no son los que se contaron al cerrar',
    [
      `insert into cierres (id, numero, dia, asientos, total, quien, cerrado_en) values (9, 9, '2026-01-01', 0, 0, 'x', now())`,
      `insert into cierre_cuentas (cierre_id, medio, inicial, entradas, salidas, diferencia, final) values (9, 'caja', 0, 0, 0, 7, 7)`,
    ],
    /^7\.00, en el libro 0\.00$/,
  ],
  [
    'Sumas del libro que no son las de sus asientos',
    [
      `insert into libro_por_dia (dia, cuenta, debe, haber) values ('2020-01-01', 'emitido', 7, 0)`,
      `delete from asientos_sin_sumar where asiento_id = (select max(asiento_id) from asientos_sin_sumar)`,
    ],
    /^2020-01-01, emitido: 7\.00, en los asientos 0\.00$/,
  ],
  [
    'Asientos que esperan un cierre y ya lo tienen, o que no lo tienen y no esperan',
    [`delete from asientos_sin_cerrar where asiento_id = (select max(id) from asientos)`],
    /^asiento \d+$/,
  ],
  [
    'Sumas de lo que espera un cierre que no son las de sus asientos',
    [
      `insert into por_cerrar_sumas (dia, medio, movimientos, entradas, salidas) values ('2020-01-01', 'caja', 1, 7, 0)`,
    ],
    /^2020-01-01, caja: 7\.00, en los asientos 0\.00$/,
  ],
  [
    'Sumas de lo que espera un cierre que no son las de sus asientos',
    [`insert into por_cerrar_asientos (dia, asientos) values ('2020-01-01', 2)`],
    /^2020-01-01, asientos: 2(\.00)?, en los asientos 0(\.00)?$/,
  ],
  [
    'Cuentas en las que lo del último cierre y lo que no se cerró no es lo del libro',
    [`delete from asientos_sin_cerrar where asiento_id in (select asiento_id from movimientos where medio = 'sipago')`],
    /^sipago: del cierre 0\.00, sin cerrar 0\.00, en el libro 1500\.00$/,
  ],
  [
    'Cuentas en las que lo del último cierre y lo que no se cerró no es lo del libro',
    [
      `insert into cierres (id, numero, dia, asientos, total, quien, cerrado_en) values (9, 9, '2026-01-01', 0, 0, 'x', now())`,
      `insert into cierre_cuentas (cierre_id, medio, banco, inicial, entradas, salidas, final)
       values (9, 'transferencia', 'provincia', 8, 0, 0, 8)`,
    ],
    /^transferencia, provincia: del cierre 8\.00, sin cerrar 0\.00, en el libro 0\.00$/,
  ],
  [
    'Pagos que están en la cuenta de otro medio',
    [`update movimientos set medio = 'caja' where medio = 'sipago'`],
    /^pago \d+ \(sipago\): en el libro caja$/,
  ],
  [
    'Cobranzas que se devolvieron por transferencia sin decir de qué banco salió: están descontadas de su cobrador. Leé en Rendiciones el archivo del banco que las tiene entre lo que salió',
    [
      `insert into cobros_sin_cupon (medio, externo, numero_boleta, importe, fecha_pago, registrado_en, devuelto_en,
         comprobante_devolucion, motivo, quien) values ('redLink', 'z', 'z', 10, now(), now(), now(), 'T-9', 'x', 'x')`,
    ],
    /^cobranza \d+ \(redLink\): 10\.00, transferencia T-9$/,
  ],
  [
    'Dinero sin identificar que no es el de la lista',
    [
      `insert into cobros_sin_cupon (medio, externo, numero_boleta, importe, fecha_pago, registrado_en)
       values ('redLink', 'x', 'x', 10, now(), now())`,
    ],
    /^cobranza \d+: 10\.00, en el libro 0\.00$/,
  ],
  [
    'Cupones cuyos ítems no suman su total',
    [`update orden_items set importe = importe + 1 where orden_id = :pagado`],
    /^cupón \d+: 1000\.00, sus ítems 1001\.00$/,
  ],
  [
    'Ítems que no están como su cupón',
    [`update orden_items set vigente = false where orden_id = :pagado`],
    /^cupón \d+ \(pago\)$/,
  ],
  [
    'Cupones pagos sin los pagos que los saldan, o al revés',
    [`update operaciones_pago set del_cupon = del_cupon - 1 where orden_id = :pagado`],
    /^cupón \d+ \(pago\): pagado 999\.00 de 1000\.00$/,
  ],
  [
    'Pagos aplicados sin su recibo, o al revés',
    [`delete from comprobantes where orden_id = :pagado`],
    /^pago \d+: aplicado 1000\.00, en recibos 0$/,
  ],
  [
    'Recibos con huecos en su numeración',
    [
      `update comprobantes set numero = numero + 3 where numero = ${ULTIMO_RECIBO}`,
      `update numeradores set ultimo = ultimo + 3`,
    ],
    /^del 2 al 4$/,
  ],
  [
    'Recibos con huecos en su numeración',
    [`update numeradores set ultimo = ultimo + 1 where clave = 'comprobantes'`],
    /^el numerador está en 3$/,
  ],
  [
    'Intenciones aprobadas sin su pago, o pagos de una que no lo está',
    [`update intenciones_pago set estado = 'rechazada' where orden_id = :pagado`],
    /^cupón \d+, sipago sipago-1-/,
  ],
  [
    'Pagos que su proveedor devolvió después de que el Colegio decidiera de ellos',
    [
      `update intenciones_pago set estado = 'reembolsada', devuelto = 1500 where orden_id = :pagado`,
      `update ordenes_pago set en_revision = true where id = :pagado`,
    ],
    /^pago \d+ del cupón \d+: 1500\.00$/,
  ],
  [
    'Renglones de un cobrador que son un pago y otra cosa',
    [
      `insert into cobros_sin_cupon (medio, externo, numero_boleta, importe, fecha_pago, registrado_en)
       values ('redLink', 'y', 'y', 10, now(), now())`,
      `insert into renglones_de_cobranza (medio, externo, numero_boleta, importe, dia, visto_en, operacion_id, cobro_id)
       select 'redLink', 'y', 'y', 10, current_date, now(), p.id, c.id from operaciones_pago p, cobros_sin_cupon c
       where p.orden_id = :pagado and c.externo = 'y'`,
    ],
    /^pago \d+ del cupón \d+: cobranza \d+$/,
  ],
  [
    'CEP pagados que no están en su contrato, o que están y se deben',
    [`delete from ceps where orden_pago_id = :cep`],
    /^contrato \d+: debe 5000\.00, pagó 5000\.00$/,
  ],
];

test('sin nada roto, ninguno dice nada', async () => {
  expect(Object.values(await romper('select 1')).flat()).toEqual([]);
});

test.each(CASOS)('«%s» lo dice cuando pasa', async (titulo, danios, dice) => {
  expect((await romper(...danios))[titulo]).toEqual(expect.arrayContaining([expect.stringMatching(dice)]));
});

test('cada control tiene con qué hacerlo hablar', () => {
  expect(new Set(CASOS.map(([titulo]) => titulo))).toEqual(new Set(CONTROLES.map(({ titulo }) => titulo)));
});
