/** What somebody of the college may do; a route or a command names the one it needs. */
export const PERMISOS_DEL_COLEGIO = [
  'legajos.ver',
  'legajos.confirmar',
  'legajos.timbrado_externo',
  'legajos.observar',
  'legajos.sellar',
  'legajos.visar',
  'legajos.anular',
  'localidades.aprobar',
  'personas.ver',
  'personas.registrar',
  'personas.disciplina',
  'carnets.emitir',
  'cuentas.ver',
  'cuentas.bonificar',
  'pagos.acreditar',
  'pagos.revisar',
  'cargos.generar',
  'aranceles.ver',
  'aranceles.preparar',
  'aranceles.publicar',
  'auditoria.ver',
  'operadores.ver',
  'operadores.administrar',
  'accesos.cerrar',
  'accesos.reponer',
  'colegio.configurar',
] as const;
export type PermisoDelColegio = (typeof PERMISOS_DEL_COLEGIO)[number];

export const esPermisoDelColegio = (acceso: string): acceso is PermisoDelColegio =>
  PERMISOS_DEL_COLEGIO.some((permiso) => permiso === acceso);

export const ROLES = ['mesa', 'visado', 'tesoreria', 'matriculas', 'aranceles', 'auditoria', 'administracion'] as const;
export type Rol = (typeof ROLES)[number];

const MESA: readonly PermisoDelColegio[] = [
  ...(['legajos.ver', 'personas.ver', 'legajos.confirmar', 'legajos.timbrado_externo'] as const),
  'localidades.aprobar',
];
const VISADO: readonly PermisoDelColegio[] = [
  ...MESA,
  ...(['legajos.observar', 'legajos.sellar', 'legajos.visar', 'legajos.anular'] as const),
];

/** The only table of what each role may (S-509). */
const PERMISOS_DE_ROL: Readonly<Record<Rol, readonly PermisoDelColegio[]>> = {
  mesa: MESA,
  visado: VISADO,
  tesoreria: ['legajos.ver', 'personas.ver', 'cuentas.ver', 'cuentas.bonificar', 'pagos.acreditar', 'pagos.revisar'],
  matriculas: ['personas.ver', 'personas.registrar', 'personas.disciplina', 'carnets.emitir', 'accesos.cerrar'],
  aranceles: ['aranceles.ver', 'aranceles.preparar', 'aranceles.publicar', 'cargos.generar'],
  auditoria: PERMISOS_DEL_COLEGIO.filter((permiso) => permiso.endsWith('.ver')),
  administracion: [
    ...(['operadores.ver', 'operadores.administrar', 'accesos.cerrar', 'accesos.reponer'] as const),
    ...(['colegio.configurar', 'auditoria.ver'] as const),
  ],
};

/** Somebody who acts for the college: all of it, or one district. */
export type Operador = { roles: readonly Rol[]; distrito_id: number | null };

/** Every permission that the roles of somebody add up to, in the order of the list. */
export const permisosDe = (roles: readonly Rol[]): PermisoDelColegio[] =>
  PERMISOS_DEL_COLEGIO.filter((permiso) => roles.some((rol) => PERMISOS_DE_ROL[rol].includes(permiso)));

/** Whose it is, of them all. */
export const rolesCon = (permiso: PermisoDelColegio): Rol[] =>
  ROLES.filter((rol) => PERMISOS_DE_ROL[rol].includes(permiso));

export type Alcance = 'si' | 'sin_permiso' | 'fuera_de_su_distrito';

/**
 * Whether an operator may do something to a thing: their roles give it, and its district is theirs. What is of no district (a charge of
 * the year, an account of an operator) is of the whole college, and so are its operators alone. `cosa` absent asks for the roles only.
 */
export const puedeElOperador = (
  { roles, distrito_id }: Operador,
  permiso: PermisoDelColegio,
  cosa?: { distrito_id: number | null },
): Alcance => {
  if (!permisosDe(roles).includes(permiso)) return 'sin_permiso';
  if (cosa === undefined || distrito_id === null || cosa.distrito_id === distrito_id) return 'si';
  return cosa.distrito_id === null ? 'sin_permiso' : 'fuera_de_su_distrito';
};
