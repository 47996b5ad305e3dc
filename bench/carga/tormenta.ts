import { setTimeout as dormir } from 'node:timers/promises';
import { BASE_API } from '@colega/contract/route';
import { CLAVE_DE_DEMO } from '../../apps/api/src/demo/personas.ts';
import { ACCIONES } from './acciones.ts';
import { percentil } from './cifras.ts';
import { insistir, type Mundo, type PersonaVirtual } from './persona-virtual.ts';
import type { Usuario } from './usuarios.ts';

const ANTES_MS = 20_000;
const PENSAR_MS = 50;
const LECTURAS = [ACCIONES.lista, ACCIONES.detalle, ACCIONES.busqueda];

export type Tormenta = {
  /** p95 in ms of those who are already in and read: alone, and while the others sign in. */
  lecturas: readonly [solas: number, durante: number];
  ingresos: number;
  /** Times that somebody was told to come back. */
  avisos: number;
  /** Of who signed in, from the first try: p95 and the longest, in seconds. */
  espera: readonly [p95: number, maxima: number];
  fallas: number;
};

const leer = async ({ registro }: Mundo, lectores: readonly PersonaVirtual[], fin: AbortSignal): Promise<number> => {
  const desde = registro.medidas.length;
  const seguir = async (persona: PersonaVirtual): Promise<void> => {
    while (!fin.aborted)
      for (const lectura of LECTURAS) {
        await lectura(persona);
        await dormir(PENSAR_MS);
      }
  };
  await Promise.all(lectores.map(seguir));
  return percentil(
    registro.medidas.slice(desde).map(({ ms }) => ms),
    0.95,
  );
};

/** All of them sign in within a minute, evenly, while a few who are in go on reading. */
export const correrTormenta = async (
  mundo: Mundo,
  lectores: readonly PersonaVirtual[],
  usuarios: readonly Usuario[],
  duraMs = 60_000,
): Promise<Tormenta> => {
  const solas = await leer(mundo, lectores, AbortSignal.timeout(ANTES_MS));
  const esperas: number[] = [];
  let [avisos, fallas] = [0, 0];
  const ingresar = async ({ username, ip }: Usuario, orden: number): Promise<void> => {
    await dormir((duraMs * orden) / usuarios.length);
    const desde = performance.now();
    const cuerpo = { username, password: CLAVE_DE_DEMO };
    const pedir = () => mundo.cliente.pedir({ metodo: 'POST', camino: `${BASE_API}/authentication_token`, ip, cuerpo });
    const { status } = await insistir(pedir, () => {
      avisos += 1;
    });
    if (status === 200) esperas.push((performance.now() - desde) / 1000);
    else fallas += 1;
  };
  const [durante] = await Promise.all([
    leer(mundo, lectores, AbortSignal.timeout(duraMs)),
    Promise.all(usuarios.map(ingresar)),
  ]);
  const espera = [percentil(esperas, 0.95), Math.max(0, ...esperas)] as const;
  return { lecturas: [solas, durante], ingresos: esperas.length, avisos, espera, fallas };
};
