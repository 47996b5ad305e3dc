import { expect, test } from 'vitest';
import { esPermisoDelColegio, HABILIDADES, PERMISOS_DEL_COLEGIO, permisosDe, puedeElOperador, ROLES } from './index.ts';

test('cada permiso lo da algún rol, y ninguno se confunde con una habilidad de un matriculado', () => {
  expect(permisosDe(ROLES)).toEqual([...PERMISOS_DEL_COLEGIO]);
  expect(HABILIDADES.filter(esPermisoDelColegio)).toEqual([]);
});

test('visado puede todo lo de mesa; auditoría lee todo y no cambia nada', () => {
  expect(permisosDe(['visado'])).toEqual(expect.arrayContaining(permisosDe(['mesa'])));
  const deLectura = PERMISOS_DEL_COLEGIO.filter((permiso) => permiso.endsWith('.ver'));
  expect(permisosDe(['auditoria'])).toEqual(deLectura);
});

test.each([
  ['mesa', 'legajos.visar'],
  ['visado', 'pagos.acreditar'],
  ['tesoreria', 'legajos.visar'],
  ['matriculas', 'pagos.acreditar'],
  ['aranceles', 'legajos.visar'],
  ['auditoria', 'legajos.confirmar'],
  ['administracion', 'pagos.acreditar'],
] as const)('el rol %s solo no alcanza para %s', (rol, permiso) => {
  expect(puedeElOperador({ roles: [rol], distrito_id: null }, permiso)).toBe('sin_permiso');
});

test('un permiso depende del rol, del distrito y de la cosa', () => {
  const consejo = { roles: ['visado'], distrito_id: null } as const;
  const distrital = { roles: ['visado', 'aranceles'], distrito_id: 3 } as const;
  expect(puedeElOperador(consejo, 'legajos.visar', { distrito_id: 5 })).toBe('si');
  expect(puedeElOperador(distrital, 'legajos.visar', { distrito_id: 3 })).toBe('si');
  expect(puedeElOperador(distrital, 'legajos.visar', { distrito_id: 5 })).toBe('fuera_de_su_distrito');
  expect(puedeElOperador(distrital, 'cargos.generar', { distrito_id: null })).toBe('sin_permiso');
  expect(puedeElOperador({ roles: [], distrito_id: null }, 'legajos.ver')).toBe('sin_permiso');
});
