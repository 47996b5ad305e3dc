/** SES-053. Only `autogestion` may sign in here (SES-012). */
export const CONTEXTOS = ['autogestion', 'operador_consejo', 'operador_distrital'] as const;
export type Contexto = (typeof CONTEXTOS)[number];

const DEL_COLEGIO: readonly Contexto[] = ['operador_consejo', 'operador_distrital'];
export const actuaPorElColegio = (contextos: readonly Contexto[]): boolean =>
  contextos.some((contexto) => DEL_COLEGIO.includes(contexto));

export const HABILIDADES = ['CambioEstado', 'Ejercicio', 'LiquidarMatricula', 'DDJJ'] as const;
export type Habilidad = (typeof HABILIDADES)[number];

/** SES-057. */
export type PermisosDePersona = {
  permite_cambio_estado: boolean;
  permite_ejercicio_profesional: boolean;
  permite_liquidar_matricula: boolean;
  permite_ddjj: boolean;
};

/** SES-056, SES-059, SES-060. permite_ddjj and permite_cambio_estado are read and have no effect (SES-061). */
export const habilidadesDe = (contextos: readonly string[], permisos: PermisosDePersona): Set<Habilidad> => {
  if (!contextos.includes('autogestion')) return new Set();
  const habilidades = new Set<Habilidad>(HABILIDADES);
  if (!permisos.permite_ejercicio_profesional) habilidades.delete('Ejercicio');
  if (!permisos.permite_liquidar_matricula) habilidades.delete('LiquidarMatricula');
  return habilidades;
};

/** OPN-010: each flag goes under both of its names, with one value. */
export const duplicarNombres = (permisos: PermisosDePersona) => ({
  ...permisos,
  permiteCambioEstado: permisos.permite_cambio_estado,
  permiteEjercicioProfesional: permisos.permite_ejercicio_profesional,
  permiteLiquidarMatricula: permisos.permite_liquidar_matricula,
  permiteDDJJ: permisos.permite_ddjj,
});
