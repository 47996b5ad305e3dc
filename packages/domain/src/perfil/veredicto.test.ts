import { expect, test } from 'vitest';
import {
  ESTADOS_DE_MATRICULA,
  esActivoAlDiaYVerificado,
  type HechosDeEjercicio,
  habilitadasEntreOtras,
  nombreDeMatricula,
  veredictoDe,
} from './index.ts';

const ACTIVA = { codigo: 'T-12.345', estado: 'activo' };
const DE_EJERCICIO = { nombre: 'Suspensión', quita_ejercicio: true, desde: '2026-10-28' };
const OTRO_BLOQUEO = { nombre: 'Plan de pagos', quita_ejercicio: false, desde: '2026-10-28' };
const hechos = (cambios: Partial<HechosDeEjercicio> = {}): HechosDeEjercicio => ({
  matriculas: [ACTIVA],
  bloqueos: [],
  ...cambios,
});

test.each<[string, HechosDeEjercicio, boolean, string[]]>([
  ['una matrícula activa y nada más', hechos(), true, []],
  ['un bloqueo que no quita el ejercicio', hechos({ bloqueos: [OTRO_BLOQUEO] }), true, []],
  ['un bloqueo del ejercicio', hechos({ bloqueos: [OTRO_BLOQUEO, DE_EJERCICIO] }), false, ['ejercicio_bloqueado']],
  ['ninguna matrícula', hechos({ matriculas: [] }), false, ['sin_matricula_activa']],
  [
    'un registro activo',
    hechos({ matriculas: [{ codigo: 'R-01.234', estado: 'activo' }] }),
    false,
    ['sin_matricula_activa'],
  ],
  [
    'una activa entre otras que no lo están',
    hechos({ matriculas: [{ codigo: 'T-1', estado: 'baja' }, ACTIVA, { codigo: 'R-1', estado: 'registro' }] }),
    true,
    [],
  ],
  [
    'un bloqueo y ninguna activa',
    hechos({ matriculas: [{ codigo: 'T-1', estado: 'suspendido' }], bloqueos: [DE_EJERCICIO] }),
    false,
    ['ejercicio_bloqueado', 'sin_matricula_activa'],
  ],
  [
    'un estado que nadie conoce',
    hechos({ matriculas: [{ codigo: 'T-1', estado: 'fallecido' }] }),
    false,
    ['sin_matricula_activa'],
  ],
])('con %s', (_nombre, dados, habilitado, codigos) => {
  const veredicto = veredictoDe(dados);
  expect([veredicto.habilitado, veredicto.motivos.map(({ codigo }) => codigo)]).toEqual([habilitado, codigos]);
});

test('de los siete estados solo habilita el activo, y cada matrícula dice por qué no', () => {
  const matriculas = ESTADOS_DE_MATRICULA.map((estado, i) => ({ codigo: `T-10.00${i}`, estado }));
  const { por_matricula } = veredictoDe(hechos({ matriculas }));
  expect(por_matricula.filter(({ habilitada }) => habilitada).map(({ codigo }) => codigo)).toEqual(['T-10.000']);
  expect(por_matricula[1]?.motivos).toEqual([
    { codigo: 'matricula_no_activa', datos: { codigo: 'T-10.001', estado: 'suspendido' } },
  ]);
  expect(por_matricula[4]?.motivos).toMatchObject([{ datos: { estado: 'en tramite' } }]);
  expect(por_matricula[5]?.motivos).toMatchObject([{ codigo: 'solo_registro' }]);
});

test('bloqueado, ninguna matrícula habilita, tampoco la activa; el motivo dice desde cuándo', () => {
  const { por_matricula, motivos } = veredictoDe(hechos({ bloqueos: [DE_EJERCICIO] }));
  expect(por_matricula).toEqual([{ codigo: 'T-12.345', habilitada: false, motivos }]);
  expect(motivos).toEqual([{ codigo: 'ejercicio_bloqueado', datos: { bloqueo: 'Suspensión', desde: '2026-10-28' } }]);
});

test('lo habilitado se nombra solo cuando no es todo lo que tiene', () => {
  const nombradas = (...matriculas: HechosDeEjercicio['matriculas']) =>
    habilitadasEntreOtras(veredictoDe(hechos({ matriculas })).por_matricula).map(({ codigo }) => codigo);
  const [otra, baja] = [
    { codigo: 'T-2', estado: 'activo' },
    { codigo: 'T-3', estado: 'baja' },
  ];
  expect(nombradas(ACTIVA)).toEqual([]);
  expect(nombradas(ACTIVA, otra)).toEqual([]);
  expect(nombradas(ACTIVA, baja)).toEqual(['T-12.345']);
  expect(nombradas(otra, baja, ACTIVA)).toEqual(['T-2', 'T-12.345']);
  expect(nombradas(ACTIVA, { codigo: 'R-1', estado: 'registro' })).toEqual(['T-12.345']);
  expect(nombradas(baja)).toEqual([]);
});

test('la credencial pide poder ejercer, estar al día y verificado, las tres', () => {
  const cumple = { veredicto: veredictoDe(hechos()), deuda_desde: null, exceptuado_hasta: null, verificado: true };
  const plazo = { hoy: '2026-11-22', dias_de_gracia: 30 };
  expect(esActivoAlDiaYVerificado(cumple, plazo)).toBe(true);
  const bloqueado = { veredicto: veredictoDe(hechos({ bloqueos: [DE_EJERCICIO] })) };
  for (const falta of [bloqueado, { deuda_desde: '2026-06-30' }, { verificado: false }])
    expect(esActivoAlDiaYVerificado({ ...cumple, ...falta }, plazo)).toBe(false);
});

test('una R es un registro en todas partes, y una T una matrícula', () => {
  expect(nombreDeMatricula({ codigo: 'R-02.114', estado: 'baja' })).toBe('Registro R-02.114');
  expect(nombreDeMatricula({ codigo: 'T-12.345', estado: 'registro' })).toBe('Registro T-12.345');
  expect(nombreDeMatricula(ACTIVA)).toBe('Matrícula T-12.345');
});
