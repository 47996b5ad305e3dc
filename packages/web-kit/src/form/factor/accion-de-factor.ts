import { mensajes } from '@colega/contract/mensajes';
import { type Prueba, rutasDeSegundoFactor } from '@colega/contract/sesion';
import { llamar } from '../../lib/api/llamar.ts';
import { crearLlave, esLlaveRepetida, firmarConLlave } from '../../lib/llaves/llaves.ts';

export type AccionDeFactor =
  | { que: 'activarApp' }
  | { que: 'quitarApp' }
  | { que: 'agregarLlave' }
  | { que: 'quitarLlave'; id: number; nombre: string }
  | { que: 'renovarCodigos' };

export type AppNueva = { secreto: string; enlace: string; qr: string };
export type HechoDeFactor = { app: AppNueva } | { codigos: string[]; message: string } | { message: string };

export class FallaDeLlave extends Error {
  override readonly name = 'FallaDeLlave';
}

const r = rutasDeSegundoFactor;
const conCodigos = ({ codigos, message }: { codigos: string[] | null; message: string }): HechoDeFactor =>
  codigos ? { codigos, message } : { message };

const agregarLlave = async (body: Prueba, nombre: string): Promise<HechoDeFactor> => {
  const { desafio, llave } = await llamar(r.empezarLlave, { body });
  const nueva = await crearLlave(llave).catch((causa: unknown) => {
    throw new FallaDeLlave(esLlaveRepetida(causa) ? mensajes.llave_repetida : mensajes.llave_sin_crear);
  });
  return conCodigos(await llamar(r.agregarLlave, { body: { desafio, nombre, llave: nueva } }));
};

export const hacerAccion = async (accion: AccionDeFactor, body: Prueba, nombre: string): Promise<HechoDeFactor> => {
  switch (accion.que) {
    case 'activarApp':
      return { app: await llamar(r.empezarApp, { body }) };
    case 'quitarApp':
      return llamar(r.quitarApp, { body });
    case 'agregarLlave':
      return agregarLlave(body, nombre);
    case 'quitarLlave':
      return llamar(r.quitarLlave, { params: { id: accion.id }, body });
    case 'renovarCodigos':
      return llamar(r.renovarCodigos, { body });
  }
};

/** A passkey's signature stands for a code. */
export const probarConLlave = async (): Promise<Pick<Prueba, 'desafio' | 'llave'>> => {
  const { desafio, llave } = await llamar(r.pedirReto, {});
  const firmada = await firmarConLlave(llave).catch(() => {
    throw new FallaDeLlave(mensajes.llave_incorrecta);
  });
  return { desafio, llave: firmada };
};
