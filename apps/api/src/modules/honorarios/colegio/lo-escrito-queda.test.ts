import type { PreparacionLeida } from '@colega/contract/honorarios';
import { sumarDias } from '@colega/domain/fechas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { leerUltimaResolucion } from '../../../testing/honorarios/ultima-resolucion.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/aranceles';
const HOY = sumarDias(leerUltimaResolucion().ultima.vigente_desde, 50);
const TRAMO = 'tabla/escala/valores/0/porcentaje';
const OTRO_TRAMO = 'tabla/escala/valores/1/porcentaje';

let prueba: AppDePrueba;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  for (const username of ['ana', 'beto']) await operador(prueba.db, username, { roles: ['aranceles'] });
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
});
afterAll(() => prueba.cerrar());

const leer = async (id: number) => (await ana('GET', `${BASE}/preparaciones/${id}`)).json<PreparacionLeida>();
const empezar = async (payload: object = {}): Promise<number> =>
  (await ana('POST', `${BASE}/preparaciones`, { payload })).json().id;
const conVersion = async (id: number) => ({ 'if-match': `"${(await leer(id)).version}"` });
const cambiar = async (id: number, que: string, payload: object, como = ana) => {
  const hecho = await como('PUT', `${BASE}/preparaciones/${id}/${que}`, { payload, headers: await conVersion(id) });
  expect(hecho.statusCode, hecho.body).toBe(200);
  return hecho.json<PreparacionLeida>();
};
const escribir = (id: number, cifras: Readonly<Record<string, string>>, como = ana) =>
  cambiar(id, 'celdas', { celdas: Object.entries(cifras).map(([ruta, escrito]) => ({ ruta, escrito })) }, como);
const cifra = ({ tablas }: PreparacionLeida, ruta: string): string =>
  tablas.flatMap(({ renglones }) => renglones.flatMap(({ celdas }) => celdas)).find((una) => una?.ruta === ruta)
    ?.valor ?? '';
const escritoComo = (valor: string): string => valor.replace('.', ',');
const ponerAlDia = async (id: number) => {
  const hecho = await ana('POST', `${BASE}/preparaciones/${id}/poner_al_dia`, { headers: await conVersion(id) });
  expect(hecho.statusCode, hecho.body).toBe(200);
  return hecho.json<PreparacionLeida>();
};
const idDe = async (username: string) =>
  (await prueba.db.selectFrom('usuarios').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

test('lo que una persona escribió queda al ponerla al día, aunque fuera lo que decía la de antes; lo demás es lo nuevo', async () => {
  const sobreLaUltima = await empezar();
  const enBlanco = await empezar({ en_blanco: true });
  const antes = await leer(sobreLaUltima);
  const [ur, minimo, tramo] = ['unidad_referencial', 'honorario_minimo', TRAMO].map((ruta) => cifra(antes, ruta));
  for (const id of [sobreLaUltima, enBlanco]) await escribir(id, { unidad_referencial: escritoComo(ur ?? '') });
  await escribir(sobreLaUltima, { [TRAMO]: escritoComo(tramo ?? '') }, beto);
  const rutas = ['fuentes/factor_correccion'];
  await cambiar(sobreLaUltima, 'normas', { rutas, norma: 'La de siempre', articulo: '' });
  const quienes = await prueba.db
    .selectFrom('aranceles_en_preparacion')
    .select('escritas')
    .where('id', '=', sobreLaUltima)
    .executeTakeFirstOrThrow();
  expect(quienes.escritas).toMatchObject({ unidad_referencial: await idDe('ana'), [TRAMO]: await idDe('beto') });

  const otra = await empezar();
  await escribir(otra, { unidad_referencial: '7000000', honorario_minimo: '800000', [TRAMO]: '9', [OTRO_TRAMO]: '8' });
  const normas = ['unidad_referencial', 'honorario_minimo', 'factor_correccion'].map((clave) => `fuentes/${clave}`);
  await cambiar(otra, 'normas', { rutas: [...normas, 'tabla/escala'], norma: 'Res. 7', articulo: '' });
  await cambiar(otra, 'datos', { nombre: 'Res. 7', vigente_desde: sumarDias(HOY, 30) });
  const publicada = await beto('POST', `${BASE}/preparaciones/${otra}/publicar`, { headers: await conVersion(otra) });
  expect(publicada.statusCode, publicada.body).toBe(200);

  const alDia = await ponerAlDia(sobreLaUltima);
  expect(
    ['unidad_referencial', TRAMO, OTRO_TRAMO, 'honorario_minimo'].map((ruta) => Number(cifra(alDia, ruta))),
  ).toEqual([Number(ur), Number(tramo), 8, 800000]);
  expect(minimo).not.toBe(cifra(alDia, 'honorario_minimo'));
  const normaDe = (ruta: string) => alDia.normas.find((una) => una.ruta === ruta)?.norma;
  expect([normaDe('fuentes/factor_correccion'), normaDe('fuentes/honorario_minimo')]).toEqual([
    ...['La de siempre', 'Res. 7'],
  ]);
  // the figure that is not that of the new one has not its norm either
  const { suya = '' } = alDia.tablas.find(({ clave }) => clave === 'escala')?.renglones[0] ?? {};
  expect(alDia.normas.find(({ ruta }) => ruta === suya)).toMatchObject({ supuesto: 'S-35' });
  expect(normaDe('fuentes/unidad_referencial')).not.toBe('Res. 7');
  const blanca = await ponerAlDia(enBlanco);
  expect(blanca).toMatchObject({ al_dia: true, base: { nombre: 'Res. 7' } });
  expect([cifra(blanca, 'unidad_referencial'), cifra(blanca, 'honorario_minimo')]).toEqual([ur, '']);
});

test('lo escrito en un tramo va con él', async () => {
  const id = await empezar();
  await escribir(id, { [OTRO_TRAMO]: '5' });
  await cambiar(id, 'renglones', { lista: 'tabla/escala/valores', lugar: 0, que: 'agregar' });
  const { escritas } = await prueba.db
    .selectFrom('aranceles_en_preparacion')
    .select('escritas')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Object.keys(escritas)).toEqual(['tabla/escala/valores/2/porcentaje']);
});

test('sin el tramo que nadie confirmó, su tabla no queda de referencia', async () => {
  const id = await empezar({ de: 1 });
  const normaDeEscala = ({ normas }: PreparacionLeida) => normas.find(({ ruta }) => ruta === 'tabla/escala');
  const renglones = (await leer(id)).tablas.find(({ clave }) => clave === 'escala')?.renglones ?? [];
  const rutas = renglones.slice(1).map(({ suya }) => suya);
  const dichas = await cambiar(id, 'normas', { rutas, norma: 'Res. 8', articulo: '' });
  expect(normaDeEscala(dichas)).toMatchObject({ supuesto: 'S-35' });
  const quitado = await cambiar(id, 'renglones', { lista: 'tabla/escala/valores', lugar: 0, que: 'quitar' });
  expect(normaDeEscala(quitado)).toMatchObject({ supuesto: null, norma: 'Res. 8' });
});

test('cifras y normas entran juntas o no entra ninguna, y un renglón vuelve a la norma que tenía', async () => {
  const id = await empezar({ de: 1 });
  const antes = await leer(id);
  const renglones = antes.tablas.find(({ clave }) => clave === 'factores_superficie')?.renglones ?? [];
  const [uno = '', otro = ''] = renglones.map(({ suya }) => suya);
  const norma = (rutas: string[], cual: string) => ({ rutas, norma: cual, articulo: '' });
  const celdas = [{ ruta: 'honorario_minimo', escrito: '7' }];
  const fallido = await ana('PUT', `${BASE}/preparaciones/${id}/celdas`, {
    payload: { celdas, normas: [norma([uno], 'Res. 8'), norma(['tabla/nada'], 'Res. 9')] },
    headers: await conVersion(id),
  });
  expect(fallido.statusCode).toBe(404);
  expect(await leer(id)).toEqual(antes);
  const normas = [norma([uno], 'Res. 8'), norma([otro], 'Res. 9')];
  const juntas = await cambiar(id, 'celdas', { celdas, normas });
  expect([juntas.version, cifra(juntas, 'honorario_minimo')]).toEqual([antes.version + 1, '7.00']);
  const propias = ({ normas: todas }: PreparacionLeida) =>
    todas.flatMap(({ ruta, norma: dicha }) => ([uno, otro].includes(ruta) ? dicha : []));
  expect(propias(juntas).toSorted()).toEqual(['Res. 8', 'Res. 9']);
  const vuelto = await cambiar(id, 'celdas', { celdas: [], sin_norma: [uno] });
  expect(propias(vuelto)).toEqual(['Res. 9']);
  const nada = { payload: { celdas: [] }, headers: await conVersion(id) };
  expect((await ana('PUT', `${BASE}/preparaciones/${id}/celdas`, nada)).statusCode).toBe(422);
  const { hasta } = await prueba.db
    .selectFrom('auditoria')
    .select('hasta')
    .where('entidad', '=', 'arancel')
    .where('entidad_id', '=', id)
    .where('accion', '=', 'cambiar_arancel')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(hasta).toMatchObject({
    cambios: [{ ahora: '7' }],
    normas: [
      { norma: 'Res. 8', de: [`Factores por superficie, ${renglones[0]?.nombres[0]}`] },
      { norma: 'Res. 9', de: [`Factores por superficie, ${renglones[1]?.nombres[0]}`] },
    ],
  });
});
