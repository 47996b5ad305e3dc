import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anularCobro } from '../modules/dinero/colegio/deshacer-cobro.service.ts';
import { usuario } from '../testing/construir.ts';
import { cobrosDeNadie } from '../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  casos.orden = await s.cuponDeMatricula();
  casos.operacion = (await s.acreditar(casos.orden, { importe: '1000.00' })).operacion_id;
  casos.persona = s.e.persona.id;
  const cobros = cobrosDeNadie(s);
  casos.cobro = await cobros.nueva('250.00');
  casos.anulado = await cobros.nueva('250.00');
  await anularCobro(s.db, casos.anulado, { ...cobros.elColegio(), ...s.momento() });
  casos.una = (await usuario(s.db, 'una')).id;
  casos.otra = (await usuario(s.db, 'otra')).id;
});
afterAll(() => s.prueba.cerrar());

const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas)
      await sql.raw(consulta.replace(/:(\w+)\b/g, (t, nombre: string) => String(casos[nombre] ?? t))).execute(trx);
  });

const pedida = (columnas: Record<string, string> = {}): string => {
  const fila = {
    ...{ operacion_id: ':operacion', por: "'transferencia'", estado: "'pedida'", importe: '1000', motivo: "'x'" },
    ...{ pidio_id: ':una', pidio: "'una'", pedida_en: 'now()' },
    ...columnas,
  };
  return `insert into devoluciones_de_pagos (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const DEL_PROVEEDOR = { por: "'proveedor'", estado: "'en_proceso'", proxima_consulta: 'now()' };
const deCobro = (cual = ':cobro') => pedida({ operacion_id: 'null', cobro_id: cual, importe: '250' });
const ULTIMA = 'where id = (select max(id) from devoluciones_de_pagos)';
const confirmada = (quien = ':otra') =>
  `update devoluciones_de_pagos set estado = 'confirmada', decidio_id = ${quien}, decidio = 'x', decidida_en = now(),
    banco = 'provincia', comprobante = gen_random_uuid()::text, fecha = current_date ${ULTIMA}`;
const CONFIRMADA_DE_COBRO = `update devoluciones_de_pagos set estado = 'confirmada', decidio_id = :otra, decidio = 'x',
  decidida_en = now(), fecha = current_date ${ULTIMA}`;
const RECHAZADA = `update devoluciones_de_pagos set estado = 'rechazada', decidio_id = :otra, decidio = 'x', decidida_en = now(),
  respuesta = 'no' ${ULTIMA}`;
const asiento = (...lineas: string[]): string => `
  with a as (insert into asientos (cuando, concepto, orden_id) values (now(), 'reclasificacion', :orden) returning id)
  insert into movimientos (asiento_id, cuenta, persona_id, importe, medio, banco)
  select a.id, 'recaudado', :persona, v.* from a, (values ${lineas.join()}) v`;

test.each([
  ['dos en curso del mismo pago', [pedida(), pedida()], /devoluciones_de_pagos_una_idx/],
  [
    'la que nace confirmada',
    [pedida({ estado: "'rechazada'", decidio: "'x'", decidida_en: 'now()', respuesta: "'x'" })],
    /nace decidida/,
  ],
  ['la de su proveedor que espera a otra persona', [pedida({ por: "'proveedor'" })], /violates check constraint/],
  [
    'la de transferencia que se pregunta',
    [pedida({ ...DEL_PROVEEDOR, por: "'transferencia'" })],
    /violates check constraint/,
  ],
  ['la de un pago y de una cobranza', [pedida({ cobro_id: ':cobro', importe: '250' })], /violates check constraint/],
  ['dos de la misma cobranza', [deCobro(), deCobro()], /devoluciones_de_pagos_una_por_cobro_idx/],
  ['la de una cobranza ya decidida', [deCobro(':anulado')], /no es de una cobranza sin identificar/],
  ['la que no devolvió su cobranza', [deCobro(), CONFIRMADA_DE_COBRO], /no devolvió su cobranza/],
  [
    'la de una cobranza que confirma quien la pidió',
    [deCobro(), CONFIRMADA_DE_COBRO.replace(':otra', ':una')],
    /otra persona/,
  ],
  [
    'la cobranza que se decide mientras espera que se la devuelva',
    [deCobro(), "update cobros_sin_cupon set devuelto_en = now(), motivo = 'x', quien = 'x' where id = :cobro"],
    /espera que se la devuelva/,
  ],
  ['la que confirma quien la pidió', [pedida(), confirmada(':una')], /la confirma otra persona/],
  ['la que no deshizo su pago', [pedida(), confirmada()], /no deshizo su pago/],
  [
    'la transferencia sin su comprobante',
    [pedida(), confirmada().replace('comprobante = gen_random_uuid()::text', 'comprobante = null')],
    /violates check constraint/,
  ],
  ['la rechazada sin decir por qué', [pedida(), RECHAZADA.replace("'no'", "''")], /violates check constraint/],
  ['la que se decide dos veces', [pedida(), RECHAZADA, confirmada()], /ya está rechazada/],
  ['la que cambia de importe', [pedida(), `update devoluciones_de_pagos set importe = 1 ${ULTIMA}`], /no cambia/],
  [
    'la que vuelve a pedirse',
    [pedida(DEL_PROVEEDOR), `update devoluciones_de_pagos set estado = 'pedida' ${ULTIMA}`],
    /no pasa de en_proceso a pedida/,
  ],
  [
    'la de su proveedor que cierra quien la pidió',
    [
      pedida(DEL_PROVEEDOR),
      RECHAZADA.replace(':otra', ':una').replace('respuesta =', 'proxima_consulta = null, respuesta ='),
    ],
    /la cierra otra persona/,
  ],
  [
    'la que se le pide dos veces a su proveedor',
    [pedida({ ...DEL_PROVEEDOR, enviada_en: 'now()' }), `update devoluciones_de_pagos set enviada_en = null ${ULTIMA}`],
    /ya se le pidió/,
  ],
  ['la de transferencia que se le pide a su proveedor', [pedida({ enviada_en: 'now()' })], /violates check constraint/],
  [
    'el pago devuelto que nadie devolvió',
    [
      `insert into reversiones (operacion_id, tipo, motivo, importe, quien, cuando) values (:operacion, 'devolucion', 'x', 1000, 'x', now())`,
    ],
    /no está en el libro|no se devolvió/,
  ],
  [
    'un cambio de cuenta sin devolución',
    [asiento("(1000, 'caja', null)", "(-1000, 'transferencia', 'provincia')")],
    /no es de una devolución/,
  ],
] as const)('la base rechaza %s', async (_, consultas, rechazo) => {
  await expect(intentar(consultas)).rejects.toThrow(rechazo);
});

test('nadie la borra, y después de rechazada se puede pedir otra', async () => {
  await intentar([pedida(), RECHAZADA, pedida(), RECHAZADA]);
  await expect(intentar(['delete from devoluciones_de_pagos'])).rejects.toThrow(/permission denied/);
});
