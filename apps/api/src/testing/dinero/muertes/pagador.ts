import { setTimeout as esperar } from 'node:timers/promises';
import { rutasDeIntencion } from '@colega/contract/dinero';
import type { Azar } from '../../../demo/azar.ts';
import { CLAVE_DE_PRUEBA } from '../../construir.ts';
import type { SandboxDePrueba } from '../sandbox-de-prueba.ts';

const API = '/api/bff';
const ESPERA_MS = 3_000;
/** The first sign-in at a portal that just started may take longer than that, and going without it tests something else. */
const INGRESOS = 5;
const RUTAS = Object.values(rutasDeIntencion).map(({ path }) => path) as [string, ...string[]];
const AVISOS = ['normal', 'ninguno', 'doble', 'tarde', 'desordenado', 'falso'] as const;

type Respuesta = { status: number; cuerpo: Record<string, unknown> };

/** Asks a portal that may die while answering, which gives null. It signs in again when it has to; a failed sign-in is then the answer. */
export const crearCliente = (direccion: string, username: string) => {
  let token = '';
  const pedir = async (metodo: string, ruta: string, cuerpo?: object, clave?: string): Promise<Respuesta | null> => {
    const esFormulario = cuerpo instanceof FormData;
    try {
      const respuesta = await fetch(`${direccion}${API}${ruta}`, {
        method: metodo,
        headers: {
          ...(cuerpo && !esFormulario && { 'content-type': 'application/json' }),
          ...(clave && { 'idempotency-key': clave }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(ESPERA_MS),
        ...(cuerpo && { body: esFormulario ? cuerpo : JSON.stringify(cuerpo) }),
      });
      return { status: respuesta.status, cuerpo: (await respuesta.json()) as Record<string, unknown> };
    } catch {
      return null;
    }
  };
  const ingresar = async (): Promise<Respuesta | null> => {
    let leido: Respuesta | null = null;
    for (let intento = 0; leido === null && intento < INGRESOS; intento++)
      leido = await pedir('POST', '/authentication_token', { username, password: CLAVE_DE_PRUEBA });
    if (leido?.status === 200) token = String(leido.cuerpo.token);
    return leido;
  };
  return async (metodo: string, ruta: string, cuerpo?: object, clave?: string): Promise<Respuesta | null> => {
    const leido = await pedir(metodo, ruta, cuerpo, clave);
    if (leido?.status !== 401) return leido;
    token = '';
    const ingreso = await ingresar();
    if (ingreso?.status !== 200) return ingreso;
    return pedir(metodo, ruta, cuerpo, clave);
  };
};
export type ClienteDelPagador = ReturnType<typeof crearCliente>;

type Pagador = {
  pedir: ClienteDelPagador;
  sandbox: SandboxDePrueba;
  azar: Azar;
  sigue: () => boolean;
  /** How many of ten open two pages of the coupon at once. */
  deADos?: number;
};

const abrir = async ({ pedir, azar, sigue }: Pagador, orden_id: number): Promise<string | null> => {
  const ruta = azar.de(RUTAS);
  for (let intento = 0; intento < 15 && sigue(); intento++) {
    const abierta = await pedir('POST', ruta, { orden_id });
    if (abierta?.status === 200) return String(abierta.cuerpo.urlRedirect);
    if (abierta?.status === 409) return null;
    await esperar(azar.entero(50, 300));
  }
  return null;
};

const pagar = async ({ pedir, sandbox, azar }: Pagador, orden_id: number, url: string): Promise<void> => {
  if (azar.entero(1, 6) === 1) await sandbox.actuar(url, azar.de(['rechazar', 'cancelar', 'abandonar']));
  await esperar(azar.entero(0, 150));
  const { vuelta } = await sandbox.actuar(url, 'aprobar', {
    aviso: azar.de(AVISOS),
    aviso_demora: azar.entero(1, 3),
    demora: azar.entero(0, 3) / 4,
    ...(azar.entero(1, 12) === 1 && { cobrado: azar.de(['99,90', '5000,50']) }),
  });
  const despues = azar.entero(1, 4);
  if (despues === 1 && vuelta) await fetch(vuelta, { redirect: 'manual' }).catch(() => null);
  for (let i = 0; despues === 2 && i < 3; i++) {
    await pedir('POST', `/orden_pagos/${orden_id}/consultar_pago`);
    await esperar(azar.entero(50, 200));
  }
};

export const vivirUnPago = async (pagador: Pagador, cupon: { id: number; numero_boleta: number }): Promise<void> => {
  const { azar, sandbox, deADos = 1 } = pagador;
  const suerte = azar.entero(1, 10);
  if (suerte === 1) {
    await sandbox.control('caja', { cupon: cupon.numero_boleta, importe: '1000,00', canal: 'PF' });
    return;
  }
  const veces = suerte <= 1 + deADos ? 2 : 1;
  const paginas = await Promise.all(Array.from({ length: veces }, () => abrir(pagador, cupon.id)));
  await Promise.all(paginas.map((url) => url && pagar(pagador, cupon.id, url)));
};
