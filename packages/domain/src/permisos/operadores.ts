export const PERMISOS_DEL_COLEGIO = [
  'legajos.ver',
  'legajos.tomar',
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
  'libro.ver',
  'codigos.ver',
  'libro.configurar',
  'cierres.hacer',
  'rendiciones.hacer',
  'pagos.devolver',
  'cargos.generar',
  'aranceles.ver',
  'aranceles.preparar',
  'aranceles.publicar',
  'informes.ver',
  'auditoria.ver',
  'operadores.ver',
  'operadores.administrar',
  'accesos.cerrar',
  'accesos.reponer',
  'colegio.configurar',
  'importaciones.importar',
] as const;
export type PermisoDelColegio = (typeof PERMISOS_DEL_COLEGIO)[number];

export const esPermisoDelColegio = (acceso: string): acceso is PermisoDelColegio =>
  PERMISOS_DEL_COLEGIO.some((permiso) => permiso === acceso);

export const ROLES = ['mesa', 'visado', 'tesoreria', 'matriculas', 'aranceles', 'auditoria', 'administracion'] as const;
export type Rol = (typeof ROLES)[number];

const MESA: readonly PermisoDelColegio[] = [
  ...(['legajos.ver', 'personas.ver', 'legajos.tomar', 'legajos.confirmar'] as const),
  ...(['legajos.timbrado_externo', 'localidades.aprobar'] as const),
];
const VISADO: readonly PermisoDelColegio[] = [
  ...MESA,
  ...(['legajos.observar', 'legajos.sellar', 'legajos.visar', 'legajos.anular'] as const),
];

/** S-509. */
const PERMISOS_DE_ROL: Readonly<Record<Rol, readonly PermisoDelColegio[]>> = {
  mesa: MESA,
  visado: VISADO,
  tesoreria: [
    ...(['legajos.ver', 'personas.ver', 'cuentas.ver', 'cuentas.bonificar'] as const),
    ...(['pagos.acreditar', 'pagos.revisar', 'pagos.devolver', 'cargos.generar'] as const),
    ...(['libro.ver', 'codigos.ver', 'libro.configurar', 'cierres.hacer', 'rendiciones.hacer'] as const),
    'informes.ver',
  ],
  matriculas: [
    ...(['personas.ver', 'personas.registrar', 'personas.disciplina', 'carnets.emitir', 'accesos.cerrar'] as const),
    ...(['importaciones.importar', 'informes.ver'] as const),
  ],
  aranceles: ['aranceles.ver', 'aranceles.preparar', 'aranceles.publicar', 'cargos.generar'],
  auditoria: PERMISOS_DEL_COLEGIO.filter((permiso) => permiso.endsWith('.ver')),
  administracion: [
    ...(['operadores.ver', 'operadores.administrar', 'accesos.cerrar', 'accesos.reponer'] as const),
    ...(['colegio.configurar', 'auditoria.ver', 'importaciones.importar', 'informes.ver'] as const),
    ...(['codigos.ver', 'libro.configurar'] as const),
  ],
};

/** A null district is all of the college. */
export type Operador = { roles: readonly Rol[]; distrito_id: number | null };

export const permisosDe = (roles: readonly Rol[]): PermisoDelColegio[] =>
  PERMISOS_DEL_COLEGIO.filter((permiso) => roles.some((rol) => PERMISOS_DE_ROL[rol].includes(permiso)));

export const rolesCon = (permiso: PermisoDelColegio): Rol[] =>
  ROLES.filter((rol) => PERMISOS_DE_ROL[rol].includes(permiso));

export type Alcance = 'si' | 'sin_permiso' | 'fuera_de_su_distrito';

/**
 * The roles give the permission, and the district of the thing is the operator's. A thing of no district (a charge of
 * the year, an operator's account) needs an operator of the whole college. Without `cosa`, only roles are asked.
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
