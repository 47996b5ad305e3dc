import type { Campo, ValorDeCampo } from './formulario.ts';
import { nivel } from './nivel.ts';
import type { ContextoDeValidacion, EntornoDeCampo, ProblemaDeCampo } from './tipos/definicion.ts';
import { definicionDe } from './tipos/definiciones.ts';

/** Where the fields of a form begin. */
export const crearEntorno = (
  activos: EntornoDeCampo['activos'] = null,
  contexto: ContextoDeValidacion = {},
): EntornoDeCampo => ({ ruta: '', activos, contexto, nivel, cuentaDefectos: false });

/** The rules of some fields over their values, by path. Empty when all of them hold. */
export const validarCampos = (
  campos: readonly Campo[],
  valores: unknown,
  entorno: EntornoDeCampo = crearEntorno(),
): ProblemaDeCampo[] => nivel.validar(campos, valores, entorno);

/** A value that arrived, as its field keeps it; null when there is none. */
export const normalizarValor = (campo: Campo, valor: unknown): ValorDeCampo =>
  valor === undefined || valor === null ? null : definicionDe(campo).normalizar(campo, valor, crearEntorno()).valor;
