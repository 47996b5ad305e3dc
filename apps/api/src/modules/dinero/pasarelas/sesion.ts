import { FallaDePasarela } from './pasarela.ts';
import { SinPermiso } from './politica.ts';

export type Credencial = { token: string; dura_segundos: number };

export type SesionDePasarela = <T>(trabajo: (token: string) => Promise<T>) => Promise<T>;

const MARGEN_MS = 60_000;

export function crearSesion(iniciar: () => Promise<Credencial>): SesionDePasarela {
  let actual: { token: string; hasta: number } | null = null;
  let enCurso: Promise<string> | null = null;
  const abrir = async (): Promise<string> => {
    const { token, dura_segundos } = await iniciar().catch(comoSinPermiso);
    actual = { token, hasta: performance.now() + dura_segundos * 1000 - MARGEN_MS };
    return token;
  };
  const token = (): Promise<string> => {
    if (actual && actual.hasta > performance.now()) return Promise.resolve(actual.token);
    enCurso ??= abrir().finally(() => {
      enCurso = null;
    });
    return enCurso;
  };
  return async (trabajo) => {
    const usado = await token();
    try {
      return await trabajo(usado);
    } catch (error) {
      if (!(error instanceof SinPermiso)) throw error;
      if (actual?.token === usado) actual = null;
      return trabajo(await token());
    }
  };
}

// A refused sign-in refuses our settings, not the payment.
function comoSinPermiso(error: unknown): never {
  if (error instanceof FallaDePasarela && error.tipo === 'rechaza') throw new SinPermiso(error.proveedor);
  throw error;
}
