/** Contexts a user may have (SES-053). Only `autogestion` may sign in here (SES-012). */
export const CONTEXTOS = ['autogestion', 'operador_consejo', 'operador_distrital'] as const;
export type Contexto = (typeof CONTEXTOS)[number];

export const HABILIDADES = ['CambioEstado', 'Ejercicio', 'LiquidarMatricula', 'DDJJ'] as const;
export type Habilidad = (typeof HABILIDADES)[number];

/** Answer of the block check (SES-057). */
export type PermisosDePersona = {
  permite_cambio_estado: boolean;
  permite_ejercicio_profesional: boolean;
  permite_liquidar_matricula: boolean;
  permite_ddjj: boolean;
};

/**
 * With the autogestion context everything is allowed, less what the blocks take away (SES-056, SES-059, SES-060);
 * permite_ddjj and permite_cambio_estado are read and have no effect (SES-061).
 */
export const habilidadesDe = (contextos: readonly string[], permisos: PermisosDePersona): Set<Habilidad> => {
  if (!contextos.includes('autogestion')) return new Set();
  const habilidades = new Set<Habilidad>(HABILIDADES);
  if (!permisos.permite_ejercicio_profesional) habilidades.delete('Ejercicio');
  if (!permisos.permite_liquidar_matricula) habilidades.delete('LiquidarMatricula');
  return habilidades;
};

/** The answer of the block check: each flag under both of its names, with one value (OPN-010). */
export const duplicarNombres = (permisos: PermisosDePersona) => ({
  ...permisos,
  permiteCambioEstado: permisos.permite_cambio_estado,
  permiteEjercicioProfesional: permisos.permite_ejercicio_profesional,
  permiteLiquidarMatricula: permisos.permite_liquidar_matricula,
  permiteDDJJ: permisos.permite_ddjj,
});
