import type { Problema } from '../../resultado/problema.ts';
import type { CodigoDeCampo } from '../codigos.ts';
import type { NodoDeTipoObra } from '../especiales/tipos-de-obra.ts';
import type { Campo, Parametros, ValorDeCampo } from '../formulario.ts';

export type ProblemaDeCampo = Problema<CodigoDeCampo>;

export type ContextoDeValidacion = {
  /** Without the works tree in force, the categories are not looked up. */
  tiposDeObra?: readonly NodoDeTipoObra[];
  /** A chosen task settles the responsibility for the missing work (FRM-023). */
  resuelve_faltante?: boolean;
};

export type Normalizado<T> = { valor: T; problemas: ProblemaDeCampo[] };

export type Nivel = {
  valorInicial(campos: readonly Campo[]): Parametros;
  normalizar(campos: readonly Campo[], valores: unknown, entorno: EntornoDeCampo): Normalizado<Parametros>;
  validar(campos: readonly Campo[], valores: unknown, entorno: EntornoDeCampo): ProblemaDeCampo[];
  tieneDatos(campos: readonly Campo[], valores: unknown, entorno: EntornoDeCampo): boolean;
};

/** `activos` null means that every field is active. */
export type EntornoDeCampo = {
  ruta: string;
  activos: ReadonlySet<string> | null;
  contexto: ContextoDeValidacion;
  nivel: Nivel;
  cuentaDefectos: boolean;
};

export type DefinicionDeTipo = {
  valorInicial(campo: Campo, nivel: Nivel): ValorDeCampo;
  limpiar(texto: string): string;
  /** Any JSON value to the canonical one; a value of another shape is a problem. `undefined` is the empty value. */
  normalizar(campo: Campo, valor: unknown, entorno: EntornoDeCampo): Normalizado<ValorDeCampo>;
  validar(campo: Campo, valor: ValorDeCampo | undefined, entorno: EntornoDeCampo): ProblemaDeCampo[];
  /** Whether somebody filled it in (AUT-046, S-23). */
  tieneDatos(campo: Campo, valor: ValorDeCampo | undefined, entorno: EntornoDeCampo): boolean;
};

export const unirRuta = (ruta: string, clave: string | number): string =>
  ruta === '' ? `${clave}` : `${ruta}.${clave}`;

export const entrarEn = (
  { ruta, activos, contexto, nivel, cuentaDefectos }: EntornoDeCampo,
  clave: string | number,
): EntornoDeCampo => ({
  ruta: unirRuta(ruta, clave),
  activos,
  contexto,
  nivel,
  cuentaDefectos,
});

export const problema = (codigo: CodigoDeCampo, campo: string): ProblemaDeCampo => ({ codigo, campo });

export const correcto = <T>(valor: T): Normalizado<T> => ({ valor, problemas: [] });

export const rechazarForma = <T>(vacio: T, ruta: string): Normalizado<T> => ({
  valor: vacio,
  problemas: [problema('valor_invalido', ruta)],
});

export const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** A key that nobody reads is an error: a fee without it would be another fee. */
export const clavesAjenas = (valor: unknown, conoce: ReadonlySet<string>, ruta: string): ProblemaDeCampo[] =>
  esObjeto(valor)
    ? Object.keys(valor).flatMap((clave) =>
        conoce.has(clave) ? [] : problema('campo_desconocido', unirRuta(ruta, clave)),
      )
    : [];

/** Own keys only: what a client sends may be called `__proto__`. */
export const leerClave = (valor: unknown, clave: string): unknown =>
  esObjeto(valor) && Object.hasOwn(valor, clave) ? valor[clave] : undefined;

export const dejarIgual = (texto: string): string => texto;
