import type { CargosDelAnio } from '@colega/contract/dinero';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { findUltimaGeneracion } from './cargos-del-anio.repository.ts';
import { continuarGeneracion } from './generaciones.service.ts';
import { generarCargos } from './generar-cargos.service.ts';

let s: EscenarioDePagos;
let caja: ReturnType<typeof cajaDe>;
let genera: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  caja = cajaDe(s);
  genera = await caja.operar();
  await s.db.updateTable('matriculas').set({ fecha_alta: '2015-03-02' }).execute();
});
afterAll(() => s.prueba.cerrar());

const ver = async (anio: number, como = genera) => {
  const respuesta = await como('GET', `/colegio/cargos?anio=${anio}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<CargosDelAnio>();
};
const pedir = ({ anio, cargos, total }: Pick<CargosDelAnio, 'anio' | 'cargos' | 'total'>, como = genera) =>
  como('POST', '/colegio/cargos', { payload: { anio, cargos, total } });
const codigoDe = (respuesta: Awaited<ReturnType<Pedir>>) => respuesta.json<{ codigo: string }>().codigo;
const continuar = async (anio: number) => {
  const ultima = await findUltimaGeneracion(s.db, anio);
  await continuarGeneracion({ db: s.db, reloj: s.prueba.ahora }, ultima?.id ?? 0);
  return findUltimaGeneracion(s.db, anio);
};
const delAnio = (anio: number) =>
  s.db.selectFrom('cargos').select(['matricula_id', 'concepto', 'importe']).where('anio', '=', anio).execute();

const bajarQuienes = async (anio: number): Promise<string[]> => {
  const respuesta = await genera('GET', `/colegio/cargos/quienes/exportar/csv?anio=${anio}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.body.trim().split(/\r?\n/).slice(1);
};
const aImporte = (pesos: number): string => pesos.toFixed(2).replace('.', ',');

test('se ve a cuántas de cada estado, a qué importe y el total; se genera eso, una vez', async () => {
  const { id: de } = await persona(s.db);
  await matricula(s.db, de, { estado: 'suspendido', fecha_alta: '2020-01-01' });
  await matricula(s.db, de, { estado: 'cancelado', fecha_alta: '2020-01-01' } as Parameters<typeof matricula>[2]);
  const vista = await ver(2026);
  const enVigor = await s.db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select('m.id')
    .where('e.clave', 'in', ['activo', 'suspendido'])
    .execute();
  expect(vista.lineas.map(({ concepto, importe }) => [concepto, importe])).toEqual([
    ['arancel', '98000.00'],
    ['cuota_1', expect.any(String)],
    ['cuota_2', expect.any(String)],
  ]);
  expect(vista.importes_desde).toBe('2026-01-01');
  expect(vista.lineas[0]?.estados.map(({ por_cargar }) => por_cargar).reduce((a, b) => a + b, 0)).toBe(enVigor.length);
  expect(vista.cargos).toBe(3 * enVigor.length);
  const porPersona = vista.lineas.reduce((suma, { importe }) => suma + Number(importe), 0);
  expect(vista.total).toBe((porPersona * enVigor.length).toFixed(2));
  expect(vista.de_referencia).toBe(true);
  const quienes = await bajarQuienes(2026);
  expect(quienes).toHaveLength(enVigor.length);
  expect(quienes.every((fila) => fila.endsWith(`;${aImporte(porPersona)}`))).toBe(true);
  expect(codigoDe(await pedir({ ...vista, total: '1.00' }))).toBe('cargos_cambiaron');
  expect((await pedir(vista)).statusCode).toBe(200);
  expect(codigoDe(await pedir(vista))).toBe('cargos_generandose');
  const hecha = await continuar(2026);
  expect(hecha).toMatchObject({
    estado: 'terminada',
    cargos: vista.cargos,
    importe: vista.total,
    miradas: enVigor.length,
  });
  expect(await delAnio(2026)).toHaveLength(vista.cargos);
  expect(await bajarQuienes(2026)).toEqual([]);
  expect(await ver(2026)).toMatchObject({ cargos: 0, total: '0.00', generacion: { estado: 'terminada' } });
  expect(codigoDe(await pedir({ anio: 2026, cargos: 3, total: '1.00' }))).toBe('cargos_ya_estan');
});

test('un año pasado no se le carga a quien se matriculó después; lo que alguien ya tiene no se repite', async () => {
  const { id: de } = await persona(s.db);
  const nueva = await matricula(s.db, de, { fecha_alta: '2025-06-30' });
  const vieja = await matricula(s.db, de, { fecha_alta: '2024-12-31' });
  const autor = { actor: 'colegio', user_id: null, username: 'consola' } as const;
  const pedido = { ...s.momento(), autor, anio: 2024 };
  const dos = await Promise.all([generarCargos(s.db, pedido), generarCargos(s.db, pedido)]);
  const cargadas = await delAnio(2024);
  expect(cargadas.filter(({ matricula_id }) => matricula_id === nueva.id)).toEqual([]);
  expect(cargadas.filter(({ matricula_id }) => matricula_id === vieja.id)).toHaveLength(3);
  expect(dos.reduce((suma, { cargos }) => suma + cargos, 0)).toBe(cargadas.length);
  expect((await generarCargos(s.db, pedido)).cargos).toBe(0);
});

test('la que se cortó en el medio sigue donde estaba; dos trabajadores a la vez no repiten nada', async () => {
  const { id: de } = await persona(s.db);
  for (let i = 0; i < 5; i++) await matricula(s.db, de, { fecha_alta: '2010-01-01' });
  const vista = await ver(2025);
  await pedir(vista);
  const cortada = {
    db: s.db,
    reloj: () => {
      throw new Error('se cortó');
    },
  };
  const { id = 0 } = (await findUltimaGeneracion(s.db, 2025)) ?? {};
  await expect(continuarGeneracion(cortada, id)).rejects.toThrow('se cortó');
  expect((await ver(2025)).generacion?.estado).toBe('en_curso');
  await Promise.all([continuar(2025), continuar(2025)]);
  expect(await findUltimaGeneracion(s.db, 2025)).toMatchObject({
    estado: 'terminada',
    cargos: vista.cargos,
    importe: vista.total,
  });
  expect(await delAnio(2025)).toHaveLength(vista.cargos);
});

test('es de todo el Colegio, y de un año que tiene importes', async () => {
  expect(
    (await (await caja.operar(['tesoreria'], s.e.persona.distrito_id))('GET', '/colegio/cargos?anio=2026')).statusCode,
  ).toBe(403);
  expect((await (await caja.operar(['auditoria']))('GET', '/colegio/cargos?anio=2026')).statusCode).toBe(403);
  expect((await genera('GET', '/colegio/cargos?anio=2028')).statusCode).toBe(422);
  expect(codigoDe(await genera('GET', '/colegio/cargos?anio=2001'))).toBe('anio_sin_cargos');
  // Of the next year nobody published a list yet: what is in force now is not what it will cost.
  expect(codigoDe(await genera('GET', '/colegio/cargos?anio=2027'))).toBe('anio_sin_cargos');
  const otra = { anio: 2027, cargos: 1, total: '98000.00' };
  expect(codigoDe(await pedir(otra))).toBe('anio_sin_cargos');
});

test('la generación no vuelve atrás, y de un año hay una en curso', async () => {
  const { id = 0 } = (await findUltimaGeneracion(s.db, 2026)) ?? {};
  await expect(
    s.db.updateTable('generaciones_de_cargos').set({ miradas: 0 }).where('id', '=', id).execute(),
  ).rejects.toThrow(/no vuelve atrás/);
  await expect(s.db.deleteFrom('generaciones_de_cargos').execute()).rejects.toThrow(/permission denied/);
  const nueva = { anio: 2030, estado: 'en_curso', por_mirar: 1, quien: 'x', pedida_en: s.prueba.ahora() } as const;
  await s.db.insertInto('generaciones_de_cargos').values(nueva).execute();
  await expect(s.db.insertInto('generaciones_de_cargos').values(nueva).execute()).rejects.toThrow(/una_idx/);
});
