import type { QueCambio } from '@colega/contract/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { dichosDe, leerQueCambio } from '../../../testing/legajos/que-cambio.ts';
import { type Creado, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
let rita: Pedir;
let demolicion: number;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  await operador(e.db, 'rita', { roles: ['visado'] });
  rita = await e.prueba.conSesion('rita', '/colegio/authentication_token');
  demolicion = await e.segmentoTarea('civil', 'demolicion');
});
afterAll(() => e.prueba.cerrar());

type Pedido = Parameters<Escenario['pedido']>[0];
const medicion = (superficie: string, plantas = '2') => ({
  ...{ segmento_tarea: e.pedido().tareas_valores[0]?.segmento_tarea ?? 0, parametros: { superficie, plantas } },
});
const leer = (id: number): Promise<QueCambio> => leerQueCambio(rita, id);
const observado = async (): Promise<Creado> => {
  const calculo = await e.generar();
  const legajo = await vida.hasta('confirmado', { cambios: { detalles: [e.detalle(calculo)] } });
  await vida.observar(legajo.id, 'Todo mal', null);
  return legajo;
};
const recalcular = async (legajo: Creado, pedido: Pedido, convenido?: string): Promise<QueCambio> => {
  const detalle = e.detalle(await e.generar(e.mgarcia, pedido, convenido));
  const id = await vida.original(legajo.id);
  const respuesta = await vida.editar(legajo.id, await vida.edicion(legajo, { detalles: [{ ...detalle, id }] }));
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return leer(legajo.id);
};
const renglones = ({ honorarios }: QueCambio) =>
  honorarios.flatMap((uno) => uno.renglones).filter(({ antes, ahora }) => antes !== ahora);

test('de una tarea automática se dice cada dato de su formulario, y el honorario renglón por renglón', async () => {
  const legajo = await observado();
  const cambios = await recalcular(legajo, { tareas_valores: [medicion('180')] });
  expect(dichosDe(cambios)).toEqual([
    ['Tarea Medición y confección de planos', 'Superficie a medir', '150 m²', '180 m²'],
  ]);
  expect(cambios.cambios[0]).toMatchObject({ campo: 'tareas', quien: 'María García' });
  const distintos = renglones(cambios);
  expect(distintos[0]).toMatchObject({ nivel: 0, texto: 'Honorario mínimo' });
  expect(distintos.every(({ antes, ahora }) => Number(antes) < Number(ahora))).toBe(true);
  expect(cambios.honorarios[0]?.renglones).toContainEqual(
    expect.objectContaining({ texto: 'Honorario Convenido', antes: '90000000.00', ahora: '90000000.00' }),
  );
  const { honorario } = (await rita('GET', `/colegio/legajos/${legajo.id}/calculos/${await calculoDe(legajo)}`)).json();
  expect(distintos[0]?.ahora).toBe(honorario);
});

const calculoDe = async ({ id }: Creado): Promise<number> =>
  (await vida.leer(id)).detalles[0]?.calculo_honorario_id ?? 0;

test('la tarea que se agrega y la que se quita se dicen con lo cargado, y su renglón no tiene antes o después', async () => {
  const legajo = await observado();
  const otra = { segmento_tarea: demolicion, parametros: DEMOLICION };
  const cambios = await recalcular(legajo, { tareas_valores: [medicion('150'), otra] });
  expect(dichosDe(cambios)).toEqual([['Tarea', 'agregado', '', expect.stringMatching(/^Demolición · .*: 80 m²/)]]);
  expect(renglones(cambios)).toContainEqual(expect.objectContaining({ texto: 'Demolición', antes: null }));
  const sinLaDeAntes = await recalcular(legajo, { tareas_valores: [otra] });
  expect(dichosDe(sinLaDeAntes)).toContainEqual([
    'Tarea',
    'quitado',
    expect.stringMatching(/^Medición y confección de planos · .*Superficie a medir: 150 m²/),
    '',
  ]);
});
const DEMOLICION = { tipo: 'liviana', superficie: '80' };

test('la categoría, el coeficiente y el honorario convenido se dicen solos, con las palabras de la pantalla', async () => {
  const legajo = await observado();
  expect(dichosDe(await recalcular(legajo, { categoria: 'primera' }))).toEqual([['Categoría', 'Segunda', 'Primera']]);
  expect(dichosDe(await recalcular(legajo, { factor_coeficiente: '1.45' }))).toEqual([['Coeficiente', '1,3', '1,45']]);
  const convenido = await recalcular(legajo, {}, '95000000.00');
  expect(dichosDe(convenido)).toEqual([['Honorario Convenido', '$\u00a090.000.000,00', '$\u00a095.000.000,00']]);
  expect(renglones(convenido).map(({ texto, antes, ahora }) => [texto, antes, ahora])).toEqual([
    ['Honorario Convenido', '90000000.00', '95000000.00'],
    ['Medición y confección de planos', '90000000.00', '95000000.00'],
  ]);
  const igual = await recalcular(legajo, {});
  expect([dichosDe(igual), igual.honorarios]).toEqual([[], []]);
});

test('una ampliación que se agrega, la que se quita y cada dato de la que sigue', async () => {
  const { id } = await vida.hasta('timbrado');
  const quitada = await vida.ampliar(id);
  await vida.observar(id, 'Todo mal', null);
  expect((await e.mgarcia('DELETE', `/legajo_detalles/${quitada}`)).statusCode).toBe(200);
  const entera = expect.stringMatching(
    /^del 16\/03\/2026, vence el 16\/03\/2027 · Honorario Convenido: .*100\.000,00 · /,
  );
  expect(dichosDe(await leer(id))).toEqual([['Ampliación', 'quitado', entera, '']]);
  const nueva = await vida.ampliar(id);
  expect(dichosDe(await leer(id))).toEqual([
    ['Ampliación', 'quitado', entera, ''],
    ['Ampliación', 'agregado', '', entera],
  ]);
  await vida.cambiarEstado(nueva, 'confirmado');
  await vida.observar(id, 'Otra vez', null);
  const payload = { ...(await vida.ampliacion(id, { observaciones: 'Van los planos' })), id: nueva };
  expect((await e.mgarcia('PUT', `/legajo_detalles/${nueva}`, { payload })).statusCode).toBe(200);
  expect(dichosDe(await leer(id))).toEqual([['Ampliación del 16/03/2026', 'Observaciones', '', 'Van los planos']]);
});
