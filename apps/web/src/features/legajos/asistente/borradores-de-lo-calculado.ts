import type { BorradorAutomatico, LoPresupuestado } from '@colega/asistentes/legajos';
import { leerBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { nombresDe } from '@colega/web-kit/lib/borradores/en-el-dispositivo.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';

const resumir = (texto: string): string => {
  let suma = 5381;
  for (const letra of texto) suma = (suma * 33 + letra.charCodeAt(0)) >>> 0;
  return suma.toString(36);
};

const comienzoDe = (nombre: string, calculado: string): string => `${nombre}-con-${resumir(calculado)}`;

/** Each calculation, with what its budget says, begins a draft of its own, so that coming back to its address goes on with it. */
export const nombreDeLoCalculado = (
  nombre: string,
  calculado: string,
  presupuestado: LoPresupuestado | null,
): string =>
  presupuestado
    ? `${comienzoDe(nombre, calculado)}-${resumir(JSON.stringify(presupuestado))}`
    : comienzoDe(nombre, calculado);

export type BorradorDeAntes = { nombre: string; para_quien: string };

/** Where nothing of its budget is in this tab, those that began with one; none when one began without it, which goes on. */
export const borradoresDeLoCalculado = (nombre: string, calculado: string): BorradorDeAntes[] => {
  const user_id = leerSesion()?.user_id ?? 0;
  const comienzo = comienzoDe(nombre, calculado);
  const todos = nombresDe('borrador', user_id);
  if (todos.includes(comienzo)) return [];
  return todos
    .filter((otro) => otro.startsWith(`${comienzo}-`))
    .map((otro) => {
      const guardado = leerBorrador(user_id, otro) as { borrador?: Partial<BorradorAutomatico> } | null;
      return { nombre: otro, para_quien: guardado?.borrador?.para_quien ?? '' };
    });
};
