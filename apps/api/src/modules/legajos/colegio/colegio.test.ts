import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

test('anular cierra las órdenes vivas, manda las pagas a revisión y anula cada CVD', async () => {
  const { id } = await vida.hasta('visado');
  const ampliacion = await vida.ampliar(id);
  await vida.cambiarEstado(ampliacion, 'confirmado');
  const viva = await vida.orden(ampliacion);
  const paga = await vida.orden(ampliacion, { circuito: 'timbrados', estado: 'pago' });
  const vencida = await vida.orden(ampliacion, { estado: 'vencido' });
  await vida.anular(id, 'Obra desistida');
  const filas = await e.db
    .selectFrom('ordenes_pago')
    .select(['id', 'estado', 'motivo_cierre', 'en_revision'])
    .where('detalle_id', '=', ampliacion)
    .orderBy('id')
    .execute();
  expect(filas).toEqual([
    { id: viva, estado: 'vencido', motivo_cierre: 'Legajo anulado: Obra desistida', en_revision: false },
    { id: paga, estado: 'pago', motivo_cierre: null, en_revision: true },
    { id: vencida, estado: 'vencido', motivo_cierre: null, en_revision: false },
  ]);
  const { visado, estado } = await vida.leer(id);
  expect([estado.clave, visado?.cvd.estado]).toEqual(['anulado', 'anulado']);
  expect((await vida.historia(id)).at(-1)).toMatchObject({
    accion: 'anular',
    quien: 'operador',
    motivo: 'Obra desistida',
  });
});

test('visar pide todo cumplido y nada abierto; una ampliación nueva lleva un visado nuevo', async () => {
  const { id } = await vida.hasta('confirmado');
  await expect(vida.visar(id)).rejects.toThrow('Falta pagar el CEP de un contrato.');
  await vida.pagarCep(await vida.original(id));
  await expect(vida.visar(id)).rejects.toThrow('Falta el timbrado de un contrato.');
  await vida.timbrar(id);
  await vida.observar(id);
  await expect(vida.visar(id)).rejects.toThrow('observación sin responder');
  const legajo = await vida.leer(id);
  await e.db.updateTable('legajo_observaciones').set({ estado: 'respondida' }).where('legajo_id', '=', id).execute();
  const primero = await vida.visar(id);
  await expect(vida.visar(id)).rejects.toThrow('No hay contratos confirmados sin visar.');
  const ampliacion = await vida.ampliar(id);
  await vida.cambiarEstado(ampliacion, 'confirmado');
  await vida.pagarCep(ampliacion);
  await vida.timbrar(id);
  const segundo = await vida.visar(id);
  expect(segundo.numero).not.toBe(primero.numero);
  expect((await vida.leer(id)).visado?.numero).toBe(segundo.numero);
  expect(legajo.estado.clave).toBe('timbrado');
  const visados = await e.db
    .selectFrom('legajo_detalles')
    .select('cvd_id')
    .where('legajo_id', '=', id)
    .orderBy('id')
    .execute();
  expect(visados.map(({ cvd_id }) => cvd_id)).toEqual([primero.cvd_id, segundo.cvd_id]);
});

test('el original que quedó sin timbrar bajo una ampliación se timbra por su contrato', async () => {
  const { id } = await vida.hasta('confirmado');
  const original = await vida.original(id);
  await vida.cambiarEstado(await vida.ampliar(id), 'confirmado');
  await vida.timbrar(id);
  expect((await vida.leer(id)).timbrado_cumplido).toBe(false);
  await vida.timbrar(id, original);
  const { timbrado_cumplido, detalles } = await vida.leer(id);
  expect([timbrado_cumplido, detalles.map((d) => d.timbrados.length)]).toEqual([true, [1, 1]]);
  await expect(vida.timbrar(id, original)).rejects.toThrow('El contrato no debe timbrado.');
});

test('sellar pide el cupón pago y deja dicho dónde y con cuál', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.orden(await vida.original(id), { circuito: 'timbrados' });
  await expect(vida.sellar(id)).rejects.toThrow('El cupón de timbrado del contrato no está pago.');
  const otro = await vida.hasta('confirmado');
  const orden = await vida.orden(await vida.original(otro.id), { circuito: 'timbrados', estado: 'pago' });
  await vida.sellar(otro.id);
  const legajo = await vida.leer(otro.id);
  expect(legajo).toMatchObject({ estado: { clave: 'timbrado' }, estado_timbrado: { tipo: 'interno' } });
  expect(legajo.detalles[0]?.timbrados).toEqual([
    expect.objectContaining({
      tipo: 'interno',
      prepago: true,
      orden_pago_id: orden,
      descripcion: 'La Plata',
      importe: '1200.00',
    }),
  ]);
});

test('un legajo que no existe da 404 también al Colegio, y dos visados a la vez dejan uno', async () => {
  for (const hacer of [vida.confirmar, vida.visar, vida.anular, vida.observar, vida.sellar, vida.timbrar])
    await expect(hacer(999_999)).rejects.toMatchObject({ status: 404 });
  const { id } = await vida.hasta('timbrado');
  await vida.pagarCep(await vida.original(id));
  const hechos = await Promise.allSettled([vida.visar(id), vida.visar(id), vida.visar(id)]);
  expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await e.db.selectFrom('cvds').select('id').where('legajo_id', '=', id).execute()).toHaveLength(1);
});

test('lo observado es un dato que el legajo tiene, lo pida quien lo pida, en cualquiera de sus nombres', async () => {
  const { id } = await vida.hasta('confirmado');
  for (const inventado of ['la escalera', '', 'parámetros', 'constructor', 'toString'])
    await expect(vida.observar(id, 'Falta', inventado)).rejects.toMatchObject({
      status: 422,
      errores: [{ campo: 'campo', mensaje: expect.stringContaining(`no «${inventado}»: Matrícula, `) }],
    });
  expect((await vida.leer(id)).observaciones).toEqual([]);
  for (const campo of ['Partida', ' partida ', null]) await vida.observar(id, 'Falta', campo);
  expect((await vida.leer(id)).observaciones).toHaveLength(3);
});
