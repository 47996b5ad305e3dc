import { setTimeout as dormir } from 'node:timers/promises';
import { elegirAccion } from './acciones.ts';
import type { Memoria } from './cifras.ts';
import { elegirDeMesa } from './mesa.ts';
import type { Operador } from './operadores.ts';
import { crearPersonaVirtual, type Mundo, type PersonaVirtual } from './persona-virtual.ts';
import type { Sistema } from './sistema.ts';
import type { Cuenta, Usuario } from './usuarios.ts';

const MINUTO_MS = 60_000;
const MUESTRA_MS = 2_000;

type Corrida = { rampa: number; minutos: number; pensarMs: number };

const pensar = (medioMs: number): number => -Math.log(1 - Math.random()) * medioMs;

type Elegir<U extends Cuenta> = (azar: number) => (persona: PersonaVirtual<U>) => Promise<unknown>;

const vivir = async <U extends Cuenta>(
  persona: PersonaVirtual<U>,
  elegir: Elegir<U>,
  { rampa, minutos, pensarMs }: Corrida,
): Promise<void> => {
  const hasta = performance.now() + (rampa + minutos) * MINUTO_MS;
  await dormir(Math.random() * rampa * MINUTO_MS);
  await persona.ingresar();
  for (;;) {
    await dormir(pensar(pensarMs));
    if (performance.now() >= hasta) return;
    await persona.renovarSiHaceFalta();
    await elegir(Math.random())(persona);
  }
};

const mirarMemoria = async (sistema: Sistema, fin: AbortSignal): Promise<Memoria[]> => {
  const inicio = performance.now();
  const memoria: Memoria[] = [];
  while (!fin.aborted) {
    memoria.push({ minuto: (performance.now() - inicio) / MINUTO_MS, mb: sistema.memoriaMb() });
    await dormir(MUESTRA_MS, undefined, { signal: fin }).catch(() => undefined);
  }
  return memoria;
};

/** Everybody goes at their own pace. Arrivals count in the run, but not in the memory. */
export const correrMezcla = async (
  sistema: Sistema,
  mundo: Mundo,
  { usuarios, operadores }: { usuarios: readonly Usuario[]; operadores: readonly Operador[] },
  corrida: Corrida,
): Promise<{ memoria: Memoria[]; segundos: number; personas: PersonaVirtual[] }> => {
  const fin = new AbortController();
  const memoria = mirarMemoria(sistema, fin.signal);
  const inicio = performance.now();
  const personas = usuarios.map((usuario) => crearPersonaVirtual(usuario, mundo));
  const mesas = operadores.map((operador) => crearPersonaVirtual(operador, mundo));
  await Promise.all([
    ...personas.map((persona) => vivir(persona, elegirAccion, corrida)),
    ...mesas.map((mesa) => vivir(mesa, elegirDeMesa, corrida)),
  ]);
  const segundos = (performance.now() - inicio) / 1000;
  fin.abort();
  return { memoria: await memoria, segundos, personas };
};
