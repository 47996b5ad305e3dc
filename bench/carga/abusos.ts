import { BASE_API } from '@colega/contract/route';
import { esCuitValido } from '@colega/domain/identificadores';
import { pdfQueNoTermina } from '../../apps/api/src/testing/media/pdf-que-no-termina.ts';
import type { PersonaVirtual } from './persona-virtual.ts';

/** Somebody with an account, or a stranger from many addresses. */
export type Atacante = { persona: PersonaVirtual; direccion: string };

export type Abuso = {
  nombre: string;
  /** The time between calls, whatever the answers (S-508). */
  cadaMs: number;
  /** Answers the status; 0 when there was none. */
  hacer(atacante: Atacante, n: number): Promise<number>;
};

const CADA_VEZ_MS = 33;
const CORTE_MS = 300;

const get =
  (camino: (persona: PersonaVirtual, n: number) => string): Abuso['hacer'] =>
  async ({ persona }, n) => {
    const { usuario, mundo, token } = persona;
    const pedido = { camino: BASE_API + camino(persona, n), ip: usuario.ip, token: token() };
    return (await mundo.cliente.pedir(pedido)).status;
  };

/** Each call comes from another address, without an account. */
const anonimo =
  (camino: string, cuerpo: (persona: PersonaVirtual, n: number) => object): Abuso['hacer'] =>
  async ({ persona }, n) => {
    const ip = `198.51.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;
    const pedido = { metodo: 'POST' as const, camino: BASE_API + camino, ip, cuerpo: cuerpo(persona, n) };
    return (await persona.mundo.cliente.pedir(pedido)).status;
  };

const subir = async ({ persona, direccion }: Atacante, signal?: AbortSignal): Promise<number> => {
  const formulario = new FormData();
  formulario.append('file', new Blob([Uint8Array.from(pdfQueNoTermina())]), 'plano.pdf');
  const headers = { authorization: `Bearer ${persona.token()}`, 'x-forwarded-for': persona.usuario.ip };
  const pedido = { method: 'POST', headers, body: formulario, ...(signal && { signal }) };
  return fetch(`${direccion}${BASE_API}/media_objects`, pedido).then(
    ({ status }) => status,
    () => 0,
  );
};

const CUITS = Array.from({ length: 40_000 }, (_, i) => `20${30_000_000 + Math.floor(i / 10)}${i % 10}`).filter(
  esCuitValido,
);

export const ABUSOS: readonly Abuso[] = [
  {
    nombre: 'papeles',
    cadaMs: CADA_VEZ_MS,
    hacer: get(({ usuario }) => `/orden_pagos/${usuario.cupones[0] ?? 0}/imprimir`),
  },
  { nombre: 'exportaciones', cadaMs: CADA_VEZ_MS, hacer: get(() => '/orden_pagos/exportar/xlsx') },
  {
    nombre: 'búsquedas de CUIT',
    cadaMs: CADA_VEZ_MS,
    hacer: get((_, n) => `/cuits/findByCuit/${CUITS[n % CUITS.length]}`),
  },
  { nombre: 'subidas pesadas', cadaMs: 500, hacer: (atacante) => subir(atacante) },
  { nombre: 'subidas cortadas', cadaMs: 250, hacer: (atacante) => subir(atacante, AbortSignal.timeout(CORTE_MS)) },
  {
    nombre: 'recuperaciones, con el correo colgado',
    cadaMs: CADA_VEZ_MS,
    hacer: anonimo('/usuarios/reset_token', (_, n) => ({
      username: `tecnico${String(1 + (n % 900)).padStart(6, '0')}`,
    })),
  },
  {
    nombre: 'ingresos equivocados',
    cadaMs: CADA_VEZ_MS,
    hacer: anonimo('/authentication_token', (_, n) => ({
      username: `tecnico${String(1 + (n % 900)).padStart(6, '0')}`,
      password: 'no es esta',
    })),
  },
];
