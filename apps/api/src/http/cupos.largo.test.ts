import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../testing/crear-app-de-prueba.ts';
import type { EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { crearEscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { formularioDe } from '../testing/formulario-de.ts';
import { finDeVentana } from './cuentas.repository.ts';
import { cuposDe, type NombreDeCupo } from './cupos.ts';

let s: EscenarioDePagos;
let otro: AppDePrueba;
let enElOtro: Pedir;
let partido_id: number;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  otro = await crearAppDePrueba({ db: s.db, ahora: s.prueba.ahora() });
  enElOtro = await otro.conSesion('mgarcia');
  ({ id: partido_id } = await s.db.selectFrom('partidos').select('id').limit(1).executeTakeFirstOrThrow());
});
afterAll(async () => {
  await otro.cerrar();
  await s.prueba.cerrar();
});
beforeEach(() => s.db.deleteFrom('cuentas').execute());

const enLosDos = (veces: number, hacer: (pedir: Pedir, i: number) => ReturnType<Pedir>) =>
  Promise.all(Array.from({ length: veces }, (_, i) => hacer(i % 2 === 0 ? s.e.mgarcia : enElOtro, i)));
const cuantos = (respuestas: { statusCode: number }[], status: number): number =>
  respuestas.filter(({ statusCode }) => statusCode === status).length;

const lejosDelMinuto = () =>
  expect.poll(() => finDeVentana(60_000) - Date.now(), { timeout: 12_000 }).toBeGreaterThan(10_000);

test('de localidades se agregan treinta por día, justas, entre todos los portales', async () => {
  const respuestas = await enLosDos(44, (pedir, i) =>
    pedir('POST', '/localidades', {
      payload: { nombre: `Paraje ${i}`, codigo_postal: '1999', partido: { id: partido_id } },
    }),
  );
  expect([cuantos(respuestas, 201), cuantos(respuestas, 429)]).toEqual([30, 14]);
  const frenada = respuestas.find(({ statusCode }) => statusCode === 429);
  expect(Number(frenada?.headers['retry-after'])).toBeGreaterThan(0);
  expect(frenada?.json().detail).toMatch(
    /^Ya agregaste muchas localidades hoy\. Volvé a intentar en \d+ (s|min|h), o pedile al Colegio que las cargue\.$/,
  );
});

test('de CUITs se buscan ochenta por minuto, y los de otra persona no cuentan', async () => {
  await lejosDelMinuto();
  const respuestas = await enLosDos(100, (pedir) => pedir('GET', '/cuits/findByCuit/20254443337'));
  expect(cuantos(respuestas, 429)).toBe(20);
  const frenada = respuestas.find(({ statusCode }) => statusCode === 429);
  expect(frenada?.json().detail).toMatch(/^Hiciste muchas búsquedas de CUIT en poco tiempo\. Volvé a intentar en /);
  expect((await s.e.csosa('GET', '/cuits/findByCuit/20254443337')).statusCode).not.toBe(429);
});

const agotar = (nombre: NombreDeCupo) => cuposDe(s.db, s.e.persona.id).anotar(nombre, 1_000_000);
const subir = async (pedir: Pedir) => {
  const foto = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  return pedir('POST', '/media_objects', formularioDe('file', 'a.jpg', foto));
};

test.each([
  [
    'papel',
    'Pediste muchos documentos',
    async (pedir: Pedir, id: number) => pedir('GET', `/orden_pagos/${id}/imprimir`),
  ],
  [
    'papel',
    'Pediste muchos documentos',
    (pedir: Pedir) => pedir('POST', '/lotes_documentos', { payload: { tipo: 'recibos', filtros: {} } }),
  ],
  ['exportacion', 'Exportaste muchas veces', (pedir: Pedir) => pedir('GET', '/orden_pagos/exportar/xlsx')],
  ['exportacion', 'Exportaste muchas veces', (pedir: Pedir) => pedir('GET', '/orden_pagos/exportar/csv')],
  ['subida', 'Subiste muchos archivos', subir],
] as const)(
  'lo que cuesta (%s) se mide: quien gastó lo suyo espera en los dos portales, y los demás no',
  async (cual, frase, hacer) => {
    await lejosDelMinuto();
    const id = await s.cuponDeMatricula();
    const antes = await hacer(s.e.mgarcia, id);
    expect(antes.statusCode).not.toBe(429);
    await agotar(cual);
    for (const pedir of [s.e.mgarcia, enElOtro]) {
      const frenada = await hacer(pedir, id);
      expect([frenada.statusCode, frenada.json().detail]).toEqual([
        429,
        expect.stringContaining(`${frase} en poco tiempo. Volvé a intentar en `),
      ]);
      expect(Number(frenada.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect((await hacer(s.e.csosa, id)).statusCode).not.toBe(429);
  },
);

test('cada papel anota lo que tardó, y pasado el minuto se vuelve a empezar', async () => {
  await lejosDelMinuto();
  const id = await s.cuponDeMatricula();
  await s.e.mgarcia('GET', `/orden_pagos/${id}/imprimir`);
  const clave = `cupo papel ${s.e.persona.id}`;
  const cuenta = () => s.db.selectFrom('cuentas').selectAll().where('clave', '=', clave).executeTakeFirstOrThrow();
  expect((await cuenta()).cuanto).toBeGreaterThan(0);
  await s.db
    .updateTable('cuentas')
    .set({ cuanto: 1_000_000, hasta: (await cuenta()).hasta - 60_000 })
    .execute();
  expect((await s.e.mgarcia('GET', `/orden_pagos/${id}/imprimir`)).statusCode).toBe(200);
  expect((await cuenta()).cuanto).toBeLessThan(15_000);
});
