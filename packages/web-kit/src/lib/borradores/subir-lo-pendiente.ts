import { leerSesion } from '../sesion/sesion.ts';
import { crearCopiador, estaAbierto } from './copiador.ts';
import { leerCopia } from './copias.ts';
import { nombresDe } from './en-el-dispositivo.ts';
import { leerEnElLugar } from './lugares.ts';
import { armarValores } from './valores.ts';

const subir = async (user_id: number, nombre: string): Promise<string | null> => {
  const porSubir = leerCopia(user_id, nombre)?.porSubir;
  const aca = leerEnElLugar(user_id, nombre);
  if (!porSubir || aca === null || estaAbierto({ user_id, nombre })) return null;
  const leer = () => ({ ...porSubir, valores: armarValores(aca) });
  const copiador = crearCopiador({ user_id, nombre }, { leer, alCambiar: () => undefined });
  await copiador.subir();
  return copiador.estaAlDia() ? null : copiador.porQueNoSube();
};

/**
 * What waited on this device for the network, and whose wizard is not open: one after the other, and of who is here alone. Answers
 * what to do with those that did not go up, each thing once.
 */
export const subirLoPendiente = async (user_id: number): Promise<string[]> => {
  const porHacer = new Set<string>();
  for (const nombre of nombresDe('copia-de-borrador', user_id)) {
    const porque = leerSesion()?.user_id === user_id ? await subir(user_id, nombre) : null;
    if (porque !== null) porHacer.add(porque);
  }
  return [...porHacer];
};
