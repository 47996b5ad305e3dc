import type { z } from 'zod';
import { pedirAfuera, SinRespuesta } from '../../../salida/pedir.ts';
import { ServicioSinRespuesta } from './servicios.ts';

/** S-875: who is writing an address does not wait longer. */
const ESPERA_MS = 4_000;

/** Asks a public service. Throws ServicioSinRespuesta, also for what is not as `schema` says. */
export const pedirJson = async <S extends z.ZodType>(
  url: string,
  parametros: Readonly<Record<string, string>>,
  schema: S,
  esperaMs = ESPERA_MS,
): Promise<z.output<S>> => {
  const direccion = new URL(url);
  for (const [nombre, valor] of Object.entries(parametros)) direccion.searchParams.set(nombre, valor);
  try {
    const cabeceras = { accept: 'application/json' };
    const { status, texto } = await pedirAfuera({ metodo: 'GET', url: direccion.href, cabeceras, esperaMs });
    if (status !== 200) throw new ServicioSinRespuesta(`contestó ${status}`);
    return schema.parse(JSON.parse(texto));
  } catch (error) {
    if (error instanceof ServicioSinRespuesta) throw error;
    if (error instanceof SinRespuesta) throw new ServicioSinRespuesta(error.message);
    throw new ServicioSinRespuesta('contestó otra cosa');
  }
};
