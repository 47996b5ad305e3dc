import { describe, expect, test } from 'vitest';
import { TEXTOS_COMPARTIDOS, TEXTOS_DE_INMUEBLE, TEXTOS_DE_UNIDAD } from '../textos-de-inmueble.ts';
import { cambiosDeLegajo } from './cambios.ts';
import { CAMPOS_DE_LEGAJO } from './campos.ts';
import type { FotoDeComitente, FotoDeInmueble, FotoDelLegajo } from './foto-del-legajo.ts';

const comitente = (cambios: Partial<FotoDeComitente> = {}): FotoDeComitente => ({
  ...{ cuit: '30712345671', apellido: 'CONSTRUCTORA DEL SUR SA', nombre: '', firmante: 'Ana Paz', cargo: 'Presidente' },
  ...{ fisico: false, locador: false, res_806: false },
  ...{ real_calle: 'Calle 7', real_numero: '100', real_localidad_id: 8, real_localidad: 'La Plata' },
  ...{ legal_calle: null, legal_numero: null, legal_localidad_id: null, legal_localidad: null },
  ...cambios,
});
const inmueble = (cambios: FotoDeInmueble = {}): FotoDeInmueble => ({
  ...{ calle: 'Calle 50', numero: '1234', piso: '', depto: '', localidad_id: 8, localidad: 'La Plata', partida: null },
  ...{ circunscripcion: 'II', seccion: 'C', chacra: '', quinta: '', fraccion: '', manzana: '45', parcela: '12a' },
  ...{ subparcela: '', latitud: '-34.92', longitud: '-57.95' },
  ...cambios,
});
const medicion = { id: 5, nombre: 'Medición', datos: [{ etiqueta: 'Superficie', valor: '150 m²' }] };
const foto = (
  cambios: Partial<FotoDelLegajo> = {},
  original: Partial<FotoDelLegajo['original']> = {},
): FotoDelLegajo => ({
  datos: {
    ...{ numero_legajo: 7, matricula_id: 1, rubro_id: 2, modalidad_id: 3 },
    ...{ matricula: 'T-1', rubro: 'Obra civil', modalidad: 'Tradicional' },
  },
  original: {
    ...{ id: 9, tipo_calculo: 'automatico', fecha: '2026-03-16', vencimiento: '2027-03-16', monto: '150000.00' },
    ...{ calculo_honorario_id: 4, categoria: 'segunda', factor_coeficiente: '1.3', huella_de_tareas: 'abc' },
    cargado: { categoria: 'Segunda', tareas: [medicion] },
    tareas: [{ tarea_id: 5, nombre: 'Medición', monto: '150000.00' }],
    ...{ forma_de_pago: 'Contado', tribunal_actuante: 'La Plata', destino_tarea: '' },
    ...{ clausula_condicion: '', observaciones: '' },
    ...original,
  },
  comitentes: [comitente()],
  inmuebles: [inmueble()],
  ...cambios,
});
const dichos = (ahora: FotoDelLegajo, antes = foto()) =>
  cambiosDeLegajo(antes, ahora).map(({ de, nombre, que, ...uno }) =>
    [de, nombre, que, uno.antes, uno.ahora].filter((parte) => parte !== undefined),
  );
const EMPRESA = 'Comitente CONSTRUCTORA DEL SUR SA (30-71234567-1)';
const deLaEmpresa = (cambios: Partial<FotoDeComitente>) => foto({ comitentes: [comitente(cambios)] });

describe('de un comitente', () => {
  test.each([
    [{ firmante: 'Luis Sosa' }, ['Firmante', 'Ana Paz', 'Luis Sosa']],
    [{ cargo: 'Apoderado' }, ['Cargo', 'Presidente', 'Apoderado']],
    [{ real_calle: 'Calle 8' }, ['Domicilio real', 'Calle 7 100, La Plata', 'Calle 8 100, La Plata']],
    [{ real_numero: '9' }, ['Domicilio real', 'Calle 7 100, La Plata', 'Calle 7 9, La Plata']],
    [
      { real_localidad_id: 9, real_localidad: 'Berisso' },
      ['Domicilio real', 'Calle 7 100, La Plata', 'Calle 7 100, Berisso'],
    ],
    [
      { legal_calle: 'Calle 1', legal_numero: '2', legal_localidad_id: 8, legal_localidad: 'La Plata' },
      ['Domicilio legal', 'el mismo que el real', 'Calle 1 2, La Plata'],
    ],
    [{ fisico: true }, ['Es una persona física', 'No', 'Sí']],
    [{ locador: true }, ['Es locador', 'No', 'Sí']],
    [{ res_806: true }, ['Está en la Res. 806/12', 'No', 'Sí']],
  ])('%j se dice solo, con de quién es', (cambios, dicho) => {
    expect(dichos(deLaEmpresa(cambios))).toEqual([[EMPRESA, ...dicho]]);
  });

  test('quien tiene el mismo CUIT o el mismo nombre es el mismo', () => {
    expect(dichos(deLaEmpresa({ cuit: '30999001110' }))).toEqual([
      ['Comitente CONSTRUCTORA DEL SUR SA (30-99900111-0)', 'CUIT', '30-71234567-1', '30-99900111-0'],
    ]);
    expect(dichos(deLaEmpresa({ apellido: 'CONSTRUCTORA SUR SA' }))).toEqual([
      [
        'Comitente CONSTRUCTORA SUR SA (30-71234567-1)',
        'Apellido y nombre o razón social',
        ...['CONSTRUCTORA DEL SUR SA', 'CONSTRUCTORA SUR SA'],
      ],
    ]);
  });

  test('el que se agrega y el que se quita se dicen enteros, y otro orden también se dice', () => {
    const otro = comitente({ cuit: '20123456786', apellido: 'GOMEZ', nombre: 'LUIS', firmante: '', cargo: '' });
    const dos = foto({ comitentes: [comitente(), otro] });
    const entero = 'GOMEZ LUIS (20-12345678-6) · Domicilio real: Calle 7 100, La Plata';
    expect(dichos(dos)).toEqual([['Comitente', 'agregado', '', entero]]);
    expect(dichos(foto(), dos)).toEqual([['Comitente', 'quitado', entero, '']]);
    const [una, otra] = ['CONSTRUCTORA DEL SUR SA (30-71234567-1)', 'GOMEZ LUIS (20-12345678-6)'];
    expect(dichos(foto({ comitentes: [otro, comitente()] }), dos)).toEqual([
      ['Comitentes', `${una} · ${otra}`, `${otra} · ${una}`],
    ]);
  });
});

describe('del lugar y de sus unidades', () => {
  test.each([...TEXTOS_COMPARTIDOS, ...TEXTOS_DE_UNIDAD])('%s se dice solo', (campo) => {
    const antes = String(inmueble()[campo]);
    expect(dichos(foto({ inmuebles: [inmueble({ [campo]: 'otra' })] }))).toEqual([
      [TEXTOS_DE_INMUEBLE[campo].nombre, antes, 'otra'],
    ]);
  });

  test('la partida, la localidad y el punto del mapa se dicen solos', () => {
    const con = (cambios: FotoDeInmueble) => dichos(foto({ inmuebles: [inmueble(cambios)] }));
    expect(con({ partida: '055123' })).toEqual([['Partida', '', '055123']]);
    expect(con({ localidad_id: 9, localidad: 'Berisso' })).toEqual([['Localidad', 'La Plata', 'Berisso']]);
    expect(con({ longitud: '-57.96' })).toEqual([['Ubicación en el mapa', '-34.92, -57.95', '-34.92, -57.96']]);
    expect(con({ latitud: '-34.920' })).toEqual([]);
  });

  const unidad = (depto: string, cambios: FotoDeInmueble = {}) => inmueble({ piso: '1', depto, ...cambios });
  const tres = () => foto({ inmuebles: [unidad('A'), unidad('B'), unidad('C')] });
  test('de varias, cuál; lo que comparten, una vez', () => {
    const conPartida = foto({ inmuebles: [unidad('A'), unidad('B', { partida: '7' }), unidad('C')] });
    expect(dichos(conPartida, tres())).toEqual([['Unidad piso 1, depto. B', 'Partida', '', '7']]);
    const calle = { calle: 'Calle 60' };
    expect(dichos(foto({ inmuebles: [unidad('A', calle), unidad('B', calle), unidad('C', calle)] }), tres())).toEqual([
      ['Calle', 'Calle 50', 'Calle 60'],
    ]);
    expect(dichos(foto({ inmuebles: [unidad('A'), unidad('B', { manzana: '46' }), unidad('C')] }), tres())).toEqual([
      ['Unidad piso 1, depto. B', 'Manzana', '45', '46'],
    ]);
  });

  test('la que se agrega, la que se quita y otro orden', () => {
    const dos = foto({ inmuebles: [unidad('A'), unidad('C', { partida: '9', manzana: '46' })] });
    const una = foto({ inmuebles: [unidad('A')] });
    const entera = 'piso 1, depto. C · Partida: 9 · Manzana: 46';
    expect(dichos(dos, una)).toEqual([['Unidad', 'agregado', '', entera]]);
    expect(dichos(una, dos)).toEqual([['Unidad', 'quitado', entera, '']]);
    expect(dichos(foto({ inmuebles: [unidad('C'), unidad('B'), unidad('A')] }), tres())).toEqual([
      [
        'Ubicación',
        'piso 1, depto. A · piso 1, depto. B · piso 1, depto. C',
        'piso 1, depto. C · piso 1, depto. B · piso 1, depto. A',
      ],
    ]);
  });
});

describe('de las tareas', () => {
  const conTareas = (...tareas: NonNullable<FotoDelLegajo['original']['cargado']>['tareas']) =>
    foto({}, { huella_de_tareas: JSON.stringify(tareas), cargado: { categoria: 'Segunda', tareas } });
  const con = (datos: typeof medicion.datos) => conTareas({ ...medicion, datos });
  const superficie = { etiqueta: 'Superficie', valor: '150 m²' };

  test('cada dato del formulario, con su etiqueta: cambiado, agregado y quitado, aunque se repita', () => {
    expect(dichos(con([{ etiqueta: 'Superficie', valor: '200 m²' }]))).toEqual([
      ['Tarea Medición', 'Superficie', '150 m²', '200 m²'],
    ]);
    expect(dichos(con([superficie, { etiqueta: 'Plantas', valor: '2' }]))).toEqual([
      ['Tarea Medición', 'Plantas', '', '2'],
    ]);
    expect(dichos(con([]))).toEqual([['Tarea Medición', 'Superficie', '150 m²', '']]);
    const dosVeces = con([superficie, superficie]);
    expect(dichos(con([superficie, { ...superficie, valor: '9 m²' }]), dosVeces)).toEqual([
      ['Tarea Medición', 'Superficie', '150 m²', '9 m²'],
    ]);
  });

  test('la que se agrega y la que se quita, con lo que tienen cargado', () => {
    const dos = conTareas(medicion, { id: 6, nombre: 'Proyecto', datos: [{ etiqueta: 'Plantas', valor: '2' }] });
    expect(dichos(dos)).toEqual([['Tarea', 'agregado', '', 'Proyecto · Plantas: 2']]);
    expect(dichos(foto(), dos)).toEqual([['Tarea', 'quitado', 'Proyecto · Plantas: 2', '']]);
  });

  test('sin saber qué se cargó se dice que cambiaron', () => {
    const sin = { cargado: undefined };
    expect(dichos(foto({}, { ...sin, huella_de_tareas: 'otra' }), foto({}, sin))).toEqual([
      ['Tareas', expect.stringMatching(/^Medición/), expect.stringMatching(/^Medición/)],
    ]);
  });

  test('de un contrato manual, el monto de cada una', () => {
    const manual = (...tareas: [number, string][]) =>
      foto(
        {},
        {
          tipo_calculo: 'manual',
          tareas: tareas.map(([tarea_id, monto]) => ({ tarea_id, nombre: `T${tarea_id}`, monto })),
        },
      );
    expect(dichos(manual([1, '10.00']), manual([1, '20.00']))).toEqual([
      ['Tarea T1', 'Monto', expect.stringMatching(/20,00/), expect.stringMatching(/10,00/)],
    ]);
    expect(dichos(manual([1, '10.00'], [2, '5.00']), manual([1, '10.00']))).toEqual([
      ['Tarea', 'agregado', '', expect.stringMatching(/^T2 · Monto: .*5,00$/)],
    ]);
  });
});

describe('de un contrato', () => {
  test.each([
    [{ fecha: '2026-03-17' }, 'Fecha Contrato', '16/03/2026', '17/03/2026'],
    [{ vencimiento: '2027-03-17' }, 'Vencimiento Contrato', '16/03/2027', '17/03/2027'],
    [
      { monto: '200000.00' },
      'Honorario Convenido',
      expect.stringMatching(/150\.000,00/),
      expect.stringMatching(/200\.000,00/),
    ],
    [
      { categoria: 'primera', cargado: { categoria: 'Primera', tareas: [medicion] } },
      'Categoría',
      'Segunda',
      'Primera',
    ],
    [{ factor_coeficiente: '1' }, 'Coeficiente', '1,3', '1'],
    [{ forma_de_pago: 'En cuotas' }, 'Forma de pago', 'Contado', 'En cuotas'],
    [{ tribunal_actuante: 'Azul' }, 'Tribunal actuante', 'La Plata', 'Azul'],
    [{ destino_tarea: 'Trámite' }, 'Destino de tarea', '', 'Trámite'],
    [{ clausula_condicion: 'Una' }, 'Cláusulas', '', 'Una'],
    [{ observaciones: 'Nada' }, 'Observaciones', '', 'Nada'],
  ])('%j se dice solo', (cambios, ...dicho) => {
    expect(dichos(foto({}, cambios))).toEqual([dicho]);
  });

  test('la matrícula, el rubro y la modalidad, por su nombre', () => {
    const otros = {
      matricula_id: 11,
      rubro_id: 12,
      modalidad_id: 13,
      matricula: 'T-2',
      rubro: 'Gas',
      modalidad: 'Otra',
    };
    expect(dichos(foto({ datos: { ...foto().datos, ...otros } }))).toEqual([
      ['Matrícula', 'T-1', 'T-2'],
      ['Rubro', 'Obra civil', 'Gas'],
      ['Modalidad', 'Tradicional', 'Otra'],
    ]);
  });
});

test('de lo que no cambió no se dice nada, y cada dato que se dice es uno de los que se pueden observar', () => {
  expect(dichos(foto())).toEqual([]);
  const otra = foto(
    {
      comitentes: [comitente({ cuit: '20123456786', apellido: 'X' })],
      inmuebles: [inmueble({ calle: 'C', piso: '9' })],
    },
    { monto: '1.00', huella_de_tareas: 'x', cargado: { categoria: 'Segunda', tareas: [] } },
  );
  for (const { campo } of cambiosDeLegajo(foto(), otra)) expect(Object.keys(CAMPOS_DE_LEGAJO)).toContain(campo);
});
