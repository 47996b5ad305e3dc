import type { LegajoDeLista } from '@colega/contract/legajos';
import { sumarDias } from '@colega/domain/fechas';
import { COLAS, esperaDelLegajo, lugaresEnLaBandeja } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verificarCadena } from '../modules/auditoria/verificar-cadena.service.ts';
import { conciliar } from '../modules/dinero/conciliacion/conciliar.service.ts';
import { findLegajoById } from '../modules/legajos/legajos.repository.ts';
import { findSituacion } from '../modules/legajos/vida/situacion.repository.ts';
import { aspirar } from '../testing/aspirar.ts';
import { CLAVE_DE_PRUEBA } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';
import { crearPasarelasFalsas } from '../testing/dinero/pasarelas-falsas.ts';
import { medirLectura } from '../testing/legajos/medir-lectura.ts';
import { insertAuditoriaDeCorrido } from './cargar-auditoria-de-volumen.ts';
import { OPERADORES_DE_VOLUMEN } from './cargar-operadores-de-volumen.ts';
import { cargarPadron, LEGAJOS_POR_TECNICO } from './cargar-padron.ts';
import { CLAVE_DE_DEMO } from './personas.ts';

const HOY = '2026-11-20';
const TECNICOS = 12;

let prueba: AppDePrueba;
const avances: number[] = [];
const cargar = (tecnicos: number) =>
  cargarPadron(prueba.db, HOY, { legajos: tecnicos * LEGAJOS_POR_TECNICO }, (legajos) => avances.push(legajos));
const cuantos = async (tabla: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabla)}`.execute(prueba.db);
  return rows[0]?.n ?? 0;
};
beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date(`${HOY}T15:00:00Z`) });
  await cargar(TECNICOS - 4);
  await cargar(TECNICOS);
  await aspirar(prueba);
});
afterAll(() => prueba.cerrar());

const comoTecnico = async (n: number) => {
  expect(CLAVE_DE_DEMO).toBe(CLAVE_DE_PRUEBA);
  const pedir = await prueba.conSesion(`tecnico${String(n).padStart(6, '0')}`);
  const { persona_id } = JSON.parse(Buffer.from(pedir.token.split('.')[1] ?? '', 'base64url').toString());
  return { pedir, persona_id: Number(persona_id) };
};

test('sigue desde donde había quedado, y lo que está no se carga otra vez', async () => {
  expect(avances).toEqual([(TECNICOS - 4) * LEGAJOS_POR_TECNICO, TECNICOS * LEGAJOS_POR_TECNICO]);
  expect(await cargar(TECNICOS)).toBe(false);
  expect([avances.length, await cuantos('usuarios'), await cuantos('legajos')]).toEqual([
    2,
    TECNICOS + OPERADORES_DE_VOLUMEN,
    TECNICOS * LEGAJOS_POR_TECNICO,
  ]);
});

test('cada técnico ve lo suyo: legajos, cupones, certificados y carnet', async () => {
  const { pedir, persona_id } = await comoTecnico(TECNICOS);
  const lista = (await pedir('GET', `/legajos?persona.id=${persona_id}&limit=100`)).json<{ items: LegajoDeLista[] }>();
  expect(lista.items).toHaveLength(LEGAJOS_POR_TECNICO);
  expect(lista.items.map(({ estado }) => estado.clave)).toEqual(
    expect.arrayContaining(['borrador', 'visado', 'anulado']),
  );
  const visado = lista.items.find(({ estado }) => estado.clave === 'visado');
  expect((await pedir('GET', `/legajos/${visado?.id}`)).json()).toMatchObject({ cep_cumplido: true, falta: [] });
  expect((await pedir('GET', '/orden_pagos?estado=pendiente')).json().pagination.total_items).toBeGreaterThan(0);
  expect((await pedir('GET', `/carnets/vigente/${persona_id}`)).statusCode).toBe(200);
  const certificados = (await pedir('GET', '/certificados')).json<{
    items: { id: number; numero_certificado: string }[];
  }>();
  expect(certificados.items.length).toBeGreaterThan(0);
  const papel = await pedir('GET', `/certificados/${certificados.items[0]?.id}/imprimir`);
  expect([papel.statusCode, papel.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('el dinero de todos coincide, y los números no tienen huecos', async () => {
  const momento = { ahora: prueba.ahora(), hoy: HOY, dias: 7 };
  expect(await conciliar(prueba.db, crearPasarelasFalsas().pasarelas, momento)).toEqual([]);
  const { rows } = await sql<{ anio: number }>`
    select n.anio from numeradores_de_certificados n where n.ultimo <> (
      select count(*) from certificados c where c.type = n.type and extract(year from c.fecha_creacion) = n.anio)`.execute(
    prueba.db,
  );
  expect(rows).toEqual([]);
});

test('cada legajo espera en las colas que dicen las reglas, y hay de todos los estados y de todas las colas', async () => {
  const estados = await prueba.db.selectFrom('legajos').select('estado_id').distinct().execute();
  expect(estados).toHaveLength(5);
  const legajos = await prueba.db.selectFrom('legajos').select('id').where('fecha', '>', sumarDias(HOY, -60)).execute();
  for (const { id } of legajos) {
    const situacion = await findSituacion(prueba.db, id);
    const esperado = situacion ? lugaresEnLaBandeja(situacion).map(({ cola }) => cola) : [];
    const suyas = await prueba.db.selectFrom('legajo_colas').select('cola').where('legajo_id', '=', id).execute();
    expect(suyas.map(({ cola }) => cola).sort(), `legajo ${id}`).toEqual(esperado.sort());
  }
  const colas = await prueba.db.selectFrom('legajo_colas').select('cola').distinct().execute();
  expect(colas).toHaveLength(COLAS.length);
});

test('cada legajo espera a quien dicen las reglas', async () => {
  const legajos = await prueba.db.selectFrom('legajos').select(['id', 'espera_a', 'espera_hasta']).execute();
  for (const { id, ...espera } of legajos) {
    const situacion = await findSituacion(prueba.db, id);
    expect(espera, `legajo ${id}`).toEqual(situacion && esperaDelLegajo(situacion));
  }
});

test('lo hecho queda en la auditoría, con su huella', async () => {
  expect(await cuantos('auditoria')).toBeGreaterThan(2 * TECNICOS * LEGAJOS_POR_TECNICO);
  expect(await verificarCadena(prueba.db, prueba.ahora())).toEqual([]);
  const { persona_id: desde } = await comoTecnico(1);
  const { persona_id: hasta } = await comoTecnico(TECNICOS);
  const antes = await cuantos('auditoria');
  const volumen = { personas: { desde, hasta }, legajos: LEGAJOS_POR_TECNICO, dias: 20, hoy: HOY };
  await prueba.comoDuenio((db) => db.transaction().execute((trx) => insertAuditoriaDeCorrido(trx, volumen)));
  expect(await cuantos('auditoria')).toBeGreaterThan(antes + 2 * TECNICOS * LEGAJOS_POR_TECNICO);
  await comoTecnico(1);
  expect(await verificarCadena(prueba.db, prueba.ahora())).toEqual([]);
});

test('quien opera encuentra lo suyo en la Bandeja', async () => {
  const pedir = await prueba.conSesion('mesa01', '/colegio/authentication_token');
  const { colas } = (await pedir('GET', '/colegio/bandeja')).json<{ colas: { total: number }[] }>();
  expect(colas.reduce((suma, { total }) => suma + total, 0)).toBeGreaterThan(0);
});

// Other files' contracts are not read: one of a million files opens as fast as an only one.
test('abrir un legajo lee lo suyo y nada más', async () => {
  const { rows } = await sql<{ id: number; persona_id: number }>`
    select id, persona_id from legajos where cep_cumplido order by id desc limit 1`.execute(prueba.db);
  const [legajo] = rows;
  const { filas } = await medirLectura(prueba.db, (db) => findLegajoById(db, legajo?.id ?? 0, legajo?.persona_id ?? 0));
  expect(filas).toBeLessThan(100);
});
