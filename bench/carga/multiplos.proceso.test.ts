import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargarPadron } from '../../apps/api/src/demo/cargar-padron.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../apps/api/src/testing/crear-app-de-prueba.ts';
import { padron } from '../../apps/api/src/testing/legajos/escenario.ts';
import { ACCIONES } from './acciones.ts';
import { percentil, resumir } from './cifras.ts';
import { type Cliente, crearCliente } from './cliente.ts';
import { prepararPedidos } from './pedidos.ts';
import { crearPersonaVirtual, type Mundo } from './persona-virtual.ts';
import { crearRegistro } from './registro.ts';
import { findUsuarios } from './usuarios.ts';
import { correrVispera } from './vispera.ts';

const HOY = '2026-11-20';
const LEGAJOS = 500;
const RONDAS = 10;
const VUELTAS = 8;

/** S-334: the limit of each in times an empty authenticated call, everything in one process. */
const MAXIMOS = { lista: 18, detalle: 22, busqueda: 14, calculo: 8, tablero: 21, guardar: 40, qr: 12 } as const;

/** Signing in and paying are not measured here, and are most of the work of a round. */
const MEDIDAS = Object.entries(ACCIONES)
  .filter(([clase]) => clase in MAXIMOS || clase === 'vacia')
  .map(([, accion]) => accion);

let prueba: AppDePrueba;
let cliente: Cliente;
let mundo: Mundo;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date(`${HOY}T15:00:00Z`), cuits: padron });
  await cargarPadron(prueba.db, HOY, { legajos: LEGAJOS }, () => {});
  await sql`vacuum analyze`.execute(prueba.db);
  cliente = crearCliente(await prueba.app.listen({ port: 0, host: '127.0.0.1' }));
  mundo = { cliente, registro: crearRegistro(), pedidos: await prepararPedidos(prueba.db) };
});
afterAll(async () => {
  cliente.cerrar();
  await prueba.cerrar();
});

const personas = async () => (await findUsuarios(prueba.db, 5)).map((usuario) => crearPersonaVirtual(usuario, mundo));

test('cada pantalla tarda unas pocas veces lo que una llamada que no hace nada', async () => {
  const [persona] = await personas();
  if (!persona) throw new Error('No hay técnicos');
  await persona.ingresar();
  const { medidas, errores } = mundo.registro;
  // A tenth of them find the machine free; the rest tell more of its other work.
  const libre = (clase: string) =>
    percentil(
      medidas.filter((medida) => medida.clase === clase).map(({ ms }) => ms),
      0.1,
    );
  let pasados: object[] = [];
  let vueltas = 0;
  do {
    for (let ronda = 0; ronda < RONDAS; ronda++) for (const accion of MEDIDAS) await accion(persona);
    vueltas += 1;
    pasados = Object.entries(MAXIMOS)
      .map(([clase, maximo]) => ({ clase, maximo, veces: libre(clase) / libre('vacia') }))
      .filter(({ veces, maximo }) => !(veces <= maximo));
    // A busy machine is measured again.
  } while (pasados.length > 0 && vueltas < VUELTAS);
  expect([...errores.entries()]).toEqual([]);
  expect(pasados).toEqual([]);
  expect(resumir(medidas, errores).length).toBeGreaterThan(Object.keys(MAXIMOS).length);
});

test('cuando todos guardan a la vez no hay errores ni se pierde nada', async () => {
  mundo.registro = crearRegistro();
  const todas = await personas();
  for (const persona of todas) await persona.ingresar();
  const vispera = await correrVispera(prueba.db, todas, 1);
  expect([...mundo.registro.detalles]).toEqual([]);
  expect(vispera).toMatchObject({ perdidos: 0, demas: 0 });
  expect(vispera.guardados).toBeGreaterThanOrEqual(todas.length);
});
