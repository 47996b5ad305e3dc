import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const HOST = '127.0.0.1';

/** Port 0 takes the last port again if it is free: open payments have its address. */
export async function escucharDondeSiempre(
  app: FastifyInstance,
  pedido: number,
  carpeta: string | null,
): Promise<number> {
  const archivo = carpeta === null ? null : join(carpeta, 'puerto');
  const anterior = archivo && existsSync(archivo) ? Number(readFileSync(archivo, 'utf8')) : 0;
  if (pedido !== 0 || !Number.isInteger(anterior) || anterior < 1) await app.listen({ host: HOST, port: pedido });
  else await app.listen({ host: HOST, port: anterior }).catch(() => app.listen({ host: HOST, port: 0 }));
  const direccion = app.server.address();
  const puerto = typeof direccion === 'object' && direccion ? direccion.port : pedido;
  anotarPuerto(carpeta, 'puerto', puerto);
  return puerto;
}

export function anotarPuerto(carpeta: string | null, nombre: 'puerto' | 'correo', puerto: number): void {
  if (carpeta === null) return;
  mkdirSync(carpeta, { recursive: true });
  writeFileSync(join(carpeta, nombre), String(puerto));
}
