import { expect, test } from 'vitest';
import {
  type Alta,
  ESTADOS_DE_MATRICULA,
  esMatriculaVisible,
  impedimentoDeMatricula,
  periodoDeBloqueo,
  validarAlta,
} from './index.ts';

test('un bloqueo va desde su primer rango hasta su último cierre, aunque vengan desordenados', () => {
  const inicio = { estado: 'inicio', fecha: '2026-01-10' } as const;
  const fin = { estado: 'fin', fecha: '2026-03-01' } as const;
  expect(periodoDeBloqueo([fin, inicio])).toEqual({ desde: '2026-01-10', hasta: '2026-03-01' });
  expect(periodoDeBloqueo([inicio])).toEqual({ desde: '2026-01-10', hasta: null });
  expect(periodoDeBloqueo([])).toEqual({ desde: null, hasta: null });
});

test('de los siete estados, desde cuáles se sanciona y se rehabilita, y solo el anulado no se muestra', () => {
  const desde = (cambio: 'sancionar' | 'rehabilitar') =>
    ESTADOS_DE_MATRICULA.filter((estado) => impedimentoDeMatricula(cambio, estado) === null);
  expect(desde('sancionar')).toEqual(['activo', 'suspendido', 'registro']);
  expect(desde('rehabilitar')).toEqual(['suspendido', 'cancelado', 'baja']);
  expect(ESTADOS_DE_MATRICULA.filter((estado) => !esMatriculaVisible(estado))).toEqual(['anulado']);
});

const ALTA: Alta = {
  apellido: 'Nuevo',
  nombre: 'Nicolás',
  cuit: '20-40111222-8',
  email: 'nnuevo@example.com',
  username: 'nnuevo',
  matriculas: [{ codigo: 'T-21.007', descripcion: 'Maestro Mayor de Obras' }],
};

test.each<[string, Partial<Alta>, string, string]>([
  ['sin apellido', { apellido: ' ' }, 'apellido', 'dato_requerido'],
  ['con otro dígito', { cuit: '20401112229' }, 'cuit', 'cuit_con_digito_equivocado'],
  ['con doce cifras', { cuit: '204011122280' }, 'cuit', 'cuit_con_digito_equivocado'],
  ['con un correo sin dominio', { email: 'nnuevo@example' }, 'email', 'correo_invalido'],
  ['con mayúsculas en el usuario', { username: 'NNuevo' }, 'username', 'usuario_invalido'],
  ['sin matrículas', { matriculas: [] }, 'matriculas', 'dato_requerido'],
  [
    'con otro código',
    { matriculas: [{ codigo: 'X-1', descripcion: 'Técnico' }] },
    'matriculas.0.codigo',
    'codigo_de_matricula_invalido',
  ],
  [
    'con la matrícula repetida',
    { matriculas: [...ALTA.matriculas, ...ALTA.matriculas] },
    'matriculas.1.codigo',
    'matricula_repetida',
  ],
])('un alta %s no se acepta', (_nombre, cambios, campo, codigo) => {
  expect(validarAlta(ALTA)).toEqual([]);
  expect(validarAlta({ ...ALTA, ...cambios })).toEqual([{ campo, codigo }]);
});
