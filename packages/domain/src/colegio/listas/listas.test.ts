import { describe, expect, test } from 'vitest';
import {
  armarListasEnVigor,
  type ClaveDeLista,
  cargoDelAnio,
  columnasDe,
  compararListas,
  completarLista,
  type FilaDeLista,
  filasAnteriores,
  formatCelda,
  hayCargosDelAnio,
  leerCelda,
  plazosFechados,
  SIN_OPCIONES,
  tasaDe,
  validarLista,
  vigenciasDe,
} from '../index.ts';

const HOY = '2026-11-20';
const MANIANA = '2026-11-21';
const RUBROS = [
  { valor: 'obra_civil', nombre: 'Obra civil' },
  { valor: 'gas', nombre: 'Gas' },
];

const columna = (lista: ClaveDeLista, clave: string) => {
  const suya = columnasDe(lista, { rubros: RUBROS, distritos: [] }).find((una) => una.clave === clave);
  if (!suya) throw new Error(clave);
  return suya;
};

describe('una celda', () => {
  test.each([
    ['tasas', 'tasa', '5', '0.05', '5 %'],
    ['tasas', 'tasa', ' 1,2 % ', '0.012', '1,2 %'],
    ['cargos', 'importe', '$ 98.000', '98000.00', '98.000,00'],
    ['cargos', 'vencimiento', '5/3', '03-05', '05/03'],
    ['cargos', 'vencimiento', '2026-03-31', '03-31', '31/03'],
    ['feriados', 'fecha', '9/7/2027', '2027-07-09', '09/07/2027'],
    ['plazos', 'dias', '07', '7', '7'],
    ['plazos', 'plazo', 'para revisar', 'para_revisar', 'Para revisar'],
    ['control', 'rubros', 'gas; Obra Civil', 'obra_civil,gas', 'Todos'],
    ['control', 'rubros', 'GAS', 'gas', 'Gas'],
    ['bloqueos', 'color', '#ABCDEF', '#abcdef', '#abcdef'],
    ['bloqueos', 'visible', 'si', 'si', 'Sí'],
    ['observaciones', 'campo', '', '', 'Del legajo entero'],
  ] as const)('%s.%s: «%s» se guarda %s y se lee «%s»', (lista, clave, escrito, guardado, leido) => {
    const suya = columna(lista, clave);
    expect(leerCelda(suya, escrito)).toEqual({ ok: true, valor: guardado });
    expect(formatCelda(suya, guardado)).toBe(leido);
    expect(leerCelda(suya, leido)).toEqual({ ok: true, valor: guardado });
  });

  test.each([
    ['tasas', 'tasa', 'cinco', 'celda_mal_escrita'],
    ['tasas', 'tasa', '60', 'celda_fuera_de_rango'],
    ['tasas', 'tasa', '', 'dato_requerido'],
    ['cargos', 'importe', '0', 'celda_sin_importe'],
    ['cargos', 'importe', '-5', 'celda_mal_escrita'],
    ['cargos', 'vencimiento', '29/2', 'celda_mal_escrita'],
    ['feriados', 'fecha', '31/04/2027', 'celda_mal_escrita'],
    ['plazos_de_cupones', 'dias_primer_vencimiento', '100', 'celda_fuera_de_rango'],
    ['control', 'rubros', 'Gas, Otro', 'celda_mal_escrita'],
    ['bloqueos', 'nombre_corto', 'x'.repeat(25), 'celda_larga'],
    ['bloqueos', 'color', 'rojo', 'celda_mal_escrita'],
  ] as const)('%s.%s: «%s» se rechaza (%s)', (lista, clave, escrito, codigo) => {
    expect(leerCelda(columna(lista, clave), escrito)).toMatchObject({ ok: false, problema: { codigo } });
  });
});

const TASAS: FilaDeLista[] = [
  { clave: 'cep', tasa: '0.05', norma: '' },
  { clave: 'timbrado', tasa: '0.012', norma: '' },
  { clave: 'recargo_mensual', tasa: '0.03', norma: '' },
];
const conTasa = (tasa: string): FilaDeLista[] => TASAS.map((fila) => (fila.clave === 'cep' ? { ...fila, tasa } : fila));
const CUPONES: FilaDeLista[] = ['cep', 'timbrados', 'matriculados'].map((circuito) => ({
  ...{ circuito, dias_primer_vencimiento: '10', dias_ultimo_vencimiento: '30', recargo: '0', norma: '' },
}));
const feriado = (fecha: string, nombre = 'Un feriado'): FilaDeLista => ({ fecha, nombre, norma: '' });
const punto = (clave: string, rubros = 'obra_civil,gas'): FilaDeLista => ({
  ...{ clave, texto: `Mirar ${clave}`, campo: '', rubros, norma: '' },
});
const tipo = (clave: string): FilaDeLista => ({
  ...{ clave, nombre: `Bloqueo ${clave}`, nombre_corto: clave, color: '#aa0000' },
  ...{ visible: 'si', quita: '', se_usa: 'si', norma: '' },
});

const senialar = (
  lista: ClaveDeLista,
  filas: readonly FilaDeLista[],
  {
    anteriores = [] as readonly FilaDeLista[],
    desde = '2026-12-01',
    norma = 'Acta 9/26',
    en_uso = [] as string[],
    primer_dia = MANIANA,
  } = {},
) =>
  validarLista(
    lista,
    { vigente_desde: desde, norma, filas },
    { hoy: HOY, primer_dia, anteriores, rubros: RUBROS, distritos: [], en_uso },
  ).map(({ codigo, campo }) => `${campo}: ${codigo}`);

describe('una lista que se prepara', () => {
  test('un Colegio puede no cobrar recargo', () => {
    const sin = TASAS.map((fila) => (fila.clave === 'recargo_mensual' ? { ...fila, tasa: '0' } : fila));
    expect(senialar('tasas', sin, { anteriores: TASAS })).toEqual([]);
    const nada = TASAS.map((fila) => ({ ...fila, tasa: '0' }));
    expect(senialar('tasas', nada, { anteriores: TASAS })).toEqual([]);
    // a cell left empty is not nought
    expect(senialar('tasas', conTasa(''), { anteriores: TASAS })).toEqual(['filas.0.tasa: dato_requerido']);
    expect(leerCelda(columna('tasas', 'tasa'), '0')).toEqual({ ok: true, valor: '0' });
  });

  test('bien escrita pasa, desde mañana', () => {
    expect(senialar('tasas', conTasa('0.06'), { anteriores: TASAS, desde: '2026-11-21' })).toEqual([]);
  });

  test.each([
    ['empieza hoy', 'tasas', conTasa('0.06'), { desde: HOY }, ['vigente_desde: lista_desde_el_pasado']],
    ['empieza hoy, y todavía no se usó ninguna', 'tasas', conTasa('0.06'), { desde: HOY, primer_dia: HOY }, []],
    [
      ...['empieza ayer, y todavía no se usó ninguna', 'tasas', conTasa('0.06')],
      ...[{ desde: '2020-01-01', primer_dia: HOY }, ['vigente_desde: lista_antes_de_hoy']],
    ],
    ['empieza lejos', 'tasas', conTasa('0.06'), { desde: '2030-01-01' }, ['vigente_desde: lista_lejana']],
    ['no dice su norma', 'tasas', conTasa('0.06'), { norma: ' ' }, ['norma: dato_requerido']],
    ['no cambia nada', 'tasas', TASAS, { anteriores: TASAS }, ['filas: lista_igual']],
    ['sin filas', 'feriados', [], {}, ['filas: lista_sin_filas']],
    ['con otra tasa', 'tasas', conTasa('0.060'), {}, ['filas.0.tasa: celda_mal_escrita']],
    [
      'con un recargo que no se puede',
      'tasas',
      [...TASAS.slice(0, 2), { ...TASAS[2], tasa: '0.11' } as FilaDeLista],
      {},
      ['filas.2.tasa: recargo_de_mas'],
    ],
    [
      'sin lo que queda de su año, que estaba',
      'feriados',
      [feriado('2027-01-01')],
      { anteriores: [feriado('2026-12-25'), feriado('2027-01-01')] },
      ['filas: anio_salteado'],
    ],
    [
      'sin un año que ya estaba',
      'feriados',
      [feriado('2026-12-08'), feriado('2026-12-25')],
      { anteriores: [feriado('2026-12-25'), feriado('2027-01-01')] },
      ['filas: anio_salteado'],
    ],
    ['sin una de sus filas', 'tasas', TASAS.slice(1), {}, ['filas: fila_que_falta']],
    ['con una fila dos veces', 'tasas', [...TASAS, ...TASAS.slice(0, 1)], {}, ['filas.3.clave: fila_repetida']],
    [
      'con los vencimientos al revés',
      'plazos_de_cupones',
      CUPONES.map((fila, i) => (i === 0 ? { ...fila, dias_primer_vencimiento: '40' } : fila)),
      {},
      ['filas.0.dias_ultimo_vencimiento: vencimientos_al_reves'],
    ],
    [
      'con un feriado de antes',
      'feriados',
      [feriado('2026-11-30'), feriado('2026-12-25')],
      {},
      ['filas.0.fecha: feriado_antes_de_regir'],
    ],
    ['con un año salteado', 'feriados', [feriado('2026-12-25'), feriado('2028-01-01')], {}, ['filas: anio_salteado']],
    ['con un rubro sin nada que mirar', 'control', [punto('uno', 'gas')], {}, ['filas: rubro_sin_control']],
    ['sin un bloqueo que alguien tiene', 'bloqueos', [tipo('a')], { en_uso: ['b'] }, ['filas: bloqueo_en_uso']],
  ] as const)('%s se rechaza en su celda', (_, lista, filas, extras, esperado) => {
    expect(senialar(lista, filas, extras as object)).toEqual(esperado);
  });

  test('en una de control el orden también es un cambio, y una norma nueva sin otra cifra', () => {
    const [uno, dos] = [punto('uno'), punto('dos')];
    expect(senialar('control', [dos, uno], { anteriores: [uno, dos] })).toEqual([]);
    const confirmadas = TASAS.map((fila) => ({ ...fila, norma: 'Acta 1' }));
    expect(senialar('tasas', confirmadas, { anteriores: TASAS })).toEqual([]);
    expect(compararListas('tasas', columnasDe('tasas', SIN_OPCIONES), TASAS, confirmadas)[0]).toEqual({
      ...{ fila: 'CEP, sobre el honorario convenido', dato: 'Norma', antes: '', despues: 'Acta 1' },
    });
  });

  test('lo que cambia toma la norma de la lista, lo que sigue conserva la suya, y una fila nueva su clave', () => {
    const anteriores = TASAS.map((fila): FilaDeLista => ({ ...fila, norma: 'Acta 1' }));
    const filas = anteriores.map((fila) => ({
      ...fila,
      norma: '',
      tasa: fila.clave === 'cep' ? '0.06' : (fila.tasa ?? ''),
    }));
    const completas = completarLista('tasas', { norma: 'Acta 2', filas }, { anteriores, claves: [] });
    expect(completas.map(({ norma }) => norma)).toEqual(['Acta 2', 'Acta 1', 'Acta 1']);
    const nuevo = { ...tipo('a'), clave: '', nombre_corto: 'Ética' };
    const claves = completarLista(
      'bloqueos',
      { norma: 'N', filas: [nuevo, nuevo] },
      { anteriores: [], claves: ['etica'] },
    );
    expect(claves.map(({ clave }) => clave)).toEqual(['etica_2', 'etica_3']);
  });

  test('dice cada cambio, lo de antes y lo de ahora, lo que se agrega y lo que se quita', () => {
    expect(compararListas('tasas', columnasDe('tasas', SIN_OPCIONES), TASAS, conTasa('0.06'))).toEqual([
      { fila: 'CEP, sobre el honorario convenido', dato: 'Por ciento', antes: '5 %', despues: '6 %' },
    ]);
    const cambios = compararListas(
      'feriados',
      columnasDe('feriados', SIN_OPCIONES),
      [feriado('2026-12-25')],
      [feriado('2026-12-24')],
    );
    expect(cambios.map(({ dato, fila }) => `${dato}: ${fila}`)).toEqual([
      'Se agrega: 24/12/2026',
      'Se quita: 25/12/2026',
    ]);
  });
});

describe('lo que rige', () => {
  const version = (lista: ClaveDeLista, vigente_desde: string, filas: FilaDeLista[]) => ({
    lista,
    vigente_desde,
    filas,
  });
  const cargo = (importe: string) => [{ concepto: 'arancel', importe, vencimiento: '03-31', norma: '' }];
  const LISTAS = armarListasEnVigor([
    version('tasas', '2015-01-01', TASAS),
    version('tasas', '2026-12-01', conTasa('0.06')),
    version('feriados', '2026-01-01', [feriado('2026-12-25'), feriado('2026-12-31')]),
    version('feriados', '2026-12-10', [feriado('2026-12-25', 'Navidad'), feriado('2027-01-01')]),
    version('cargos', '2026-01-01', cargo('100.00')),
    version('cargos', '2026-07-01', cargo('120.00')),
    version('cargos', '2027-01-01', cargo('200.00')),
    version('plazos', '2015-01-01', [{ plazo: 'al_dia', dias: '30', norma: '' }]),
  ]);

  test('cada día se juzga con la de entonces', () => {
    expect(['2026-11-30', '2026-12-01'].map((dia) => tasaDe(LISTAS, 'cep', dia))).toEqual(['0.05', '0.06']);
    expect(plazosFechados(LISTAS)).toEqual([{ plazo: 'al_dia', vigente_desde: '2015-01-01', dias: 30 }]);
  });

  test('un feriado que viene se cuenta desde que se publica, y lo de antes de su lista queda', () => {
    expect([...LISTAS.feriados].sort()).toEqual(['2026-12-25', '2027-01-01']);
    const versiones = LISTAS.versiones.filter(({ lista }) => lista === 'feriados');
    expect(filasAnteriores('feriados', versiones.slice(0, 1), '2026-12-26').map(({ fecha }) => fecha)).toEqual([
      '2026-12-31',
    ]);
  });

  test('los cargos de un año son los de hoy si es este, y si no los del día más cercano de ese año (S-1009)', () => {
    const de = (anio: number, hoy: string) => cargoDelAnio(LISTAS, 'arancel', anio, hoy)?.importe;
    expect([de(2026, '2026-06-30'), de(2026, '2026-07-01'), de(2027, HOY), de(2026, '2027-02-01')]).toEqual([
      ...['100.00', '120.00', '200.00', '120.00'],
    ]);
    expect(de(2025, HOY)).toBeUndefined();
    expect(cargoDelAnio(LISTAS, 'arancel', 2026, HOY)?.desde).toBe('2026-07-01');
  });

  test('el concepto que no está en la lista no se cobra, que no es lo mismo que un año sin lista', () => {
    expect(cargoDelAnio(LISTAS, 'cuota_1', 2026, HOY)).toBeUndefined();
    expect([2025, 2026, 2027, 2028].map((anio) => hayCargosDelAnio(LISTAS, anio, HOY))).toEqual([
      ...[false, true, true, false],
    ]);
    const propuesta = { vigente_desde: '2027-01-01', norma: 'Acta 1', filas: cargo('98000.00') };
    const contexto = { hoy: HOY, primer_dia: MANIANA, anteriores: [], rubros: RUBROS, distritos: [], en_uso: [] };
    expect(validarLista('cargos', propuesta, contexto)).toEqual([]);
    expect(validarLista('cargos', { ...propuesta, filas: [] }, contexto)).toEqual([
      { codigo: 'lista_sin_filas', campo: 'filas' },
    ]);
  });

  test('un año que no empezó se cobra si una lista empieza en él; empezado, con la que rige (S-1055)', () => {
    const de = (anio: number, hoy: string) => cargoDelAnio(LISTAS, 'arancel', anio, hoy)?.importe;
    expect([de(2028, HOY), de(2028, '2027-12-31'), de(2028, '2028-01-01')]).toEqual([undefined, undefined, '200.00']);
  });

  test('la vigencia de cada cifra es desde que dice lo que dice', () => {
    const tasas = LISTAS.versiones.filter(({ lista }) => lista === 'tasas');
    const [, ultima] = tasas;
    if (!ultima) throw new Error('falta');
    expect(vigenciasDe('tasas', tasas, ultima)).toEqual(['2026-12-01', '2015-01-01', '2015-01-01']);
  });
});
