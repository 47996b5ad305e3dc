import { sumarDias } from '@colega/domain/fechas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../../testing/avisos/cartero.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { acreditarPago } from '../cobros/acreditar.service.ts';
import { resolverCupon } from '../colegio/revisar.service.ts';
import { avisarVencimientos } from './vencimientos.service.ts';

let s: EscenarioDePagos;
let cartero: CarteroDePrueba;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  cartero = crearCartero(s.prueba);
  await s.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', s.e.persona.id).execute();
});
beforeEach(() => cartero.vaciarBuzon());
afterAll(() => s.prueba.cerrar());

const DIA_MS = 86_400_000;
const barrer = async (veces = 1) => {
  for (let i = 0; i < veces; i += 1) await avisarVencimientos(s.db, s.prueba.ahora());
  await cartero.repartir();
};
const dia = (n: number) => sumarDias(s.momento().hoy, n);

test('un pago acreditado manda una carta con su recibo, por más veces que se lo avise', async () => {
  const orden = await s.cuponDeMatricula('1000.00');
  await Promise.all(Array.from({ length: 3 }, () => s.acreditar(orden, { importe: '400.00' })));
  await s.acreditar(orden, { importe: '400.00' });
  await cartero.repartir();
  await cartero.repartir();
  expect(cartero.buzon).toHaveLength(1);
  const [carta] = cartero.buzon;
  expect(carta?.asunto).toMatch(/^Se acreditó tu pago de \$\s400,00$/);
  expect(carta?.texto).toMatch(/ARANCEL 2026: \$\s400,00/);
  expect(carta?.texto).toMatch(/Queda por pagar de ese cupón: \$\s600,00/);
  const [recibo] = carta?.adjuntos ?? [];
  expect(recibo?.nombre).toMatch(/^recibo-\d+\.pdf$/);
  const { textos, cerrar } = await mirarPdf(recibo?.contenido ?? new Uint8Array());
  cerrar();
  expect(textos).toEqual([expect.stringContaining('Recibo')]);
});

test('un pago que no cancela nada dice qué pasó y no lleva recibo', async () => {
  const orden = await s.cuponDeMatricula('1000.00');
  await s.acreditar(orden, { importe: '1000.00' });
  await cartero.repartir();
  expect(cartero.buzon[0]?.texto).toContain('Queda por pagar de ese cupón: nada');
  cartero.vaciarBuzon();
  await s.acreditar(orden, { importe: '1000.00', externo: 'otra vez' });
  await cartero.repartir();
  expect(cartero.buzon[0]?.adjuntos).toEqual([]);
  expect(cartero.buzon[0]?.texto).toMatch(/Te queda a favor: \$\s1\.000,00/);
});

test.each(['a_favor', 'devuelto'] as const)(
  'el que ya no paga su cupón (%s) dice solo qué fue de él',
  async (decision) => {
    const orden = await s.cuponDeMatricula('1000.00');
    await s.acreditar(orden, { importe: '1000.00', externo: `revisado-${decision}` });
    const { numero_boleta } = await s.db
      .updateTable('ordenes_pago')
      .set({ en_revision: true })
      .where('id', '=', orden)
      .returning('numero_boleta')
      .executeTakeFirstOrThrow();
    const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
    await resolverCupon(s.db, numero_boleta, { autor, decision, motivo: 'Nota 4', ...s.momento() });
    await cartero.repartir();
    expect(cartero.buzon).toHaveLength(1);
    const [carta] = cartero.buzon;
    expect(carta?.texto).toContain('Ya no paga este cupón');
    expect(carta?.texto).not.toMatch(/cancelaste|recibo/);
    expect(carta?.adjuntos).toEqual([]);
  },
);

test('un pago que se deshace con su transacción no avisa', async () => {
  const antes = (await cartero.cartas('pago_acreditado')).length;
  const orden_id = await s.cuponDeMatricula('10.00');
  const ahora = s.prueba.ahora();
  const pago = {
    orden_id,
    intencion: null,
    medio: 'caja',
    externo: 'se cae',
    importe: '10.00',
    fecha_pago: ahora,
    ahora,
  };
  const deshecho = s.db.transaction().execute(async (trx) => {
    await acreditarPago(trx, pago);
    throw new Error('se cayó');
  });
  await expect(deshecho).rejects.toThrow('se cayó');
  await cartero.repartir();
  expect(cartero.buzon).toEqual([]);
  expect((await cartero.cartas('pago_acreditado')).length).toBe(antes);
});

test('avisa el plazo de timbrado de un legajo y la cuota sin cupón, y no lo ya timbrado', async () => {
  const [debe, timbrado] = [await s.vida.hasta('confirmado'), await s.vida.hasta('timbrado')];
  await cartero.repartir();
  cartero.vaciarBuzon();
  for (const { id } of [debe, timbrado])
    await s.db
      .updateTable('legajo_detalles')
      .set({ vencimiento_timbrado: dia(3) })
      .where('legajo_id', '=', id)
      .execute();
  const { id: matricula_id } = await s.db
    .selectFrom('matriculas')
    .select('id')
    .where('persona_id', '=', s.e.persona.id)
    .executeTakeFirstOrThrow();
  const cuota = {
    concepto: 'cuota_1' as const,
    anio: 2031,
    descripcion: 'CUOTA 1 2031',
    importe: '900.00',
    vencimiento: dia(1),
  };
  await s.db
    .insertInto('cargos')
    .values({ ...cuota, matricula_id, creado_en: s.prueba.ahora() })
    .execute();
  await barrer(2);
  expect(cartero.buzon).toHaveLength(1);
  const { asunto = '', texto = '' } = cartero.buzon[0] ?? {};
  expect(asunto).toBe('Mañana: 2 vencimientos');
  expect(texto).toContain('CUOTA 1 2031');
  expect(texto).toContain(`Timbrado del legajo N.º ${debe.numero_legajo}`);
  expect(texto).not.toContain(`Timbrado del legajo N.º ${timbrado.numero_legajo}`);
});

test('de lo que vence en 7, 3 y 1 días sale una carta por persona y por día, con todo junto [S-526]', async () => {
  const orden = await s.cuponDeMatricula('1500.00');
  const { numero_boleta, vencimiento, ultimo_vencimiento } = await s.db
    .selectFrom('ordenes_pago')
    .select(['numero_boleta', 'vencimiento', 'ultimo_vencimiento'])
    .where('id', '=', orden)
    .executeTakeFirstOrThrow();
  const avisados: string[] = [];
  const hecho = dia(0);
  while (dia(0) <= ultimo_vencimiento) {
    cartero.vaciarBuzon();
    await barrer(3);
    expect(cartero.buzon.length).toBeLessThan(2);
    if (cartero.buzon[0]?.texto.includes(`Cupón N.º ${numero_boleta}`)) avisados.push(dia(0));
    s.prueba.avanzar(DIA_MS);
  }
  const antes = [7, 3, 1];
  const esperados = [vencimiento, ultimo_vencimiento].flatMap((ultimo) => antes.map((n) => sumarDias(ultimo, -n)));
  // Nothing is told on the day it was made.
  const despues = [...new Set(esperados)].filter((uno) => uno > hecho).sort();
  expect(avisados).toEqual(despues);
  expect(avisados.length).toBeGreaterThan(3);
  const claves = (await cartero.cartas('vencimiento_proximo')).map(
    ({ cosa_id, persona_id }) => `${cosa_id} ${persona_id}`,
  );
  expect(new Set(claves).size).toBe(claves.length);
});

test('lo que se pagó antes de que saliera la carta no está en ella', async () => {
  const orden = await s.cuponDeMatricula('700.00');
  const { vencimiento } = await s.db
    .selectFrom('ordenes_pago')
    .select('vencimiento')
    .where('id', '=', orden)
    .executeTakeFirstOrThrow();
  while (dia(3) < vencimiento) s.prueba.avanzar(DIA_MS);
  await avisarVencimientos(s.db, s.prueba.ahora());
  await s.acreditar(orden, { importe: '700.00' });
  await cartero.repartir();
  expect(cartero.buzon.map(({ asunto }) => asunto)).toEqual([expect.stringContaining('Se acreditó')]);
  expect((await cartero.cartas('vencimiento_proximo')).at(-1)?.resultado).toBe('sin_motivo');
});
