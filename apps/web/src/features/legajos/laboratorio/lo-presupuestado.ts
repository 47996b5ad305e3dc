import type { LoPresupuestado } from '@colega/asistentes/legajos';
import { PREFIJO_DE_LO_ESCRITO } from '@colega/web-kit/lib/sesion/sesion.ts';

const CLAVE = `${PREFIJO_DE_LO_ESCRITO}presupuesto`;

export const SIN_PRESUPUESTO: LoPresupuestado = { convenido: '', para: '', nota: '' };

const hayAlgo = (escrito: LoPresupuestado): boolean => Object.values(escrito).some((texto) => texto.trim() !== '');

/** Only of that calculation: whoever opens another one, or a link that somebody sent, finds nothing of this client. */
export const leerLoPresupuestado = (de: string | null): LoPresupuestado | null => {
  try {
    const guardado: unknown = JSON.parse(sessionStorage.getItem(CLAVE) ?? 'null');
    const { de: suyo, ...escrito } = guardado as LoPresupuestado & { de: string };
    const { convenido, para, nota } = escrito;
    const leido = { convenido, para, nota };
    return suyo === de && Object.values(leido).every((texto) => typeof texto === 'string') ? leido : null;
  } catch {
    return null;
  }
};

/** S-1215: it stays in this tab, and never in an address: a client's name is theirs. With nothing written, what is of another calculation stays. */
export const guardarLoPresupuestado = (de: string, escrito: LoPresupuestado): void => {
  try {
    if (hayAlgo(escrito)) sessionStorage.setItem(CLAVE, JSON.stringify({ de, ...escrito }));
    else if (leerLoPresupuestado(de)) sessionStorage.removeItem(CLAVE);
  } catch {
    // a browser that keeps nothing, or has no room: what was calculated goes on without it
  }
};
