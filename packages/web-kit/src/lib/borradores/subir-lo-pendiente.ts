import { leerSesion } from '../sesion/sesion.ts';
import { crearCopiador, estaAbierto } from './copiador.ts';
import { leerCopia } from './copias.ts';
import { nombresDe } from './en-el-dispositivo.ts';
import { leerEnElLugar } from './lugares.ts';
import { armarValores } from './valores.ts';

const subir = async (user_id: number, nombre: string): Promise<void> => {
  const porSubir = leerCopia(user_id, nombre)?.porSubir;
  const aca = leerEnElLugar(user_id, nombre);
  if (!porSubir || aca === null || estaAbierto({ user_id, nombre })) return;
  const leer = () => ({ ...porSubir, valores: armarValores(aca) });
  await crearCopiador({ user_id, nombre }, { leer, alCambiar: () => undefined }).subir();
};

/** What waited on this device for the network, and whose wizard is not open: one after the other, and of who is here alone. */
export const subirLoPendiente = async (user_id: number): Promise<void> => {
  for (const nombre of nombresDe('copia-de-borrador', user_id))
    if (leerSesion()?.user_id === user_id) await subir(user_id, nombre);
};
