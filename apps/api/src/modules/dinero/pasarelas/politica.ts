import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { FallaDePasarela } from './pasarela.ts';

export type AjustesDePolitica = {
  esperaMs: number;
  fallasSeguidas: number;
  pausaMs: number;
  reintentos: number;
  primeraEsperaMs: number;
};

// S-236
export const POLITICA_POR_DEFECTO: AjustesDePolitica = {
  esperaMs: 8_000,
  fallasSeguidas: 5,
  pausaMs: 30_000,
  reintentos: 1,
  primeraEsperaMs: 250,
};

export class SinPermiso extends FallaDePasarela {
  constructor(proveedor: string) {
    super('no_responde', proveedor, 'no aceptó nuestras credenciales');
  }
}

export type Politica = {
  /** With `repetible`, asking twice does nothing twice. Throws FallaDePasarela. */
  hacer<T>(repetible: boolean, trabajo: () => Promise<T>): Promise<T>;
  cortada(): boolean;
};

const noResponde = (error: unknown): boolean => error instanceof FallaDePasarela && error.tipo === 'no_responde';

/** Repeats what may be asked twice, with growing random waits. A request that the provider understood and refused is not a failure. */
export function crearPolitica(proveedor: string, ajustes: AjustesDePolitica): Politica {
  let cortadaEn = 0;
  const cortacircuito = circuitBreaker(handleWhen(noResponde), {
    // The pause is counted here, by a clock that nobody sets.
    halfOpenAfter: Number.NEGATIVE_INFINITY,
    breaker: new ConsecutiveBreaker(ajustes.fallasSeguidas),
  });
  cortacircuito.onBreak(() => {
    cortadaEn = performance.now();
  });
  // After the pause the method may be chosen again: whoever does finds out.
  const cortada = () => cortacircuito.state === CircuitState.Open && performance.now() - cortadaEn < ajustes.pausaMs;
  const repetir = retry(
    handleWhen((error) => noResponde(error) && !(error instanceof SinPermiso)),
    {
      maxAttempts: ajustes.reintentos,
      backoff: new ExponentialBackoff({ initialDelay: ajustes.primeraEsperaMs }),
    },
  );
  return {
    hacer: async (repetible, trabajo) => {
      const unaVez = () => (cortada() ? Promise.reject(new BrokenCircuitError()) : cortacircuito.execute(trabajo));
      try {
        return await (repetible ? repetir.execute(unaVez) : unaVez());
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new FallaDePasarela('no_responde', proveedor, 'no responde desde hace un rato', { cause: error });
      }
    },
    cortada,
  };
}
