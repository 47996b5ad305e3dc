import { ESTADOS_DE_INTENCION, EVENTOS_DE_INTENCION, estadoTras, MEDIOS_EN_LINEA } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { devolverCredito } from '../modules/dinero/colegio/devolver.service.ts';
import { revertirOperacion } from '../modules/dinero/colegio/revertir.service.ts';
import { resolverCupon, resolverPago } from '../modules/dinero/colegio/revisar.service.ts';
import { cobrarUnCupon } from '../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../testing/dinero/liquidaciones.ts';
import { conectar, type Db } from './conectar.ts';
import { CON_IDS_DE_DATA, DE_LA_BASE, puedeDeMas, SE_BORRAN, SOLO_CRECEN } from './permisos.ts';

let s: EscenarioDePagos;
let duenio: Db;
const casos: Record<string, number> = {};

const cerrar = (orden_id: number) =>
  s.db.transaction().execute(async (trx) => {
    await trx.updateTable('ordenes_pago').set({ estado: 'vencido' }).where('id', '=', orden_id).execute();
    await trx.updateTable('orden_items').set({ vigente: false }).where('orden_id', '=', orden_id).execute();
  });

beforeAll(async () => {
  s = await crearEscenarioDePagos();
  const l = liquidacionesDe(s);
  await l.generar(2026);
  await l.sancionar();
  casos.persona = s.e.persona.id;
  casos.otra = s.e.otra.persona.id;
  casos.credito = (await l.dar('500.00')).credito_id;
  casos.pendiente = await s.cuponDeMatricula();
  casos.pagado = await s.cuponDeMatricula();
  casos.operacion = (await s.acreditar(casos.pagado, { importe: '1000.00' })).operacion_id;
  await cobrarUnCupon(s, await s.cuponDeMatricula());
  casos.vencido = await s.cuponDeMatricula();
  await cerrar(casos.vencido);
  await s.abrir('sipago', casos.pendiente);
  casos.cep = (await s.cuponDeLegajo('cep')).id;
  casos.timbrado = (await s.cuponDeLegajo('timbrados')).id;
  casos.cep_pago = (await s.cuponDeLegajo('cep')).id;
  await s.acreditar(casos.cep_pago);
  const anulado = await s.cuponDeLegajo('cep');
  await s.vida.anular(anulado.legajo_id);
  const { operacion_id } = await s.acreditar(anulado.id);
  await resolverPago(s.db, operacion_id, { ...l.elColegio(), decision: 'devuelto', motivo: 'Era de otro' });
  const deshecho = await s.acreditar(await s.cuponDeMatricula(), { importe: '1000.00' });
  const delColegio = { ...l.elColegio(), motivo: 'Error de carga' };
  await revertirOperacion(s.db, { ...delColegio, operacion_id: deshecho.operacion_id, tipo: 'reversion' });
  casos.decidido = await s.cuponDeMatricula();
  await s.acreditar(casos.decidido, { importe: '1000.00' });
  const { numero_boleta } = await s.db
    .updateTable('ordenes_pago')
    .set({ en_revision: true })
    .where('id', '=', casos.decidido)
    .returning('numero_boleta')
    .executeTakeFirstOrThrow();
  await resolverCupon(s.db, numero_boleta, { ...delColegio, decision: 'devuelto' });
  const { credito_id } = await l.dar('10.00');
  await devolverCredito(s.db, { ...delColegio, credito_id, importe: '4.00', comprobante: 'T-1' });
  duenio = conectar(s.prueba.duenio, { conexiones: 1 });
});
afterAll(async () => {
  await duenio.destroy();
  await s.prueba.cerrar();
});

const conCasos = (consulta: string): string =>
  consulta.replace(/:(\w+)\b/g, (texto, nombre: string) => (nombre in casos ? String(casos[nombre]) : texto));

const intentar = (db: Db, consultas: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(conCasos(consulta)).execute(trx);
  });

const asiento = (concepto = 'bonificacion'): string =>
  `insert into asientos (cuando, concepto, orden_id) values (now(), '${concepto}', null)`;
const BONIFICACION = `insert into creditos (persona_id, origen, descripcion, importe, creado_en)
  values (:persona, 'bonificacion', 'x', 10, now())`;
/** A collected amount is in the account of its method; `recaudado` alone is the cashier's. */
const linea = ([cuenta, persona, importe]: [cuenta: string, persona: string, importe: number]): string => {
  const [nombre, medio = 'caja', banco] = cuenta.split(' ');
  const deQue = nombre === 'recaudado' ? [`'${medio}'`, banco ? `'${banco}'` : 'null'] : ['null', 'null'];
  return `('${nombre}', ${persona}::int, ${importe}, ${deQue})`;
};
const lineas = (...filas: Parameters<typeof linea>[0][]): string =>
  `insert into movimientos (asiento_id, cuenta, persona_id, importe, medio, banco)
   select (select max(id) from asientos), v.* from (values ${filas.map(linea)}) v`;
// The items default to a sanction of their own for the total.
const cupon = (total: number, items: string, columnas = {}): string => {
  const orden = {
    persona_id: ':persona',
    circuito: "'matriculados'",
    estado: "'pendiente'",
    monto_total: total,
    monto_con_recargo: total,
    vencimiento: 'current_date',
    ultimo_vencimiento: 'current_date',
    creada_en: 'now()',
    ...columnas,
  };
  return `with o as (insert into ordenes_pago (${Object.keys(orden)}) values (${Object.values(orden)}) returning id),
    s as (insert into sanciones (matricula_id, motivo, importe, fecha)
      select min(id), 'prueba', 1e6, current_date from matriculas where persona_id = ${orden.persona_id} returning id)
    insert into orden_items (orden_id, concepto, descripcion, importe, credito_id, cargo_id, sancion_id, capital)
    select o.id, 'prueba', 'prueba', v.*, case when v.credito_id is null then v.importe end from o, (values ${items}) v (importe, credito_id, cargo_id, sancion_id)`;
};
const item = (importe: number, credito = 'null::int', cargo = 'null::int', sancion = ''): string => {
  const propia = credito === 'null::int' && cargo === 'null::int' ? '(select id from s)' : 'null::int';
  return `(${[importe, credito, cargo, sancion || propia]})`;
};
const pago = (orden: string, importe: number, columnas: Record<string, unknown> = {}): string => {
  const operacion = {
    orden_id: orden,
    medio: "'caja'",
    externo: 'gen_random_uuid()::text',
    importe,
    fecha_pago: 'now()',
    registrada_en: 'now()',
    aplicado: importe,
    a_credito: 0,
    a_revision: 0,
    del_cupon: columnas.aplicado ?? importe,
    ...columnas,
  };
  return `insert into operaciones_pago (${Object.keys(operacion)}) values (${Object.values(operacion)})`;
};
const enElLibro = (orden: string, importe: number, contra = 'deudores'): string[] => [
  `insert into asientos (cuando, concepto, orden_id, operacion_id)
   values (now(), 'cobro', ${orden}, (select max(id) from operaciones_pago))`,
  lineas(['recaudado', ':persona', importe], [contra, ':persona', -importe]),
];
const nuevaIntencion = (estado: string): string => `
  insert into intenciones_pago (orden_id, medio, referencia, externo, url, importe, vence, estado, creada_en, actualizada_en)
  values (:pendiente, 'net_pagos', 'x', 'x', 'x', 1, now(), '${estado}', now(), now())`;
const cobranza = `
  insert into cobros_sin_cupon (medio, externo, numero_boleta, importe, fecha_pago, registrado_en)
  values ('redLink', 'x', 'x', 10, now(), now())`;
const marcarPago = `update ordenes_pago set estado = 'pago', pagada_en = now() where id = :pendiente`;
const numerar = `update numeradores set ultimo = ultimo + 1 where clave = 'comprobantes'`;
const recibo = (numero: string, importe = 1): string => `
  insert into comprobantes (numero, orden_id, operacion_id, fecha, importe, creado_en)
  values (${numero}, :pendiente, (select max(id) from operaciones_pago), current_date, ${importe}, now())`;
const imputado = (importe: number): string => `
  insert into imputaciones (operacion_id, item_id, capital, recargo, cuando)
  select (select max(id) from operaciones_pago), min(id), ${importe}, 0, now() from orden_items where orden_id = :pendiente`;
const unPago = [pago(':pendiente', 10), imputado(10), ...enElLibro(':pendiente', 10)];

type Caso = [que: string, consultas: string[], rechazo: RegExp];

const CUPONES: Caso[] = [
  ['un cupón pago sin ningún pago', [marcarPago], /no está pago/],
  ['un cupón pago con menos que su total', [marcarPago, ...unPago], /no está pago/],
  [
    'un cupón de cero pago sin la operación que lo dice',
    [
      cupon(0, `${item(5)}, ${item(-5, ':credito')}`),
      `update ordenes_pago set estado = 'pago', pagada_en = now() where monto_total = 0`,
    ],
    /no está pago/,
  ],
  ['un cupón que nace pago', [cupon(10, item(10), { estado: "'pago'", pagada_en: 'now()' })], /no está pago/],
  [
    'un cupón pago otra vez con lo que el Colegio decidió que no lo paga',
    [
      `update ordenes_pago set estado = 'pago', pagada_en = now() where id = :decidido`,
      'update orden_items set vigente = true where orden_id = :decidido',
    ],
    /no está pago/,
  ],
  [
    'un ítem por más de lo que todavía se debe',
    [cupon(1000, '(1000, null::int, null::int, (select sancion_id from orden_items where orden_id = :pagado))')],
    /cobra 1000\.00, y se debe 0\.00/,
  ],
  ['otro total', ['update ordenes_pago set monto_total = 1 where id = :pendiente'], /no cambia/],
  ['otro recargo', ['update ordenes_pago set monto_con_recargo = 1e6 where id = :pendiente'], /no cambia/],
  ['otra persona', ['update ordenes_pago set persona_id = :otra where id = :pendiente'], /no cambia/],
  ['otro vencimiento', ['update ordenes_pago set ultimo_vencimiento = now() where id = :pendiente'], /no cambia/],
  [
    'un pago que se deshace',
    [`update ordenes_pago set estado = 'pendiente', pagada_en = null where id = :pagado`],
    /de pago a pendiente/,
  ],
  [
    'un pago que vence',
    [
      `update ordenes_pago set estado = 'vencido', pagada_en = null where id = :pagado`,
      'update orden_items set vigente = false where orden_id = :pagado',
    ],
    /no se deshizo/,
  ],
  [
    'un vencido que revive',
    [`update ordenes_pago set estado = 'pendiente' where id = :vencido`],
    /vencido a pendiente/,
  ],
  ['otra fecha de pago', [`update ordenes_pago set pagada_en = '2020-01-01' where id = :pagado`], /cuándo se pagó/],
  ['el importe de un ítem', ['update orden_items set importe = 1 where orden_id = :pendiente'], /no cambia/],
  [
    'un ítem agregado después',
    [`insert into orden_items (orden_id, concepto, descripcion, importe, capital) values (:pendiente, 'x', 'x', 1, 1)`],
    /ya está emitido/,
  ],
  ['ítems que no suman el total', [cupon(10, item(9))], /suman 9/],
  [
    'un ítem libre con su cupón pendiente',
    ['update orden_items set vigente = false where orden_id = :pendiente'],
    /vigentes mientras/,
  ],
  [
    'un ítem vigente con su cupón vencido',
    ['update orden_items set vigente = true where orden_id = :vencido'],
    /vigentes mientras/,
  ],
  [
    'un cargo de otra persona',
    [cupon(10, item(10, 'null::int', '(select min(id) from cargos)'), { persona_id: ':otra' })],
    /es de otra persona/,
  ],
  [
    'una sanción de otra persona',
    [cupon(10, item(10, 'null::int', 'null::int', '(select min(id) from sanciones)'), { persona_id: ':otra' })],
    /es de otra persona/,
  ],
];

const CREDITOS: Caso[] = [
  [
    'un saldo a favor de un pago que no hubo',
    [
      `insert into creditos (persona_id, origen, descripcion, importe, creado_en) values (:persona, 'pago', 'x', 70, now())`,
      asiento(),
      lineas(['recaudado', ':persona', 70], ['creditos', ':persona', -70]),
    ],
    /no es de ningún pago/,
  ],
  ['un crédito diez veces mayor', ['update creditos set importe = importe * 10 where id = :credito'], /solo crece/],
  ['un crédito usado de más', [cupon(10, `${item(511)}, ${item(-501, ':credito')}`)], /se usó por 501/],
  [
    'un crédito usado dos veces',
    [1, 2].map(() => cupon(10, `${item(310)}, ${item(-300, ':credito')}`)),
    /se usó por 600/,
  ],
  [
    'el crédito de otra persona',
    [cupon(10, `${item(20)}, ${item(-10, ':credito')}`, { persona_id: ':otra' })],
    /es de otra persona/,
  ],
  ['un crédito que no está en el libro', [BONIFICACION], /no está en el libro/],
  ['el importe de un cargo', ['update cargos set importe = 1'], /no cambia/],
  ['el importe de una sanción', ['update sanciones set importe = 1'], /solo crece/],
];

const LIBRO: Caso[] = [
  ['un asiento sin líneas', [asiento()], /no tiene líneas/],
  ['un asiento que no cierra', [asiento(), lineas(['emitido', ':persona', 10])], /no cierra/],
  [
    'un asiento de dos personas',
    [asiento(), lineas(['emitido', ':persona', 10], ['deudores', ':otra', -10])],
    /más de una persona/,
  ],
  [
    'dos líneas que cierran, en un asiento de antes',
    [lineas(['emitido', ':persona', 10], ['deudores', ':persona', -10])],
    /ya está cerrado/,
  ],
  [
    'lo mismo, después de que lo mirara',
    [
      BONIFICACION,
      asiento(),
      lineas(['bonificado', ':persona', 10], ['creditos', ':persona', -10]),
      'set constraints all immediate',
      'set constraints all deferred',
      lineas(['emitido', ':otra', 10], ['deudores', ':otra', -10]),
    ],
    /más de una persona/,
  ],
  [
    'un asiento de otra persona que su cupón',
    [
      `insert into asientos (cuando, concepto, orden_id) values (now(), 'emision', :pendiente)`,
      lineas(['emitido', ':otra', 10], ['deudores', ':otra', -10]),
    ],
    /persona de su cupón/,
  ],
  [
    'un asiento de otro cupón que su pago',
    [
      `insert into asientos (cuando, concepto, orden_id, operacion_id) values (now(), 'cobro', :pendiente, :operacion)`,
      lineas(['emitido', ':persona', 10], ['deudores', ':persona', -10]),
    ],
    /cupón de su pago/,
  ],
];

const PAGOS: Caso[] = [
  ['un pago sin su asiento', [pago(':pendiente', 10)], /no está en el libro/],
  ['un pago con un asiento menor', [pago(':pendiente', 10), ...enElLibro(':pendiente', 9)], /no está en el libro/],
  [
    'un pago que aplica más que lo que el cupón cobra',
    [pago(':pendiente', 999_999), ...enElLibro(':pendiente', 999_999)],
    /se aplicó 999999.00 y se imputó 0/,
  ],
  [
    'un pago que aplica en negativo',
    [pago(':pendiente', 0, { aplicado: -10, del_cupon: 0, a_revision: 10 }), ...enElLibro(':pendiente', 10)],
    /operaciones_pago_partes_check/,
  ],
  [
    'un pago que deja a favor más de lo que dice',
    [pago(':pendiente', 10, { aplicado: 0, a_credito: 10, credito_id: ':credito' }), ...enElLibro(':pendiente', 10)],
    /no es por/,
  ],
  [
    'una decisión sin su asiento',
    [
      `insert into revisiones (orden_id, decision, motivo, importe, quien, cuando)
       values (:pagado, 'devuelto', 'x', 10, 'x', now())`,
    ],
    /no está en el libro/,
  ],
  [
    'un pago que cancela más que lo que su cargo es',
    [pago(':pendiente', 1001), imputado(1001), ...enElLibro(':pendiente', 1001)],
    /de 1000.00, se cancela 1001.00/,
  ],
  [
    'un pago deshecho dos veces',
    [1, 2].map(
      () => `insert into reversiones (operacion_id, tipo, motivo, importe, quien, cuando)
        values (:operacion, 'reversion', 'x', 1000, 'x', now())`,
    ),
    /reversiones_operacion_id_key/,
  ],
  [
    'más devuelto que lo que hay a favor',
    [
      `insert into devoluciones (credito_id, importe, motivo, comprobante, quien, cuando)
       values (:credito, 501, 'x', 'T-9', 'x', now())`,
    ],
    /se usó por 501/,
  ],
  ['una intención que nace abierta', [nuevaIntencion('abierta')], /nace «creando»/],
  ['el importe de una intención abierta', ['update intenciones_pago set importe = 1'], /no cambia/],
  ['la orden de una intención', ['update intenciones_pago set orden_id = :pagado'], /no cambia/],
  [
    'lo que un proveedor devolvió, de menos',
    ['update intenciones_pago set devuelto = 2', 'update intenciones_pago set devuelto = 1'],
    /no baja/,
  ],
  [
    'un renglón que pasa a ser de otro pago',
    [
      `insert into renglones_de_cobranza (medio, externo, numero_boleta, importe, dia, visto_en, operacion_id)
       values ('redLink', 'x', 'x', 10, current_date, now(), :operacion)`,
      'update renglones_de_cobranza set operacion_id = null',
    ],
    /ya tiene su pago/,
  ],
  ['una cobranza con otro importe', [cobranza, 'update cobros_sin_cupon set importe = 1'], /no cambia/],
  [
    'una cobranza identificada dos veces',
    [
      cobranza,
      'update cobros_sin_cupon set operacion_id = :operacion',
      'update cobros_sin_cupon set operacion_id = null',
    ],
    /ya está identificada/,
  ],
];

const REVERSION = `insert into reversiones (operacion_id, tipo, motivo, importe, quien, cuando)
  values (:operacion, 'reversion', 'x', 1000, 'x', now())`;
const DEVOLUCION = `insert into devoluciones (credito_id, importe, motivo, comprobante, quien, cuando)
  values (:credito, 5, 'x', 'T-5', 'x', now())`;
const aLaInversa = (columnas: string): string => `
  insert into imputaciones (operacion_id, item_id, capital, recargo, reversion_id, revision_id, cuando)
  select :operacion, min(i.id), ${columnas}, now() from orden_items i where i.orden_id = :pagado`;
const DESHECHOS: Caso[] = [
  ['un pago deshecho sin su asiento', [REVERSION], /no está en el libro/],
  ['un pago deshecho por otro importe', [REVERSION.replace('1000', '1001')], /no es por lo que fue su pago/],
  [
    'un pago deshecho que sigue cancelando lo suyo',
    [
      REVERSION,
      `insert into asientos (cuando, concepto, orden_id, operacion_id) values (now(), 'reversion', :pagado, :operacion)`,
      lineas(['emitido', ':persona', 1000], ['recaudado', ':persona', -1000]),
    ],
    /no deshace lo que su pago canceló/,
  ],
  ['una devolución sin su asiento', [DEVOLUCION], /no está en el libro/],
  [
    'una devolución con el asiento de otra persona',
    [DEVOLUCION, asiento('devolucion'), lineas(['creditos', ':otra', 5], ['recaudado transferencia', ':otra', -5])],
    /no está en el libro/,
  ],
  [
    'una devolución como parte de lo que no se deshizo',
    [
      `insert into devoluciones (credito_id, importe, motivo, reversion_id, quien, cuando)
       select :credito, 5, 'x', min(id), 'x', now() from reversiones`,
    ],
    /no es de lo que dejó el pago deshecho/,
  ],
  [
    'un pago que vuelve a cancelar después',
    [
      `insert into imputaciones (operacion_id, item_id, capital, recargo, cuando)
       select :operacion, min(id), 0, 1, now() from orden_items where orden_id = :pagado`,
    ],
    /se aplicó 1000.00 y se imputó 1001.00/,
  ],
  [
    'lo que deshace otro pago',
    [aLaInversa('-1, 0, (select min(id) from reversiones), null::int')],
    /no es de su cupón/,
  ],
  [
    'lo que decidió otro cupón',
    [aLaInversa('-1, 0, null::int, (select min(id) from revisiones)')],
    /no es de su cupón/,
  ],
  [
    'un cupón pago por uno de cero que dice cancelarlo',
    [pago(':pendiente', 0, { del_cupon: 1000 }), marcarPago],
    /trae_lo_que_cancela_check/,
  ],
];

const cep = (orden: string, importe: number): string => `
  insert into ceps (detalle_id, fecha, importe, orden_pago_id)
  select detalle_id, current_date, ${importe}, id from ordenes_pago where id = ${orden}`;
const CEPS: Caso[] = [
  ['un CEP de un cupón que nadie pagó', [cep(':cep', 5000)], /se pagaron 0 de cep/],
  [
    'un CEP con el cupón de otro contrato',
    [
      cep(':cep_pago', 1).replace(
        'detalle_id, current_date',
        '(select max(detalle_id) from ordenes_pago), current_date',
      ),
    ],
    /se pagaron/,
  ],
  ['otro importe de un CEP', ['update ceps set importe = 1'], /no cambia/],
  ['el CEP de otro contrato', ['update ceps set detalle_id = (select min(id) from legajo_detalles) - 1'], /no cambia/],
  ['un CEP que revive', ['update ceps set anulado = true', 'update ceps set anulado = false'], /solo crece/],
  ['un CEP sin el cupón que lo trajo', ['update ceps set orden_pago_id = null'], /no cambia/],
  [
    'un CEP que no trajo ningún cupón, ni anulado',
    [
      `insert into ceps (detalle_id, fecha, importe, anulado) select detalle_id, current_date, 1, true from ordenes_pago where id = :cep`,
    ],
    /ceps sin el cupón/,
  ],
  [
    'un timbrado del Colegio que no trajo ningún cupón',
    [
      `insert into timbrados (detalle_id, tipo, prepago, numero_formateado, fecha, importe, descripcion)
       select detalle_id, 'interno', false, 'T-2', current_date, 1200, 'Sede' from ordenes_pago where id = :timbrado`,
    ],
    /timbrados sin el cupón/,
  ],
  [
    'un contrato que debe más de lo que vale',
    ['update cargos_de_contrato set importe = 100000.01'],
    /no vale los 100000.01/,
  ],
  [
    'un contrato que debe más de lo que vale, desde que empieza a deber',
    [
      `insert into cargos_de_contrato (detalle_id, circuito, importe, actualizado_en)
       select id, 'cep', monto + 1, now() from legajo_detalles`,
    ],
    /no vale los/,
  ],
  [
    'un timbrado de un cupón que nadie pagó',
    [
      `insert into timbrados (detalle_id, tipo, prepago, numero_formateado, fecha, importe, descripcion, orden_pago_id)
       select detalle_id, 'interno', true, 'T-1', current_date, 1200, 'Sede', id from ordenes_pago where id = :timbrado`,
    ],
    /se pagaron 0 de timbrados/,
  ],
  [
    'el cargo de un contrato en otro',
    [`update cargos_de_contrato set circuito = 'cep' where circuito = 'timbrados'`],
    /solo crece/,
  ],
];

const RECIBOS: Caso[] = [
  ['el numerador para atrás', ['update numeradores set ultimo = ultimo - 1'], /crece de a uno/],
  ['el numerador que salta', ['update numeradores set ultimo = ultimo + 2'], /crece de a uno/],
  ['un numerador que empieza adelantado', [`insert into numeradores values ('otro', 7)`], /empieza de cero/],
  [
    'el numerador de certificados para atrás',
    [
      `insert into numeradores_de_certificados values ('caie', 2020, 7)`,
      'update numeradores_de_certificados set ultimo = 6 where anio = 2020',
    ],
    /no vuelve atrás/,
  ],
  ['un número que se toma y no se usa', [numerar], /se tomó y no se usó/],
  ['un recibo sin tomar su número', [...unPago, recibo('(select max(numero) + 1 from comprobantes)')], /no sigue/],
  [
    'un recibo que deja un hueco',
    [...unPago, numerar, recibo('(select max(numero) + 2 from comprobantes)')],
    /se tomó y no se usó|no sigue/,
  ],
  [
    'recibos en desorden',
    [
      ...unPago,
      numerar,
      numerar,
      recibo('(select max(numero) + 2 from comprobantes)'),
      pago(':pendiente', 0, { externo: "'otro'", importe: 5, aplicado: 0, a_revision: 5 }),
      ...enElLibro(':pendiente', 5, 'a_revisar'),
      recibo('(select max(numero) - 1 from comprobantes)'),
    ],
    /no sigue/,
  ],
  [
    'un recibo por más que su pago',
    [...unPago, numerar, recibo('(select max(numero) + 1 from comprobantes)', 11)],
    /no es de su pago/,
  ],
];

const QUE_CAMBIAN = [
  'ordenes_pago',
  'orden_items',
  'cargos',
  'sanciones',
  'creditos',
  'intenciones_pago',
  'numeradores',
  'cargos_de_contrato',
  'ceps',
  'cobros_sin_cupon',
  'timbrados',
  'cobranzas_ilegibles',
  'bajas_en_proveedor',
];

/** The tables after `ceps` have no rows to delete here. */
const CON_FILAS = QUE_CAMBIAN.indexOf('ceps') + 1;

describe.each([
  ['cupones', CUPONES],
  ['créditos y cargos', CREDITOS],
  ['el libro', LIBRO],
  ['pagos', PAGOS],
  ['lo que se deshace', DESHECHOS],
  ['ceps y timbrados', CEPS],
  ['recibos', RECIBOS],
])('la base rechaza, en %s', (_, filas) => {
  test.each(filas)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(s.db, consultas)).rejects.toThrow(rechazo);
  });
});

test('de dos que usan el mismo crédito a la vez, uno', async () => {
  const usar = () => intentar(s.db, [cupon(10, `${item(310)}, ${item(-300, ':credito')}`)]);
  const hechos = await Promise.allSettled([usar(), usar(), usar()]);
  expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('ninguna restricción nombra una pasarela: sumar una no pide una migración', async () => {
  const { rows } = await sql<{ nombre: string }>`
    select conname as nombre from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
      and pg_get_constraintdef(oid) ~ ${MEDIOS_EN_LINEA.map((medio) => `'${medio}'`).join('|')}`.execute(s.db);
  expect(rows).toEqual([]);
});

describe('lo que una guarda lee es de la base', () => {
  test('una tabla temporal del mismo nombre no la engaña', async () => {
    const falsa = (tabla: string) => `create temp table ${tabla} on commit drop as select * from public.${tabla}`;
    const falsoPago = `insert into pg_temp.operaciones_pago
      select (p).* from (select jsonb_populate_record(x, '{"orden_id": :pendiente, "aplicado": 1e9, "del_cupon": 1e9}') as p
        from public.operaciones_pago x limit 1) f`;
    for (const tabla of ['operaciones_pago', 'imputaciones', 'orden_items'])
      await expect(
        intentar(s.db, [
          falsa(tabla),
          ...(tabla === 'operaciones_pago' ? [falsoPago] : []),
          `update public.ordenes_pago set estado = 'pago', pagada_en = now() where id = :pendiente`,
          `update public.orden_items set vigente = true where orden_id = :pendiente`,
        ]),
      ).rejects.toThrow(/no está pago/);
    await expect(
      intentar(s.db, [
        `create temp table creditos on commit drop as
          select id, persona_id, origen, descripcion, importe * 100 as importe, creado_en from public.creditos`,
        `insert into public.devoluciones (credito_id, importe, motivo, comprobante, quien, cuando)
          values (:credito, 501, 'x', 'x', 'x', now())`,
        ...[
          asiento('devolucion'),
          lineas(['creditos', ':persona', 501], ['recaudado transferencia', ':persona', -501]),
        ],
      ]),
    ).rejects.toThrow(/el crédito 1 es de 500\.00/);
  });

  test('cada función de la base dice de dónde lee', async () => {
    const { rows } = await sql<{ funcion: string }>`
      select p.oid::regprocedure::text as funcion from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql'
        and not coalesce('search_path=public, pg_temp' = any (p.proconfig), false)`.execute(s.db);
    expect(rows).toEqual([]);
  });
});

describe('lo que solo crece', () => {
  test.each(QUE_CAMBIAN.slice(0, CON_FILAS))('de %s nadie borra nada, tampoco su dueño', async (tabla) => {
    await expect(intentar(s.db, [`delete from ${tabla}`])).rejects.toThrow('permission denied');
    await expect(intentar(duenio, [`delete from ${tabla}`])).rejects.toThrow('solo crece');
  });

  test.each(SOLO_CRECEN)(
    'el programa no puede cambiar ni borrar nada de %s, y a su dueño se lo rechaza',
    async (tabla) => {
      const { rows } = await sql<{ columna: string }>`select column_name as columna from information_schema.columns
        where table_name = ${tabla} and ordinal_position = 1`.execute(duenio);
      for (const consulta of [`update ${tabla} set ${rows[0]?.columna} = default`, `delete from ${tabla}`]) {
        await expect(intentar(s.db, [consulta])).rejects.toThrow('permission denied');
        await expect(intentar(duenio, [consulta])).rejects.toThrow('solo crece');
      }
    },
  );

  test.each([...SOLO_CRECEN, ...QUE_CAMBIAN])('nadie vacía %s', async (tabla) => {
    await expect(intentar(s.db, [`truncate ${tabla} cascade`])).rejects.toThrow('permission denied');
    await expect(intentar(duenio, [`truncate ${tabla} cascade`])).rejects.toThrow('solo crece');
  });
});

test('de lo que un contrato debe queda cada cambio, aunque después vuelva a lo que era', async () => {
  const cual = sql`detalle_id = (select detalle_id from ordenes_pago where id = ${casos.cep}) and circuito = 'cep'`;
  await intentar(
    s.db,
    [1, 5000].map((importe) => `update cargos_de_contrato set importe = ${importe} where circuito = 'cep'`),
  );
  const { rows } = await sql<{ antes: string; importe: string }>`
    select antes, importe from cargos_de_contrato_cambios where ${cual} order by id`.execute(s.db);
  expect(rows).toEqual([
    { antes: null, importe: '5000.00' },
    { antes: '5000.00', importe: '1.00' },
    { antes: '1.00', importe: '5000.00' },
  ]);
});

describe('el rol del programa', () => {
  test('borra solo de las tablas en las que algo se borra', async () => {
    const { rows } = await sql<{ tabla: string }>`
      select c.relname as tabla from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'delete')`.execute(
      s.db,
    );
    expect(rows.map(({ tabla }) => tabla).sort()).toEqual([...SE_BORRAN].sort());
    for (const tabla of [
      'certificados',
      'legajo_observaciones',
      'carnets',
      'bloqueos',
      'cvds',
      'personas',
      'matriculas',
    ])
      await expect(intentar(s.db, [`delete from ${tabla}`])).rejects.toThrow('permission denied');
  });

  test.each(DE_LA_BASE)('de %s solo lee, y a su dueño se le rechaza cambiarlo', async (tabla) => {
    for (const consulta of [
      `insert into ${tabla} default values`,
      `update ${tabla} set id = id`,
      `delete from ${tabla}`,
    ])
      await expect(intentar(s.db, [consulta])).rejects.toThrow('permission denied');
    for (const consulta of [`update ${tabla} set id = id`, `delete from ${tabla}`, `truncate ${tabla}`])
      await expect(intentar(duenio, [consulta])).rejects.toThrow('solo crece');
  });

  test('no mueve los contadores, salvo los de lo que viene con sus números', async () => {
    const { rows } = await sql<{ secuencia: string; tabla: string | null }>`
      select s.oid::regclass::text as secuencia, d.refobjid::regclass::text as tabla
      from pg_class s left join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
      where s.relkind = 'S' and s.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and case s.relkind when 'S' then has_sequence_privilege(s.oid, 'update') end`.execute(s.db);
    expect(rows.map(({ tabla }) => tabla).sort()).toEqual([...CON_IDS_DE_DATA].sort());
    for (const secuencia of ['ordenes_pago_id_seq', 'numeros_de_boleta', 'certificados_id_seq', 'auditoria_id_seq'])
      await expect(intentar(s.db, [`select setval('${secuencia}', 1)`])).rejects.toThrow('permission denied');
  });

  test('no es superusuario ni dueño de nada', async () => {
    expect([await puedeDeMas(s.db), await puedeDeMas(duenio)]).toEqual([false, true]);
    const { rows } = await sql`select c.relname from pg_class c where c.relowner = current_user::regrole`.execute(s.db);
    expect(rows).toEqual([]);
    for (const desarmar of [
      'alter table movimientos disable trigger user',
      'alter table movimientos owner to current_user',
      'set session_replication_role = replica',
      'drop function asiento_balanceado cascade',
      'create table public.otra (id int)',
      `select setval('numeros_de_boleta', 1)`,
      `insert into migraciones values ('9999', '')`,
    ])
      await expect(intentar(s.db, [desarmar])).rejects.toThrow(/permission denied|must be owner/);
  });
});

test('los cambios de estado de una intención son los del dominio', async () => {
  for (const desde of ESTADOS_DE_INTENCION) {
    const { rows } = await sql<{ hasta: string }>`
      select hasta from unnest(${[...ESTADOS_DE_INTENCION]}::text[]) hasta where intencion_puede_pasar(${desde}, hasta)`.execute(
      s.db,
    );
    const legales = EVENTOS_DE_INTENCION.map((evento) => estadoTras(desde, evento)).filter((hasta) => hasta !== null);
    expect(new Set(rows.map(({ hasta }) => hasta))).toEqual(new Set([desde, ...legales]));
  }
});
