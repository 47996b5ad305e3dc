import type { LoPresupuestado } from '@colega/asistentes/legajos';
import {
  guardarLoEscrito,
  leerLoEscrito,
  llevarLoEscrito,
  quitarLoEscrito,
} from '@colega/web-kit/lib/sesion/lo-escrito.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';

const NOMBRE = 'presupuesto';

export const SIN_PRESUPUESTO: LoPresupuestado = { convenido: '', para: '', nota: '' };

export const hayAlgoPresupuestado = (escrito: LoPresupuestado): boolean =>
  Object.values(escrito).some((texto) => texto.trim() !== '');

const quien = (): number | null => leerSesion()?.user_id ?? null;

/** Only of that calculation, and of who typed it: whoever opens another one, or a link that somebody sent, finds nothing of this client. */
export const leerLoPresupuestado = (de: string | null): LoPresupuestado | null => {
  const guardado = leerLoEscrito(NOMBRE, quien()) as (LoPresupuestado & { de: string }) | null;
  if (guardado?.de !== de) return null;
  const { convenido, para, nota } = guardado;
  const leido = { convenido, para, nota };
  return Object.values(leido).every((texto) => typeof texto === 'string') ? leido : null;
};

/** S-1215: it stays in this tab, and never in an address: a client's name is theirs. With nothing written, what is of another calculation stays. */
export const guardarLoPresupuestado = (de: string, escrito: LoPresupuestado): void => {
  if (hayAlgoPresupuestado(escrito)) guardarLoEscrito(NOMBRE, quien(), { de, ...escrito });
  else quitarLoPresupuestado(de);
};

/** Its file was made, or nothing of it is wanted. */
export const quitarLoPresupuestado = (de: string): void => {
  if (leerLoPresupuestado(de)) quitarLoEscrito(NOMBRE);
};

/** To the file that is made with it, also through signing in. */
export const llevarLoPresupuestado = (): void => llevarLoEscrito(NOMBRE);
