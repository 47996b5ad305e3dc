import type { CuentaDePersona, PorConfirmar } from '@colega/contract/dinero';
import { Decimal } from '@colega/domain/importes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';

let s: EscenarioDePagos;
let l: Liquidaciones;
let ana: Pedir;
let beto: Pedir;
let cata: Pedir;
let operar: ReturnType<typeof cajaDe>['operar'];
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  ({ operar } = cajaDe(s));
  [ana, beto, cata] = [await operar(), await operar(), await operar()];
  for (const anio of [2025, 2026]) await l.generar(anio);
  await l.sancionar();
});
afterAll(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 30 })).toEqual([]);
  await s.e.prueba.cerrar();
});

type De = { que: 'cargo' | 'sancion'; id: number } | null;
const ver = async (como = ana) => (await como('GET', `/colegio/cuentas/${l.persona_id}`)).json<CuentaDePersona>();
const pedir = async (de: De, importe: string, como = ana, motivo = 'Acta 12/26') => {
  const payload = { de, importe, motivo };
  const respuesta = await como('POST', `/colegio/cuentas/${l.persona_id}/bonificaciones`, { payload });
  return { status: respuesta.statusCode, ...respuesta.json<{ id: number; message: string; codigo?: string }>() };
};
const decidir = async (como: Pedir, id: number, que: 'confirmar' | 'rechazar', payload: object) => {
  const respuesta = await como('POST', `/colegio/bonificaciones/${id}/${que}`, { payload });
  return { status: respuesta.statusCode, ...respuesta.json<{ message?: string; codigo?: string }>() };
};
const loDe = async (que: string) => {
  const suyo = (await ver()).pendientes.find((uno) => uno.que.startsWith(que));
  if (!suyo || suyo.de === 'cupon' || suyo.de === 'legajo') throw new Error(`No se debe ${que}`);
  return { de: { que: suyo.de, id: suyo.id }, importe: suyo.importe };
};

test('todo un cargo, con su recargo, lo bonifica otra persona, y queda pago sin arrastrar a los demás', async () => {
  const { de, importe } = await loDe('CUOTA 1 2025');
  const { status, id } = await pedir(de, importe);
  expect(status).toBe(200);
  const antes = await ver();
  expect(antes.a_favor).toBe('0.00');
  expect(antes.bonificaciones).toEqual([
    expect.objectContaining({ id, entera: true, importe, pedido: importe, es_propia: true, motivo: 'Acta 12/26' }),
  ]);
  expect((await ver(beto)).bonificaciones[0]?.es_propia).toBe(false);
  expect(await decidir(ana, id, 'confirmar', { importe })).toMatchObject({
    ...{ status: 409, codigo: 'bonificacion_la_confirma_otro' },
  });
  expect(await decidir(beto, id, 'confirmar', { importe: '1.00' })).toMatchObject({ codigo: 'bonificacion_cambio' });
  expect(await decidir(beto, id, 'confirmar', { importe })).toMatchObject({
    ...{ status: 200, message: expect.stringContaining('quedó pago') },
  });
  const despues = await ver();
  expect(despues.pendientes.map(({ que }) => que)).toEqual(
    antes.pendientes.map(({ que }) => que).filter((que) => !que.startsWith('CUOTA 1 2025')),
  );
  expect([despues.a_favor, despues.bonificaciones]).toEqual(['0.00', []]);
  expect(await decidir(beto, id, 'confirmar', { importe })).toMatchObject({ codigo: 'bonificacion_ya_decidida' });
  expect(await pedir(de, importe)).toMatchObject({ status: 409, codigo: 'bonificacion_sin_deuda' });
});

test('una parte queda a favor de lo próximo que liquide, y dice de qué era', async () => {
  const { de } = await loDe('ARANCEL 2025');
  const { id } = await pedir(de, '1500.25');
  expect(await pedir(de, '10.00', beto)).toMatchObject({ status: 409, codigo: 'bonificacion_repetida' });
  expect(await decidir(beto, id, 'confirmar', { importe: '1500.25' })).toMatchObject({ status: 200 });
  const { creditos, pendientes } = await ver();
  expect(creditos).toEqual([
    {
      id: expect.any(Number),
      descripcion: expect.stringMatching(/^Bonificación: ARANCEL 2025 .*Acta/),
      importe: '1500.25',
    },
  ]);
  expect(pendientes.some(({ que }) => que.startsWith('ARANCEL 2025'))).toBe(true);
});

test('lo que ya se bonificó de un cargo no se bonifica otra vez, y con el resto queda pago con las dos partes', async () => {
  const { de, importe } = await loDe('CUOTA 2 2025');
  const queda = new Decimal(importe).minus('9000.00').toFixed(2);
  const primera = await pedir(de, '9000.00');
  expect(await decidir(beto, primera.id, 'confirmar', { importe: '9000.00' })).toMatchObject({ status: 200 });
  const suyo = (await ver()).pendientes.find(({ que }) => que.startsWith('CUOTA 2 2025'));
  expect(suyo).toMatchObject({ importe, bonificado: '9000.00', bonificable: queda, queda_pago: true });
  expect(await pedir(de, importe)).toMatchObject({ status: 422 });
  expect((await pedir(de, importe)).message).toMatch(/ya se bonificaron \$.9\.000,00/);
  const a_favor = (await ver()).a_favor;
  const resto = await pedir(de, queda);
  expect((await ver()).bonificaciones).toEqual([
    expect.objectContaining({ id: resto.id, entera: true, importe: queda }),
  ]);
  expect(await decidir(beto, resto.id, 'confirmar', { importe: queda })).toMatchObject({
    ...{ status: 200, message: expect.stringContaining('quedó pago') },
  });
  const despues = await ver();
  expect(despues.pendientes.some(({ que }) => que.startsWith('CUOTA 2 2025'))).toBe(false);
  expect(despues.a_favor).toBe(new Decimal(a_favor).minus('9000.00').toFixed(2));
});

test('lo que se bonificó de un cargo y se usó en otra cosa también cuenta, y lo que queda es una parte', async () => {
  const { de, importe } = await loDe('CUOTA 1 2026');
  const { id } = await pedir(de, '100.00');
  await decidir(beto, id, 'confirmar', { importe: '100.00' });
  await l.liquidar(
    (que, grupo) => que === 'ARANCEL 2025' || (grupo === 'bonificaciones' && que.includes('CUOTA 1 2026')),
  );
  expect(await pedir(de, importe)).toMatchObject({ status: 422 });
  const queda = new Decimal(importe).minus('100.00').toFixed(2);
  const resto = await pedir(de, queda);
  const { bonificaciones, pendientes } = await ver();
  expect(bonificaciones).toEqual([expect.objectContaining({ id: resto.id, entera: false })]);
  expect(pendientes.find(({ que }) => que.startsWith('CUOTA 1 2026'))).toMatchObject({
    bonificable: queda,
    queda_pago: false,
  });
  expect(await decidir(beto, resto.id, 'rechazar', { motivo: 'Se usó en otra cosa' })).toMatchObject({ status: 200 });
  expect((await ver()).decididas[0]).toMatchObject({
    ...{ id: resto.id, confirmada: false, decidio: 'caja-2', respuesta: 'Se usó en otra cosa' },
  });
});

test('una sanción, y lo que no es de nada', async () => {
  const sancion = await loDe('Sanción');
  const { id } = await pedir(sancion.de, sancion.importe);
  expect(await decidir(beto, id, 'confirmar', { importe: sancion.importe })).toMatchObject({ status: 200 });
  expect((await ver()).pendientes.some(({ de }) => de === 'sancion')).toBe(false);
  const libre = await pedir(null, '77.70', beto);
  expect(await decidir(ana, libre.id, 'confirmar', { importe: '77.70' })).toMatchObject({ status: 200 });
  expect((await ver()).creditos.map(({ importe }) => importe)).toContain('77.70');
});

test('más que lo que cuesta, cero, o lo que está en un cupón, no', async () => {
  const { de } = await loDe('ARANCEL 2026');
  expect(await pedir(de, '99999999.00')).toMatchObject({ status: 422 });
  expect(await pedir(de, '0.00')).toMatchObject({ status: 422 });
  const { id } = await pedir(de, '10.00');
  await l.liquidar((que) => que === 'ARANCEL 2026');
  expect(await pedir(de, '10.00', beto)).toMatchObject({ status: 409, codigo: 'bonificacion_sin_deuda' });
  // What was asked for waits: it can be taken back, and not confirmed while a coupon asks for it.
  expect((await ver()).bonificaciones).toEqual([expect.objectContaining({ id, importe: null })]);
  expect(await decidir(beto, id, 'confirmar', { importe: '10.00' })).toMatchObject({ codigo: 'bonificacion_cambio' });
  expect(await decidir(ana, id, 'rechazar', { motivo: 'Estaba en un cupón' })).toMatchObject({ status: 200 });
  expect((await ver()).bonificaciones).toEqual([]);
  expect(await decidir(beto, id, 'rechazar', { motivo: 'x' })).toMatchObject({ status: 409 });
});

test('lo que se pidió y nadie decidió está en la lista de lo que espera, de su distrito', async () => {
  const esperan = async (como: Pedir) =>
    (await como('GET', '/colegio/por_confirmar')).json<{
      items: PorConfirmar[];
      pagination: { total_items: number };
    }>();
  expect((await esperan(ana)).pagination.total_items).toBe(0);
  const { id } = await pedir(null, '12.00', ana, 'Espera');
  const [suya] = (await esperan(ana)).items;
  expect(suya).toMatchObject({
    tipo: 'bonificacion',
    id,
    importe: '12.00',
    motivo: 'Espera',
    pidio: 'caja-1',
    es_propia: true,
  });
  expect(suya?.persona?.id).toBe(l.persona_id);
  expect((await esperan(beto)).items[0]?.es_propia).toBe(false);
  const { distrito_id } = await s.db
    .selectFrom('personas')
    .select('distrito_id')
    .where('id', '=', l.persona_id)
    .executeTakeFirstOrThrow();
  const otro = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', distrito_id ?? 0)
    .executeTakeFirstOrThrow();
  expect((await esperan(await operar(['tesoreria'], otro.id))).pagination.total_items).toBe(0);
  await decidir(ana, id, 'rechazar', { motivo: 'Ya no' });
  expect((await esperan(beto)).pagination.total_items).toBe(0);
});

test('dos que la confirman a la vez la confirman una vez', async () => {
  const { id } = await pedir(null, '33.00', ana, 'Dos a la vez');
  const hechas = await Promise.all([beto, cata].map((una) => decidir(una, id, 'confirmar', { importe: '33.00' })));
  expect(hechas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const dados = s.db.selectFrom('creditos').select('id').where('descripcion', 'like', '%Dos a la vez');
  expect(await dados.execute()).toHaveLength(1);
});

test('queda en la auditoría quién pidió y quién confirmó, y se les avisa a los demás', async () => {
  const hechos = await s.db
    .selectFrom('auditoria')
    .select(['accion', 'quien'])
    .where('entidad', '=', 'persona')
    .where('entidad_id', '=', l.persona_id)
    .where('accion', 'in', ['pedir_bonificacion', 'bonificar', 'rechazar_bonificacion'])
    .orderBy('id')
    .limit(2)
    .execute();
  expect(hechos).toEqual([
    { accion: 'pedir_bonificacion', quien: 'caja-1' },
    { accion: 'bonificar', quien: 'caja-2' },
  ]);
  const avisos = await s.db
    .selectFrom('avisos')
    .select(['titulo', 'enlace'])
    .where('evento', '=', 'cuenta_por_confirmar')
    .orderBy('id')
    .limit(1)
    .execute();
  expect(avisos[0]?.titulo).toMatch(/^Para confirmar: bonificar \$/);
  expect(avisos[0]?.enlace).toBe(`/colegio/tesoreria/cuentas/${l.persona_id}`);
});

test('a su persona se le dice qué se bonificó y por qué, y no que pagó; a quien lo pidió, qué se decidió', async () => {
  const avisosDe = (evento: 'bonificacion' | 'pago_acreditado' | 'cuenta_decidida') =>
    s.db
      .selectFrom('avisos')
      .select(['titulo', 'detalle', 'persona_id'])
      .where('evento', '=', evento)
      .where('canal', '=', 'portal')
      .orderBy('id')
      .execute();
  expect(await avisosDe('pago_acreditado')).toEqual([]);
  const dichos = await avisosDe('bonificacion');
  expect(new Set(dichos.map(({ persona_id }) => persona_id))).toEqual(new Set([l.persona_id]));
  expect(dichos[0]).toMatchObject({
    titulo: expect.stringMatching(/^El Colegio te bonificó \$/),
    detalle: expect.stringMatching(/^De CUOTA 1 2025 .*: quedó pago.*Por qué: Acta 12\/26$/),
  });
  expect(
    dichos.some(({ detalle }) => detalle?.startsWith('De ARANCEL 2025') && detalle.includes('queda a tu favor')),
  ).toBe(true);
  const decididas = await avisosDe('cuenta_decidida');
  expect(decididas[0]?.detalle).toMatch(/^Cuenta de [^.]+, [^.]+\. CUOTA 1 2025 .*Lo confirmó caja-2$/);
  expect(decididas.some(({ detalle }) => detalle?.includes('Se usó en otra cosa'))).toBe(true);
  // Whoever takes back what they asked for needs no telling.
  expect(decididas.some(({ detalle }) => detalle?.includes('Estaba en un cupón'))).toBe(false);
});
