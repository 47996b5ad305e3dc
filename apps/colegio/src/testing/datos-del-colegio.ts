import type { OperadorDelColegio, OperadorPropio } from '@colega/contract/operadores';
import { permisosDe, type Rol } from '@colega/domain/permisos';

export const DISTRITOS = [
  { id: 1, nombre: 'Distrito I' },
  { id: 2, nombre: 'Distrito II' },
];

export const operador = (cambios: Partial<OperadorDelColegio> = {}): OperadorDelColegio => ({
  ...{ id: 5, username: 'irios', nombre: 'Inés', apellido: 'Ríos', email: 'irios@example.com' },
  ...{ distrito: null, roles: ['mesa'], version: 1, reposicion: null },
  ...cambios,
});

export const operadorPropio = (roles: Rol[], cambios: Partial<OperadorPropio> = {}): OperadorPropio => ({
  ...operador({ id: 7, username: 'jefa', nombre: 'Julia', apellido: 'Jara', roles }),
  ...{ permisos: permisosDe(roles), falta_segundo_factor: false },
  ...cambios,
});
