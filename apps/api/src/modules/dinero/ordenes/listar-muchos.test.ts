import { zFiltrosDeCupones } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { cuponesDeVolumen } from '../../../demo/cargar-cupones-de-volumen.ts';
import { cargarVolumen } from '../../../demo/cargar-volumen.ts';
import { aspirar } from '../../../testing/aspirar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { findCuponesDeImporte } from '../caja/cupon-de-caja.repository.ts';
import { generarCargos } from '../cargos-del-anio/generar-cargos.service.ts';
import { findCargosPorLiquidar, findCreditosDisponibles } from '../liquidaciones/por-liquidar.repository.ts';
import { findResumen } from '../resumen/resumen.repository.ts';
import { countCupones, findPaginaDeCupones } from './listar-cupones.repository.ts';

const COLEGIO = { actor: 'colegio', user_id: null, username: 'colegio' } as const;
const LEGAJOS = 2_500;
const HOY = '2026-11-20';
const TAMANIO = 10;
const FILAS_DE_UNA_PAGINA = 100;

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  // The guards of what is written take most of the time, and only readings are measured here.
  await base.sinGuardas((db) => cargarVolumen(db, HOY, LEGAJOS));
  await aspirar(base);
});
afterAll(() => base.cerrar());

const busqueda = async (texto: string) => ({
  persona_id: (await base.db.selectFrom('personas').select('id').executeTakeFirstOrThrow()).id,
  filtros: zFiltrosDeCupones.parse(Object.fromEntries(new URLSearchParams(texto))),
  hoy: HOY,
});
const filasDe = async (texto: string, page: number): Promise<number> => {
  const pedida = await busqueda(texto);
  const pagina = { limit: TAMANIO, offset: (page - 1) * TAMANIO };
  return (await medirLectura(base.db, (db) => findPaginaDeCupones(db, pedida, pagina))).filas;
};

test.each(['', 'estado=pago', 'estado=pendiente', 'circuito=cep', 'fecha_desde=2015-01-01'])(
  '«%s»: una página de 4.000 cupones lee los suyos y nada más',
  async (texto) => expect(await filasDe(texto, 1)).toBeLessThan(FILAS_DE_UNA_PAGINA),
);

test('la última página no lee los cupones que saltea', async () => {
  expect(await filasDe('', cuponesDeVolumen(LEGAJOS) / TAMANIO)).toBeLessThan(FILAS_DE_UNA_PAGINA);
});

test('contar los de un filtro lee solo su índice', async () => {
  const pedida = await busqueda('estado=pago');
  expect((await medirLectura(base.db, (db) => countCupones(db, pedida))).filas).toBe(0);
});

test('los que cuestan lo que se cobró sin decir cuál era se buscan por lo que cuestan', async () => {
  const ninguno = { importe: '0.01', dia: HOY, limite: TAMANIO };
  expect((await medirLectura(base.db, (db) => findCuponesDeImporte(db, ninguno))).filas).toBeLessThan(5);
});

test('el resumen y la liquidación leen los cargos de la persona, no sus cupones', async () => {
  const momento = { ahora: new Date(`${HOY}T15:00:00Z`), hoy: HOY, autor: COLEGIO };
  await generarCargos(base.db, { ...momento, anio: 2026 });
  const { persona_id } = await busqueda('');
  const resumen = { persona_id, filtros: {}, hoy: HOY };
  const leer = [
    (db: Db) => findResumen(db, resumen, { limit: 10, offset: 0 }),
    (db: Db) => findCargosPorLiquidar(db, persona_id, HOY),
    (db: Db) => findCreditosDisponibles(db, persona_id, HOY),
  ];
  const { rows } = await sql<{ cargos: number }>`select count(*)::int as cargos from sanciones`.execute(base.db);
  const deCadaCargo = 5;
  for (const una of leer)
    expect((await medirLectura(base.db, una)).filas).toBeLessThan((rows[0]?.cargos ?? 0) * deCadaCargo);
});
