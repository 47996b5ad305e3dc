import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { Campo, Formulario, Parametros } from './formulario.ts';
import { activosOTodos } from './interacciones.ts';
import { clavesDelNivel, nivel } from './nivel.ts';
import type { ContextoDeValidacion, EntornoDeCampo, ProblemaDeCampo } from './tipos/definicion.ts';
import { crearEntorno, validarCampos } from './validar.ts';
import { validarEntreCampos } from './validar-formulario.ts';

/** Null when all fields are active; asking twice about the same parameters works them out once. */
type Activos = EntornoDeCampo['activos'];

export const valoresIniciales = (formulario: Formulario): Parametros => nivel.valorInicial(formulario.campos);

/** Inactive fields are dropped; another shape, or a key of no field, is a problem at its path, never thrown. */
export const normalizarParametros = (
  formulario: Formulario,
  parametros: unknown,
): Resultado<Parametros, ProblemaDeCampo[]> => {
  const completos = nivel.normalizar(formulario.campos, parametros, crearEntorno());
  const activos = activosOTodos(formulario, completos.valor);
  const { valor, problemas } =
    activos === null ? completos : nivel.normalizar(formulario.campos, parametros, crearEntorno(activos));
  return problemas.length === 0 ? exito(valor) : fracaso(problemas);
};

export const quitarClavesAjenas = ({ campos }: Formulario, parametros: Parametros): Parametros =>
  Object.fromEntries(Object.entries(parametros).filter(([clave]) => clavesDelNivel(campos).has(clave)));

/** FRM-007, over the active fields. */
export const validarParametros = (
  formulario: Formulario,
  parametros: Parametros,
  contexto: ContextoDeValidacion = {},
  activos: Activos = activosOTodos(formulario, parametros),
): ProblemaDeCampo[] => [
  ...validarCampos(formulario.campos, parametros, crearEntorno(activos, contexto)),
  ...validarEntreCampos(formulario, parametros, activos),
];

/** AUT-046, AUT-047, S-23: a zero counts as loaded; the act, a switch that is off and most defaults do not. */
export const tieneDatos = (
  formulario: Formulario,
  parametros: Parametros,
  activos: Activos = activosOTodos(formulario, parametros),
): boolean => {
  const { campos } = formulario;
  const entorno = crearEntorno(activos);
  if (nivel.tieneDatos(campos, parametros, entorno)) return true;
  return (
    nivel.tieneDatos(campos, parametros, { ...entorno, cuentaDefectos: true }) &&
    nivel.validar(campos, parametros, entorno).every(({ campo }) => campo?.startsWith('acta_estado_obra'))
  );
};

const contieneActa = (campos: readonly Campo[]): boolean =>
  campos.some((campo) => campo.tipo === 'acta_estado_obra' || contieneActa(campo.campos));

/** A task demands the act when its form has that field (OPN-061). */
export const exigeActa = (formulario: Pick<Formulario, 'campos'>): boolean => contieneActa(formulario.campos);
