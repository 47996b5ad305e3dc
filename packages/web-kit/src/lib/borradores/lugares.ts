import { guardarBorrador, leerBorrador, quitarBorrador } from './almacen-de-borradores.ts';
import { anotarCopia, type Copia, copiaDe, crearIdDeBorrador, huellaDe, leerCopia, olvidarCopia } from './copias.ts';
import { armarValores } from './valores.ts';

/** The draft under way has the name of its wizard; any other of the same one a place of its own: `legajo-manual~4f…`. */
export const baseDelLugar = (lugar: string): string => lugar.split('~')[0] ?? lugar;
export const idDelLugar = (lugar: string): string | null => lugar.split('~')[1] ?? null;

type Guardado = Parameters<typeof armarValores>[0];
export const leerEnElLugar = (user_id: number, lugar: string): Guardado | null =>
  leerBorrador(user_id, lugar) as Guardado | null;

/** The server has what is here, as far as this device knows. */
export const esIgualALaCopia = (user_id: number, lugar: string): boolean => {
  const aca = leerEnElLugar(user_id, lugar);
  return aca !== null && leerCopia(user_id, lugar)?.huella === huellaDe(armarValores(aca));
};

const NUEVA = { ...copiaDe({ id: '', version: 0, valores: '' }), huella: '' };

/** What was saved or removed elsewhere goes on as another one: nobody could come back to it. */
const seguirComoNueva = (copia: Copia | null): Copia =>
  copia === null || copia.terminada ? { ...NUEVA, id: crearIdDeBorrador(), porSubir: copia?.porSubir ?? null } : copia;

/** Another one comes to this place: what only this device has goes to its own. */
export const desocupar = (user_id: number, lugar: string): void => {
  const aca = leerEnElLugar(user_id, lugar);
  const copia = seguirComoNueva(leerCopia(user_id, lugar));
  const igual = esIgualALaCopia(user_id, lugar);
  quitarBorrador(user_id, lugar);
  olvidarCopia(user_id, lugar);
  if (aca === null || igual) return;
  const propio = `${baseDelLugar(lugar)}~${copia.id}`;
  guardarBorrador(user_id, propio, aca);
  anotarCopia(user_id, propio, copia);
};

/** It goes on as another draft, under the name of its wizard. */
export const mudarALaBase = (user_id: number, lugar: string): void => {
  const aca = leerEnElLugar(user_id, lugar);
  quitarBorrador(user_id, lugar);
  olvidarCopia(user_id, lugar);
  desocupar(user_id, baseDelLugar(lugar));
  guardarBorrador(user_id, baseDelLugar(lugar), aca);
};
