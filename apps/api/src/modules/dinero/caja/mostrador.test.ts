import type { DeudaEnCaja } from '@colega/contract/dinero';
import { sumarDias } from '@colega/domain/fechas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bloqueo } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';

const UN_DIA = 86_400_000;
const abiertos: EscenarioDePagos[] = [];
let s: EscenarioDePagos;
let l: Liquidaciones;
let caja: ReturnType<typeof cajaDe>;
let cobra: Pedir;
beforeEach(async () => {
  s = await crearEscenarioDePagos();
  abiertos.push(s);
  l = liquidacionesDe(s);
  caja = cajaDe(s);
  cobra = await caja.operar();
  await l.generar(2025);
  await l.generar(2026);
});
afterAll(async () => {
  for (const { prueba, db, falsas, momento } of abiertos) {
    expect(await conciliar(db, falsas.pasarelas, { ...momento(), dias: 30 })).toEqual([]);
    await prueba.cerrar();
  }
});

const deudas = ({ items_vigentes, items_vencidos, sanciones }: DeudaEnCaja) =>
  [...items_vigentes, ...items_vencidos, ...sanciones].map((item) => [item.descripcion, item.importe_total]);
const mirar = (como = cobra, cupon?: number) => caja.mirar(como, s.e.persona.id, cupon);
const delAnio =
  (anio: number) =>
  ({ numero, concepto }: { numero: string; concepto: { tipo_key: string } }) =>
    numero === String(anio) && concepto.tipo_key === 'matricula';
const errores = ({ errores: unos = [] }: { errores?: { campo: string; mensaje: string }[] | undefined }) =>
  unos.map(({ campo }) => campo);

test('quien viene sin cupón: se ve lo que debe a precio de hoy, se le emite el de lo que elige, y se cobra', async () => {
  const antes = await mirar();
  expect(antes).toMatchObject({ status: 200, persona: { id: s.e.persona.id }, cupones: [], impide: null });
  expect(deudas(antes)).toEqual([
    ['ARANCEL 2026', '98000.00'],
    ['CUOTA 1 2026', '74000.00'],
    ['CUOTA 2 2026', '74000.00'],
    ['ARANCEL 2025', '97920.00'],
    ['CUOTA 1 2025', '68580.00'],
    ['CUOTA 2 2025', '60480.00'],
  ]);
  const emitido = await caja.emitir(cobra, antes, delAnio(2026));
  expect(emitido).toMatchObject({ status: 201, importe: '246000.00', pago: false });
  expect(emitido.message).toMatch(/^Cupón N\.º \d+, emitido por \$\s246\.000,00\.$/);
  const { numero_boleta = 0, id = 0 } = emitido;
  const despues = await mirar();
  expect(deudas(despues).map(([nombre]) => nombre)).toEqual(['ARANCEL 2025', 'CUOTA 1 2025', 'CUOTA 2 2025']);
  expect(despues.cupones).toMatchObject([{ id, numero_boleta, circuito: 'matriculados', a_pagar: '246000.00' }]);
  expect(await caja.leer(cobra, numero_boleta)).toMatchObject({ id, a_pagar: '246000.00', impide: null });
  // It is theirs: the technician sees it, and may pay it anywhere.
  expect((await s.leer(id)).numero_boleta).toBe(numero_boleta);
  const linea = await s.db
    .selectFrom('auditoria')
    .select(['quien', 'hasta'])
    .where('entidad', '=', 'orden_pago')
    .where('entidad_id', '=', id)
    .where('accion', '=', 'emitir_cupon')
    .executeTakeFirstOrThrow();
  expect(linea).toEqual({ quien: 'caja-1', hasta: { numero_boleta, importe: '246000.00' } });
  const cobro = { cupones: [{ id, importe: '246000.00' }], pagos: [{ medio: 'caja' as const, importe: '246000' }] };
  expect(await caja.cobrar(cobra, cobro)).toMatchObject({ status: 201, cupones: [{ resta: '0.00' }] });
  expect((await mirar()).cupones).toEqual([]);
});

test('las mismas reglas que en el portal: el ARANCEL primero, y lo que cambió se dice', async () => {
  const deuda = await mirar();
  const soloCuotas = await caja.emitir(cobra, deuda, ({ descripcion }) => descripcion === 'CUOTA 1 2026');
  expect([soloCuotas.status, errores(soloCuotas)]).toEqual([422, ['items_vigentes']]);
  expect(soloCuotas.detail).toMatch(/sin seleccionar el ARANCEL/);
  expect((await caja.emitir(cobra, deuda, () => false)).detail).toMatch(/al menos un concepto/);
  const vieja = { ...deuda, items_vigentes: deuda.items_vigentes.map((item) => ({ ...item, importe_total: '1.00' })) };
  expect(await caja.emitir(cobra, vieja)).toMatchObject({ status: 409, codigo: 'liquidacion_cambio' });
  expect((await mirar()).cupones).toEqual([]);
});

test('lo que tiene a favor se descuenta; si lo cubre entero, queda pago y no hay nada que cobrar', async () => {
  await l.dar('246000.00');
  const deuda = await mirar();
  expect(deuda.bonificaciones).toMatchObject([{ importe_total: '-246000.00' }]);
  const emitido = await caja.emitir(
    cobra,
    deuda,
    (item) => delAnio(2026)(item) || item.concepto.tipo_key === 'bonificacion',
  );
  expect(emitido).toMatchObject({ status: 201, pago: true, message: expect.stringMatching(/lo cubrió su saldo/) });
  expect((await caja.leer(cobra, emitido.numero_boleta ?? 0)).impide).toMatch(/ya está pago: Saldo a favor/);
});

test('dos cajas a la vez sobre la misma persona: ningún cargo queda en dos cupones; el mismo pedido dos veces es uno', async () => {
  const otra = await caja.operar();
  const deuda = await mirar();
  const dos = await Promise.all([caja.emitir(cobra, deuda), caja.emitir(otra, deuda)]);
  expect(dos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(dos.find(({ status }) => status === 409)?.codigo).toBe('liquidacion_cambio');
  const vivos = await s.db
    .selectFrom('orden_items')
    .select(({ fn }) => ['cargo_id', fn.countAll<string>().as('veces')])
    .where('vigente', '=', true)
    .where('cargo_id', 'is not', null)
    .groupBy('cargo_id')
    .execute();
  expect(vivos.map(({ veces }) => Number(veces))).toEqual(vivos.map(() => 1));
  await l.sancionar();
  const nueva = await mirar();
  const [uno, igual] = [
    await caja.emitir(cobra, nueva, undefined, 'k'),
    await caja.emitir(cobra, nueva, undefined, 'k'),
  ];
  expect([uno.status, igual.id]).toEqual([201, uno.id]);
});

test('con el portal a la vez: uno de los dos', async () => {
  const deuda = await mirar();
  const suyo = l.pedido(await l.leer());
  const [aca, alla] = await Promise.all([caja.emitir(cobra, deuda), l.confirmar(suyo)]);
  expect([aca.status, alla.statusCode].toSorted()).toEqual([201, 409]);
});

test('uno vencido: se elige lo que tenía y todavía se debe, a precio de hoy, y se emite otro', async () => {
  const viejo = await caja.emitir(cobra, await mirar(), delAnio(2026));
  const { ultimo_vencimiento = '', persona } = await caja.leer(cobra, viejo.numero_boleta ?? 0);
  const dias = Math.round((Date.parse(sumarDias(ultimo_vencimiento, 1)) - Date.parse(s.momento().hoy)) / UN_DIA);
  s.prueba.avanzar(dias * UN_DIA);
  cobra = await caja.operar();
  expect(await caja.leer(cobra, viejo.numero_boleta ?? 0)).toMatchObject({
    situacion: 'vencido',
    impide: expect.stringMatching(/hay que generar otro/),
  });
  const deuda = await caja.mirar(cobra, persona?.id ?? 0, viejo.id);
  const elegidos = [...deuda.items_vigentes, ...deuda.items_vencidos].filter((item) => item.seleccionadoParaLiquidar);
  expect(elegidos.map(({ descripcion }) => descripcion).toSorted()).toEqual([
    'ARANCEL 2026',
    'CUOTA 1 2026',
    'CUOTA 2 2026',
  ]);
  expect(deuda.cupones).toEqual([]);
  const nuevo = await caja.emitir(cobra, deuda);
  expect(nuevo.status).toBe(201);
  expect(nuevo.id).not.toBe(viejo.id);
  expect(await caja.leer(cobra, nuevo.numero_boleta ?? 0)).toMatchObject({ impide: null, a_pagar: nuevo.importe });
  // Its charges are in another one now: of the lapsed one nothing is left to issue.
  const despues = await caja.mirar(cobra, persona?.id ?? 0, viejo.id);
  expect([...despues.items_vigentes, ...despues.items_vencidos].some((item) => item.seleccionadoParaLiquidar)).toBe(
    false,
  );
  expect((await caja.mirar(cobra, s.e.otra.persona.id, viejo.id)).status).toBe(404);
});

test('los cupones de un legajo también se ven; los de uno anulado, no', async () => {
  const { id } = await s.cuponDeLegajo('cep');
  const anulado = await s.cuponDeLegajo('cep');
  await s.vida.anular(anulado.legajo_id);
  expect((await mirar()).cupones.map((cupon) => cupon.id)).toEqual([id]);
});

test('con un bloqueo que quita liquidar se ve lo que debe y no se le emite; lo dice', async () => {
  const deuda = await mirar();
  await bloqueo(s.db, s.e.persona.id, ['quita_liquidar']);
  const bloqueada = await mirar();
  expect(bloqueada.impide).toMatch(/^No se le emite un cupón de su matrícula\. Bloqueo vigente: /);
  expect(deudas(bloqueada)).toEqual(deudas(deuda));
  expect(await caja.emitir(cobra, deuda)).toMatchObject({ status: 409, detail: bloqueada.impide });
});

test('lo de otro distrito no existe; sin el permiso de la caja, nada; nadie se emite el suyo', async () => {
  const deuda = await mirar();
  const { id: otroDistrito } = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  const lejos = await caja.operar(['tesoreria'], otroDistrito);
  expect([(await mirar(lejos)).status, (await caja.emitir(lejos, deuda)).status]).toEqual([404, 404]);
  const cerca = await caja.operar(['tesoreria'], s.e.persona.distrito_id);
  expect((await mirar(cerca)).status).toBe(200);
  const mesa = await caja.operar(['mesa']);
  expect([(await mirar(mesa)).status, (await caja.emitir(mesa, deuda)).status]).toEqual([403, 403]);
  const { persona_id } = await s.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', 'caja-1')
    .executeTakeFirstOrThrow();
  const propia = { ...deuda, persona: { ...deuda.persona, id: Number(persona_id) } };
  expect(await caja.emitir(cobra, propia)).toMatchObject({ status: 409, codigo: 'lo_hace_otra_persona' });
  expect((await mirar()).cupones).toEqual([]);
});
