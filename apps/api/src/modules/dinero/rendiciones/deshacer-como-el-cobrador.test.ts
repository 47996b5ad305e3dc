import type { RenglonRendido } from '@colega/contract/dinero';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { archivoDeLink } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';
import { conciliar, DE_AFUERA } from '../conciliacion/conciliar.service.ts';

let s: EscenarioDePagos;
let pedir: Awaited<ReturnType<EscenarioDePagos['e']['prueba']['conSesion']>>;
const DIA = '2026-03-20';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${DIA}T12:00:00-03:00`) });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
});
beforeEach(async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
});
afterAll(() => s.e.prueba.cerrar());

const pagado = async (importe: string, externo: string) => {
  const id = await s.cuponDeMatricula(importe);
  const { operacion_id } = await s.acreditar(id, { medio: 'redLink', externo, importe });
  return { orden: id, boleta: await s.boleta(id), operacion_id };
};
const linea = (numero_boleta: number, importe: string, externo: string, mas = {}) => ({
  ...{ dia: DIA, numero_boleta, importe, externo, comision: '2.00' },
  ...mas,
});
const leida = async (lineas: Parameters<typeof archivoDeLink>[1]): Promise<number> => {
  const respuesta = await pedir(
    'POST',
    '/colegio/origenes_de_rendicion/redLink/rendiciones',
    formularioDe('file', 'link.txt', Buffer.from(archivoDeLink(DIA, lineas)), 'text/plain'),
  );
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return respuesta.json<{ id: number }>().id;
};
const renglones = async (id: number, que = 'diferencias') =>
  (await pedir('GET', `/colegio/rendiciones/${id}/renglones?que=${que}&limit=100`)).json<{ items: RenglonRendido[] }>()
    .items;
const deshechoAlla = async (id: number) =>
  (await renglones(id)).filter(({ diferencia }) => diferencia === 'deshecho_alla');
const deshacer = (id: number, renglon_id: number | null | undefined) =>
  pedir('POST', `/colegio/rendiciones/${id}/deshacer`, { payload: { renglon_id } });
const reversiones = (operacion_id: number) =>
  s.db
    .selectFrom('reversiones')
    .select(['tipo', 'motivo', 'importe', 'quien'])
    .where('operacion_id', '=', operacion_id)
    .execute();

test('lo que el cobrador deshizo y acá sigue en pie se deshace con su renglón, una vez, y el libro cierra', async () => {
  const { boleta, operacion_id, orden } = await pagado('162.00', '803');
  const id = await leida([linea(boleta, '162.00', '9003'), linea(boleta, '162.00', '9003', { reversa: true })]);
  const [renglon] = await deshechoAlla(id);
  const dos = await Promise.all([1, 2].map(() => deshacer(id, renglon?.renglon_id)));
  expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(dos.find(({ statusCode }) => statusCode === 201)?.json()).toEqual({
    message: `El pago ${operacion_id} quedó deshecho, como lo dice su cobrador: lo que pagaba vuelve a deberse.`,
  });
  expect(dos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ codigo: 'reversa_que_ya_no_es' });
  expect(await reversiones(operacion_id)).toEqual([
    {
      tipo: 'reembolso',
      motivo: expect.stringMatching(/^Lo deshizo Link Pagos.*link\.txt, línea 3$/),
      importe: '162.00',
      quien: 'tesorera',
    },
  ]);
  expect(await renglones(id)).toEqual([]);
  const { estado } = await s.db
    .selectFrom('ordenes_pago')
    .select('estado')
    .where('id', '=', orden)
    .executeTakeFirstOrThrow();
  expect(estado).not.toBe('pago');
  const rastro = await s.db
    .selectFrom('auditoria')
    .select('hasta')
    .where('accion', '=', 'deshacer_como_el_cobrador')
    .execute();
  expect(rastro).toEqual([{ hasta: { renglon_id: renglon?.renglon_id, operacion_id } }]);
  const comparado = await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 });
  expect(comparado.filter(({ titulo }) => !DE_AFUERA.includes(titulo))).toEqual([]);
});

test('sin el renglón en que lo cobró, es el de su cupón y su importe; de dos, el último', async () => {
  const { boleta, operacion_id, orden } = await pagado('163.00', '811');
  const { operacion_id: segunda } = await s.acreditar(orden, { medio: 'redLink', externo: '812', importe: '163.00' });
  const id = await leida([linea(boleta, '163.00', '9011', { reversa: true })]);
  const [renglon] = await deshechoAlla(id);
  expect((await deshacer(id, renglon?.renglon_id)).statusCode).toBe(201);
  expect([await reversiones(operacion_id), await reversiones(segunda)]).toEqual([[], [expect.anything()]]);
});

test('de lo que no hay un pago en pie se dice, y no se toca nada', async () => {
  const otro = await pagado('164.00', '821');
  const id = await leida([
    linea(otro.boleta, '99.00', '9021', { reversa: true }),
    linea(otro.boleta, '164.00', '9022'),
  ]);
  const [renglon] = await deshechoAlla(id);
  const sinPago = await deshacer(id, renglon?.renglon_id);
  expect(sinPago.statusCode).toBe(409);
  expect(sinPago.json()).toMatchObject({ codigo: 'reversa_sin_pago' });
  const cobro = (await renglones(id, 'todos')).find(({ tipo }) => tipo === 'cobro');
  expect((await deshacer(id, cobro?.renglon_id)).json()).toMatchObject({ codigo: 'reversa_que_ya_no_es' });
  expect((await deshacer(999_999, 1)).statusCode).toBe(404);
  expect(await reversiones(otro.operacion_id)).toEqual([]);
  const motivo = 'Link se equivocó: nota 4';
  await pedir('POST', `/colegio/rendiciones/${id}/resolver`, { payload: { renglon_id: renglon?.renglon_id, motivo } });
  expect((await deshacer(id, renglon?.renglon_id)).json()).toMatchObject({ codigo: 'reversa_que_ya_no_es' });
});
