import type { EfectosDeLista, ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import { sumar } from '@colega/domain/importes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, operador, persona } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';

const BASE = '/colegio/listas';
let prueba: AppDePrueba;
let ana: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date('2026-11-20T15:00:00Z') });
  await operador(prueba.db, 'ana', { roles: ['aranceles'] });
  ana = await prueba.conSesion('ana', '/colegio/authentication_token');
});
afterAll(() => prueba.cerrar());

test('de los cargos del año en preparación se lee cuánto cambiaría un año, por tipo de matrícula', async () => {
  for (const [estado, descripcion] of [
    ['activo', 'Técnico'],
    ['suspendido', 'Técnico'],
    ['activo', 'Idóneo'],
    ['cancelado', 'Idóneo'],
  ] as const)
    await matricula(prueba.db, (await persona(prueba.db)).id, { estado, descripcion });
  const { publicadas, en_vigor } = (await ana('GET', `${BASE}/cargos`)).json<ListaDelColegio>();
  const rige = publicadas.find((una) => una.id === en_vigor)?.filas ?? [];
  const filas = rige.map((fila) =>
    fila.concepto === 'cuota_1' ? { ...fila, importe: sumar([fila.importe ?? '0', '100.25']), norma: '' } : fila,
  );
  const preparada = await ana('POST', `${BASE}/cargos`, {
    payload: { vigente_desde: '2029-01-01', norma: 'Acta 90', filas },
  });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id } = preparada.json<ListaHecha>();
  const leerEfectos = async () => (await ana('GET', `${BASE}/versiones/${id}/efectos`)).json<EfectosDeLista>();
  const { cuesta, toca } = await leerEfectos();
  const de = (tipo: string) => cuesta?.tipos.find((uno) => uno.tipo === tipo);
  expect([de('Técnico'), de('Idóneo')]).toMatchObject([
    { matriculas: 2, diferencia: '200.50' },
    { matriculas: 1, diferencia: '100.25' },
  ]);
  expect(cuesta?.total.matriculas).toBe(toca[0]?.cuantos);
  expect(sumar(cuesta?.tipos.map(({ ahora }) => ahora) ?? [])).toBe(cuesta?.total.ahora);
  expect(sumar([cuesta?.total.antes ?? '', cuesta?.total.diferencia ?? ''])).toBe(cuesta?.total.ahora);
  // What no table would show is together.
  for (let i = 0; i < 25; i++) await matricula(prueba.db, (await persona(prueba.db)).id, { descripcion: `Otra ${i}` });
  const muchas = (await leerEfectos()).cuesta;
  expect([muchas?.tipos.length, muchas?.tipos.at(-1)?.tipo]).toEqual([21, 'Las demás']);
  expect(muchas?.total.matriculas).toBe((cuesta?.total.matriculas ?? 0) + 25);
  expect(muchas?.tipos.reduce((suma, uno) => suma + uno.matriculas, 0)).toBe(muchas?.total.matriculas);
});

test('de una lista que no es de cargos, o que ya no se prepara, no hay nada que decir', async () => {
  const { publicadas } = (await ana('GET', `${BASE}/cargos`)).json<ListaDelColegio>();
  const { publicadas: tasas } = (await ana('GET', `${BASE}/tasas`)).json<ListaDelColegio>();
  for (const una of [publicadas[0], tasas[0]]) {
    const efectos = await ana('GET', `${BASE}/versiones/${una?.id}/efectos`);
    expect(efectos.json<EfectosDeLista>().cuesta).toBeNull();
  }
});
