import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Almacen, FALLAS, type Falla } from './almacen.ts';
import type { Proveedor } from './proveedores.ts';

const MUDO_MS = 120_000;
// A refusal never happens by chance: it would punish a good request.
const POR_AZAR = FALLAS.filter((falla) => falla !== 'rechazo');

declare module 'fastify' {
  interface FastifyRequest {
    falla: Falla | null;
  }
}

/** Mulberry32: a number below 1 for each call, the same ones for the same seed. */
function tirada(semilla: number, n: number): number {
  let t = (semilla + n * 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

function tirar({ estado }: Almacen): Falla | null {
  const { azar } = estado;
  if (azar.tasa <= 0) return null;
  azar.tiradas += 2;
  if (tirada(azar.semilla, azar.tiradas - 1) >= azar.tasa) return null;
  return POR_AZAR[Math.floor(tirada(azar.semilla, azar.tiradas) * POR_AZAR.length)] ?? null;
}

const dice = ({ body }: FastifyRequest, texto: string): boolean =>
  (typeof body === 'string' ? body : JSON.stringify(body ?? '')).includes(texto);

function tocaFallar(almacen: Almacen, proveedor: Proveedor, request: FastifyRequest): Falla | null {
  const pedida = almacen.estado.fallas[proveedor];
  if (!pedida || (pedida.si !== undefined && !dice(request, pedida.si))) return tirar(almacen);
  if (pedida.veces !== null) {
    pedida.veces -= 1;
    if (pedida.veces <= 0) delete almacen.estado.fallas[proveedor];
  }
  return pedida.modo;
}

const callar = () => esperar(MUDO_MS, undefined, { ref: false });

/** A call may fail before doing what it asks, or after, so that only the answer is lost. */
export function ponerFallas(app: FastifyInstance, almacen: Almacen, proveedor: Proveedor): void {
  app.decorateRequest('falla', null);
  app.addHook('preHandler', async (request: FastifyRequest, reply) => {
    request.falla = tocaFallar(almacen, proveedor, request);
    if (request.falla === null) return;
    almacen.guardar();
    if (request.falla === 'sin_respuesta') await callar();
    if (['sin_respuesta', 'error_500'].includes(request.falla))
      return reply.code(500).send({ Message: 'Error interno del servidor' });
    if (request.falla === 'rechazo') return reply.code(400).send({ Message: 'El pedido fue rechazado' });
  });
  app.addHook('onSend', async (request, reply, cuerpo) => {
    if (request.falla === 'sin_respuesta_despues') await callar();
    if (request.falla === 'json_roto') return '{"data": {"estado": "PROCE';
    if (request.falla !== 'error_500_despues') return cuerpo;
    reply.code(500);
    return JSON.stringify({ Message: 'Error interno del servidor' });
  });
}
