import { ROLES, type Rol } from '@colega/domain/permisos';

export const NOMBRES_DE_ROL: Readonly<Record<Rol, string>> = {
  mesa: 'Mesa de entradas',
  visado: 'Visado',
  tesoreria: 'Tesorería',
  matriculas: 'Matrículas',
  aranceles: 'Aranceles',
  auditoria: 'Auditoría',
  administracion: 'Administración',
};

export const nombrarRoles = (roles: readonly Rol[]): string =>
  roles.length > 0
    ? ROLES.filter((rol) => roles.includes(rol))
        .map((rol) => NOMBRES_DE_ROL[rol])
        .join(', ')
    : 'Sin roles';
