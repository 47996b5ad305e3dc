import type { Campo, ValorDeCampo } from './formulario.ts';
import { nivel } from './nivel.ts';
import type { ContextoDeValidacion, EntornoDeCampo, ProblemaDeCampo } from './tipos/definicion.ts';
import { definicionDe } from './tipos/definiciones.ts';

export const crearEntorno = (
  activos: EntornoDeCampo['activos'] = null,
  contexto: ContextoDeValidacion = {},
): EntornoDeCampo => ({ ruta: '', activos, contexto, nivel, cuentaDefectos: false });

export const validarCampos = (
  campos: readonly Campo[],
  valores: unknown,
  entorno: EntornoDeCampo = crearEntorno(),
): ProblemaDeCampo[] => nivel.validar(campos, valores, entorno);

export const normalizarValor = (campo: Campo, valor: unknown): ValorDeCampo =>
  valor === undefined || valor === null ? null : definicionDe(campo).normalizar(campo, valor, crearEntorno()).valor;
