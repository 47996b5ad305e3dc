import type { PreparacionLeida } from '@colega/contract/honorarios';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';
import { leerUltimaResolucion } from '../../../testing/honorarios/ultima-resolucion.ts';

const BASE = '/colegio/aranceles';
const { ultima } = leerUltimaResolucion();

let prueba: AppDePrueba;
let ana: Pedir;
let id: number;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
  await operador(prueba.db, 'ana', { roles: ['aranceles'] });
  ana = await prueba.conSesion('ana', '/colegio/authentication_token');
  id = (await ana('POST', `${BASE}/preparaciones`, { payload: {} })).json().id;
});
afterAll(() => prueba.cerrar());

describe('planillas', () => {
  const archivo = (nombre: string, texto: string | Uint8Array, tabla = 'generales') =>
    ana(
      'POST',
      `${BASE}/preparaciones/${id}/leer_planilla?tabla=${tabla}`,
      formularioDe('file', nombre, Buffer.from(texto)),
    );

  test('lo que se exporta se vuelve a leer igual, y lo que se cambió afuera dice a qué celda va', async () => {
    for (const formato of ['csv', 'xlsx']) {
      const bajada = await ana('GET', `${BASE}/preparaciones/${id}/planilla/${formato}?tabla=tarifas_civil`);
      expect(bajada.statusCode).toBe(200);
      expect((await archivo(`t.${formato}`, bajada.rawPayload, 'tarifas_civil')).json()).toEqual({
        ...{ celdas: [], normas: [], sin_lugar: [] },
      });
    }
    const csv = (await ana('GET', `${BASE}/preparaciones/${id}/planilla/csv?tabla=generales`)).body;
    const { celdas, sin_lugar } = (
      await archivo('t.csv', csv.replace(ultima.honorario_minimo.replace('.', ','), '1,234'))
    ).json();
    expect({ celdas, sin_lugar }).toEqual({ celdas: [{ ruta: 'honorario_minimo', escrito: '1,234' }], sin_lugar: [] });
  });

  test('la columna de la norma se lee: va a los renglones que dicen otra, y de los demás queda la que tenían', async () => {
    const tabla = 'factores_superficie';
    const leer = async () => (await ana('GET', `${BASE}/preparaciones/${id}`)).json() as PreparacionLeida;
    const csv = (await ana('GET', `${BASE}/preparaciones/${id}/planilla/csv?tabla=${tabla}`)).body;
    const [encabezado = '', primera = '', ...otras] = csv.split('\r\n');
    const lugar = encabezado.split(';').indexOf('Norma');
    const conNorma = primera.split(';').map((celda, i) => (i === lugar ? '"Resolución CD 7/27, art. 3"' : celda));
    const cambiado = [encabezado, conNorma.join(';'), ...otras].join('\r\n');
    const { normas, celdas } = (await archivo('t.csv', cambiado, tabla)).json();
    const [renglon, otro] = (await leer()).tablas.find(({ clave }) => clave === tabla)?.renglones ?? [];
    expect({ normas, celdas }).toEqual({
      celdas: [],
      normas: [{ rutas: [renglon?.suya], norma: 'Resolución CD 7/27', articulo: 'art. 3' }],
    });
    const antes = (await leer()).normas.find(({ ruta }) => ruta === otro?.norma);
    const puesta = await ana('PUT', `${BASE}/preparaciones/${id}/normas`, {
      payload: normas[0],
      headers: { 'if-match': `"${(await leer()).version}"` },
    });
    expect(puesta.statusCode).toBe(200);
    const despues = await leer();
    expect(despues.normas.find(({ ruta }) => ruta === renglon?.suya)).toMatchObject({ norma: 'Resolución CD 7/27' });
    expect(despues.normas.find(({ ruta }) => ruta === otro?.norma)).toEqual(antes);
    expect(despues.normas.some(({ ruta }) => ruta === otro?.suya)).toBe(false);
    // what is exported now says it, and comes back the same
    const bajada = await ana('GET', `${BASE}/preparaciones/${id}/planilla/xlsx?tabla=${tabla}`);
    expect((await archivo('t.xlsx', bajada.rawPayload, tabla)).json().normas).toEqual([]);
    const leida = await leerPlanilla(bajada.rawPayload, 't.xlsx');
    const dichas = leida.ok ? leida.valor[0]?.filas.slice(1).map(({ celdas: suyas }) => suyas[lugar]) : [];
    expect(dichas?.filter((una) => una === 'Resolución CD 7/27, art. 3')).toHaveLength(1);
  });

  test('sin las claves se buscan los renglones por su nombre, y de los que no están se dice la fila', async () => {
    const csv = 'Valor;Cifra\r\nhonorario minimo POR tarea;280.000\r\nOtra cosa;3\r\n';
    expect((await archivo('t.csv', csv)).json()).toEqual({
      celdas: [{ ruta: 'honorario_minimo', escrito: '280.000' }],
      normas: [],
      sin_lugar: ['Fila 3: Otra cosa'],
    });
  });

  test('una planilla que no es de esa tabla se rechaza y dice qué columnas lleva', async () => {
    const otra = await archivo('t.csv', 'a;b\r\n1;2\r\n');
    expect(otra.json()).toMatchObject({
      status: 422,
      codigo: 'planilla_sin_la_tabla',
      detail: expect.stringContaining('Valor, Cifra'),
    });
    expect((await archivo('t.xlsx', strToU8('PK\u0003\u0004nada'))).json().codigo).toBe('planilla_de_arancel_ilegible');
    expect((await archivo('t.csv', 'a', 'nada')).statusCode).toBe(404);
  });

  test('la que se exportó antes de que entrara un tramo se rechaza: ninguno toma las cifras ni la norma de otro', async () => {
    const csv = (await ana('GET', `${BASE}/preparaciones/${id}/planilla/csv?tabla=escala`)).body;
    expect((await archivo('e.csv', csv, 'escala')).statusCode).toBe(200);
    const { version } = (await ana('GET', `${BASE}/preparaciones/${id}`)).json<PreparacionLeida>();
    const agregado = await ana('PUT', `${BASE}/preparaciones/${id}/renglones`, {
      payload: { lista: 'tabla/escala/valores', lugar: 0, que: 'agregar' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(agregado.statusCode).toBe(200);
    expect((await archivo('e.csv', csv, 'escala')).json()).toMatchObject({
      ...{ status: 422, codigo: 'planilla_de_otros_tramos' },
      detail: expect.stringMatching(/tiene \d+ tramos donde ahora hay \d+/),
    });
  });

  test('también la de una publicada', async () => {
    const bajada = await ana('GET', `${BASE}/resoluciones/1/planilla/xlsx?tabla=escala`);
    const leida = await leerPlanilla(bajada.rawPayload, 'e.xlsx');
    expect(leida.ok && leida.valor[0]?.filas[1]?.celdas.slice(0, 3)).toEqual(['Tramo 1', '50', '10']);
    expect((await ana('GET', `${BASE}/resoluciones/9999/planilla/csv?tabla=escala`)).statusCode).toBe(404);
  });
});
