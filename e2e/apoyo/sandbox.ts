import { request } from '@playwright/test';

export const SANDBOX = process.env.COLEGA_SANDBOX ?? '';

type Json = Record<string, unknown>;

/** Does what a page of the sandbox does: `caja`, `fallas`, `cobros/<id>/aprobar`… */
export async function controlarSandbox(ruta: string, cuerpo: Json = {}): Promise<Json> {
  const contexto = await request.newContext();
  const respuesta = await contexto.post(`${SANDBOX}/control/${ruta}`, { data: cuerpo });
  const leida = (await respuesta.json()) as Json;
  await contexto.dispose();
  if (!respuesta.ok()) throw new Error(`${ruta}: ${JSON.stringify(leida)}`);
  return leida;
}
