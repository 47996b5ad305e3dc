import { errorHttp } from '../http/error-http.ts';

type Limites = {
  lugares: number;
  porPersona: number;
  enEspera: number;
};
type Persona = number | string | null;

export type Reparto = (<T>(persona: Persona, seFue: AbortSignal, trabajo: () => Promise<T>) => Promise<T>) & {
  esperan(): number;
};

const primeraQue = <T>(cumple: (una: T) => boolean, todas: Iterable<T>): T | undefined => {
  for (const una of todas) if (cumple(una)) return una;
  return undefined;
};

const REINTENTAR = { encabezados: { 'retry-after': '5' } };

/** A large request waits behind its own, never ahead of others'. The program's own work has no limit. Whoever leaves gives up their place. */
export const crearReparto = ({ lugares, porPersona, enEspera }: Limites): Reparto => {
  const filas = new Map<Persona, (() => void)[]>();
  const ocupados = new Map<Persona, number>();
  let libres = lugares;

  const puedeEntrar = (persona: Persona): boolean => persona === null || (ocupados.get(persona) ?? 0) < porPersona;
  const sacar = (persona: Persona, entrar: () => void): void => {
    const quedan = (filas.get(persona) ?? []).filter((otro) => otro !== entrar);
    if (quedan.length > 0) filas.set(persona, quedan);
    else filas.delete(persona);
  };
  const pasarAlFinal = (persona: Persona): void => {
    const fila = filas.get(persona);
    filas.delete(persona);
    if (fila && fila.length > 0) filas.set(persona, fila);
  };
  const darLugar = (persona: Persona): void => {
    const entrar = filas.get(persona)?.shift();
    pasarAlFinal(persona);
    libres -= 1;
    ocupados.set(persona, (ocupados.get(persona) ?? 0) + 1);
    entrar?.();
  };
  const repartir = (): void => {
    while (libres > 0) {
      const persona = primeraQue(puedeEntrar, filas.keys());
      if (persona === undefined) return;
      darLugar(persona);
    }
  };
  const salir = (persona: Persona): void => {
    const quedan = (ocupados.get(persona) ?? 1) - 1;
    if (quedan > 0) ocupados.set(persona, quedan);
    else ocupados.delete(persona);
    libres += 1;
    pasarAlFinal(persona);
    repartir();
  };
  const esperarTurno = (persona: Persona, seFue: AbortSignal): Promise<void> =>
    new Promise((entra, falla) => {
      const fila = filas.get(persona) ?? [];
      const entrar = (): void => {
        seFue.removeEventListener('abort', irse);
        entra();
      };
      const irse = (): void => {
        sacar(persona, entrar);
        falla(seFue.reason);
      };
      if (persona !== null && fila.length >= enEspera) return falla(errorHttp(429, 'demasiados_a_la_vez', REINTENTAR));
      if (seFue.aborted) return falla(seFue.reason);
      seFue.addEventListener('abort', irse, { once: true });
      fila.push(entrar);
      filas.set(persona, fila);
      repartir();
    });

  const enTurno = async <T>(persona: Persona, seFue: AbortSignal, trabajo: () => Promise<T>): Promise<T> => {
    await esperarTurno(persona, seFue);
    try {
      return await trabajo();
    } finally {
      salir(persona);
    }
  };
  const esperan = (): number => [...filas.values()].reduce((suma, fila) => suma + fila.length, 0);
  return Object.assign(enTurno, { esperan });
};
