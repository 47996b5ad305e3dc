import { formatFecha, sumarDias } from '@colega/domain/fechas';
import { ITEMS_DE_VIVIENDA } from '@colega/domain/formularios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { leerUltimaResolucion } from '../../../testing/honorarios/ultima-resolucion.ts';
import { AHORA, crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { publicarResolucion } from '../publicar-resolucion.service.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/aranceles';
const HOY = AHORA.toISOString().slice(0, 10);
const DESDE = sumarDias(HOY, 20);
const SE_NOTA = { timeout: 10_000, interval: 200 };
const ITEMS = Object.fromEntries(ITEMS_DE_VIVIENDA.map(({ key }) => [key, false]));

let e: Escenario;
let ana: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  await operador(e.db, 'ana', { roles: ['aranceles'] });
  await operador(e.db, 'ines', { roles: ['administracion'] });
  ana = await e.prueba.conSesion('ana', INGRESO);
  expect((await ana('POST', `${BASE}/quitar_del_programa`, { payload: {} })).statusCode).toBe(200);
  const primera = { ...leerUltimaResolucion().siguiente, nombre: 'La primera', vigente_desde: DESDE };
  expect(await publicarResolucion(e.db, primera, 'ana', AHORA)).toMatchObject({ ok: true });
});
afterAll(() => e.prueba.cerrar());

const queTarifaHay = async () => {
  const ines = await e.prueba.conSesion('ines', INGRESO);
  const { tarifa, tarifa_desde } = (await ines('GET', '/colegio/primeros_pasos')).json();
  return { tarifa, tarifa_desde };
};
const calcular = (fecha: string) => e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido({ fecha }) });

test('hasta el día de la primera tarifa, todo lo que calcula dice desde cuándo rige, y los primeros pasos también', async () => {
  await expect.poll(async () => (await calcular(HOY)).json().codigo, SE_NOTA).toBe('antes_de_la_primera_tarifa');
  const pedido = e.pedido({ fecha: HOY });
  const pedidos = [
    calcular(HOY),
    e.mgarcia('POST', '/calculo_honorarios/generar', { payload: { ...pedido, honorario_convenido: '9000000.00' } }),
    e.mgarcia('GET', '/calculo_honorarios/tipo_obras'),
    e.mgarcia('GET', '/calculo_honorarios/estado_obra/items'),
    e.mgarcia('POST', '/categoria_vivienda_unifamiliar/calcular_categoria', { payload: ITEMS }),
    e.prueba.pedir('POST', '/calculo_honorarios/presupuesto', { payload: { pedido, vence: HOY } }),
  ];
  for (const respuesta of await Promise.all(pedidos))
    expect([respuesta.statusCode, respuesta.json().detail]).toEqual([
      422,
      expect.stringContaining(`La primera tarifa del Colegio rige desde el ${formatFecha(DESDE)}.`),
    ]);
  expect(await queTarifaHay()).toEqual({ tarifa: 'por_regir', tarifa_desde: DESDE });
});

test('con una fecha de ese día en adelante ya se calcula, y cuando llega rige', async () => {
  const calculado = await calcular(DESDE);
  expect(calculado.statusCode, calculado.body).toBe(200);
  expect(calculado.json()).toMatchObject({ resolucion: 'La primera' });
  e.prueba.avanzar(new Date(`${DESDE}T15:00:00Z`).getTime() - AHORA.getTime());
  expect(await queTarifaHay()).toEqual({ tarifa: 'del_colegio', tarifa_desde: null });
  const maria = await e.prueba.conSesion('mgarcia');
  expect((await maria('GET', '/calculo_honorarios/tipo_obras')).statusCode).toBe(200);
});
