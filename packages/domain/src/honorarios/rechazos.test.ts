import { describe, expect, test } from 'vitest';
import { formatFecha, sumarDias } from '../fechas/fecha.ts';
import { ITEMS_DE_VIVIENDA, type ItemsDeVivienda } from '../formularios/index.ts';
import type { Resultado } from '../resultado/resultado.ts';
import { idDeTarea } from '../testing/ejemplos-de-honorarios.ts';
import { catalogoDelTarifario } from '../testing/tarifario.ts';
import { calcularHonorario } from './calcular-honorario.ts';
import type { Catalogo } from './catalogo.ts';
import type { CodigoDeHonorarios } from './codigos.ts';
import { categoriaDeLaVivienda, tarifaDe } from './consultar.ts';
import { validarConvenido } from './convenido.ts';
import type { PedidoDeCalculo, TareaValorada } from './honorario.ts';

const catalogo = catalogoDelTarifario();
const id = (clave: string) => idDeTarea(catalogo, clave);
const local = { tipo_obra: { '2.1': { superficies: [{ cantidad: '80', tipo_superficie: 'cubierta_m2' }] } } };
const tarea = (clave: string, parametros: TareaValorada['parametros'] = local): TareaValorada => ({
  segmento_tarea: id(clave),
  parametros,
});

const pedido = (cambios: Partial<PedidoDeCalculo> = {}): PedidoDeCalculo => ({
  fecha: '2021-11-15',
  segmento: 'civil',
  factor_coeficiente: '1.3',
  categoria: 'primera',
  tareas_valores: [tarea('civil.proyecto')],
  ...cambios,
});

const problemas = (cambios: Partial<PedidoDeCalculo>) => {
  const resultado = calcularHonorario(pedido(cambios), catalogo);
  return resultado.ok ? [] : resultado.problema;
};

const soloLaUltima = (): Catalogo => ({ ...catalogo, resoluciones: catalogo.resoluciones.slice(-1) });
const sinObra = (): Catalogo => ({
  ...catalogo,
  resoluciones: soloLaUltima().resoluciones.map((una) => ({
    ...una,
    cifras: {
      ...una.cifras,
      escala: { ...una.cifras.escala, valores: [] },
      vivienda_unifamiliar: { ...una.cifras.vivienda_unifamiliar, valores: [] },
      factores_superficie: { ...una.cifras.factores_superficie, valores: new Map() },
      estado_obra: { ...una.cifras.estado_obra, valores: new Map() },
    },
  })),
});
const VIVIENDA = Object.fromEntries(ITEMS_DE_VIVIENDA.map(({ key }) => [key, false])) as ItemsDeVivienda;
const codigosDe = (resultado: Resultado<unknown, { codigo: string }[]>): string[] =>
  resultado.ok ? [] : resultado.problema.map(({ codigo }) => codigo);

const conActa = (estado_obra: unknown): TareaValorada['parametros'] => ({
  ...local,
  acta_estado_obra: {
    estado_obra: estado_obra as Record<string, never>,
    responsable_faltante_obra: true,
    tarea_faltante_obra: 'proyecto_direccion',
  },
});

const casos: [CodigoDeHonorarios, string, Partial<PedidoDeCalculo>][] = [
  ['fecha_sin_tarifa', 'fecha', { fecha: '2014-12-31' }],
  ['segmento_desconocido', 'segmento', { segmento: 'naval' }],
  ['categoria_requerida', 'categoria', { categoria: null }],
  ['categoria_desconocida', 'categoria', { categoria: 'cuarta' }],
  ['coeficiente_invalido', 'factor_coeficiente', { factor_coeficiente: '1.25' }],
  ['tareas_vacias', 'tareas_valores', { tareas_valores: [] }],
  [
    'tarea_desconocida',
    'tareas_valores.0.segmento_tarea',
    { tareas_valores: [{ segmento_tarea: 9999, parametros: {} }] },
  ],
  ['tarea_de_otro_segmento', 'tareas_valores.0.segmento_tarea', { tareas_valores: [tarea('gas.proyecto', {})] }],
  [
    'tarea_inhabilitada',
    'tareas_valores.0.segmento_tarea',
    { tareas_valores: [tarea('civil.plano_obra_menor', { superficie: '10' })] },
  ],
  [
    'tarea_repetida',
    'tareas_valores.1.segmento_tarea',
    { tareas_valores: [tarea('civil.proyecto'), tarea('civil.proyecto')] },
  ],
  [
    'tarea_requiere',
    'tareas_valores.0.segmento_tarea',
    { tareas_valores: [tarea('civil.subdivision_ph', { unidades_funcionales: '2' })] },
  ],
  [
    'tarea_bloquea',
    'tareas_valores.1.segmento_tarea',
    { tareas_valores: [tarea('civil.proyecto'), tarea('civil.proyecto_direccion')] },
  ],
  ['tarea_sin_datos', 'tareas_valores.0.parametros', { tareas_valores: [tarea('civil.proyecto', {})] }],
  [
    'actas_distintas',
    'tareas_valores.1.parametros.acta_estado_obra',
    {
      tareas_valores: [
        tarea('civil.estado_obra', conActa({ '4': { porcentaje_ejecutado: '0' } })),
        tarea('civil.regularizacion', conActa({})),
      ],
    },
  ],
];

describe('un pedido que no se puede calcular', () => {
  test.each(casos)('%s en %s [CAL-010]', (codigo, campo, cambios) => {
    expect(problemas(cambios)).toEqual([expect.objectContaining({ codigo, campo })]);
  });

  test('los casos y el convenido menor levantan todos los códigos del motor', () => {
    const todos: Record<CodigoDeHonorarios, true> = {
      colegio_sin_tarifa: true,
      fecha_sin_tarifa: true,
      antes_de_la_primera_tarifa: true,
      tarifa_sin_obra: true,
      segmento_desconocido: true,
      categoria_requerida: true,
      categoria_desconocida: true,
      coeficiente_invalido: true,
      tarea_desconocida: true,
      tarea_de_otro_segmento: true,
      tarea_inhabilitada: true,
      tarea_repetida: true,
      tarea_requiere: true,
      tarea_bloquea: true,
      tareas_vacias: true,
      tarea_sin_datos: true,
      actas_distintas: true,
      honorario_convenido_menor: true,
    };
    const levantados = [
      ...casos.map(([codigo]) => codigo),
      ...codigosDe(calcularHonorario(pedido(), { ...catalogo, resoluciones: [] })),
      ...codigosDe(calcularHonorario(pedido({ fecha: '2015-01-01' }), soloLaUltima())),
      ...codigosDe(categoriaDeLaVivienda(sinObra(), '2026-01-01', VIVIENDA)),
      validarConvenido('0.99', '1.00')?.codigo,
    ];
    expect(new Set(levantados)).toEqual(new Set(Object.keys(todos)));
  });

  test('antes de la primera del Colegio dice desde cuándo rige, haya llegado o no su día; antes de 2015 no hay ninguna', () => {
    const { vigente_desde } = soloLaUltima().resoluciones[0] ?? { vigente_desde: '' };
    const en = (fecha: string) => tarifaDe(soloLaUltima(), fecha);
    expect(en(sumarDias(vigente_desde, -1))).toMatchObject({
      problema: [{ codigo: 'antes_de_la_primera_tarifa', datos: { desde: formatFecha(vigente_desde) } }],
    });
    expect(en(vigente_desde)).toMatchObject({ ok: true });
    expect(codigosDe(en('2014-12-31'))).toEqual(['fecha_sin_tarifa']);
  });

  test('una tarifa sin las cifras de obra dice cuál es', () => {
    const nombre = catalogo.resoluciones.at(-1)?.nombre;
    expect(categoriaDeLaVivienda(sinObra(), '2026-01-01', VIVIENDA)).toMatchObject({
      problema: [{ codigo: 'tarifa_sin_obra', datos: { tarifa: nombre, fecha: '01/01/2026' } }],
    });
    expect(categoriaDeLaVivienda(soloLaUltima(), '2026-01-01', VIVIENDA)).toMatchObject({ ok: true });
  });

  test('una fecha sin tarifa dice la fecha como se escribe en pantalla', () => {
    expect(problemas({ fecha: '2014-12-31' })[0]?.datos).toEqual({ fecha: '31/12/2014' });
  });

  test('el bloqueo vale en los dos sentidos y nombra las dos tareas [FRM-004]', () => {
    const tareas_valores = [tarea('civil.proyecto_direccion'), tarea('civil.direccion')];
    expect(problemas({ tareas_valores })[0]).toEqual({
      codigo: 'tarea_bloquea',
      campo: 'tareas_valores.1.segmento_tarea',
      datos: { tarea: 'Dirección', otra: 'Proyecto y Dirección' },
    });
  });

  test('se responden a la vez todos los problemas', () => {
    const codigos = problemas({ fecha: '1999-01-01', factor_coeficiente: 'x' }).map((p) => p.codigo);
    expect(codigos).toEqual(['fecha_sin_tarifa', 'coeficiente_invalido']);
  });
});

describe('el formulario de cada tarea', () => {
  test('un problema de campo va con su ruta dentro del pedido', () => {
    const parametros = { superficie: '-3' };
    expect(problemas({ tareas_valores: [tarea('civil.medicion', parametros)] })).toEqual([
      expect.objectContaining({ campo: 'tareas_valores.0.parametros.superficie' }),
    ]);
  });

  test('una categoría de obra que no está en la tabla se rechaza [FRM-028]', () => {
    const parametros = { tipo_obra: { '99': { superficies: [{ cantidad: '1', tipo_superficie: 'cubierta_m2' }] } } };
    expect(problemas({ tareas_valores: [tarea('civil.proyecto', parametros)] })).toEqual([
      expect.objectContaining({ codigo: 'categoria_de_obra_invalida' }),
    ]);
  });

  test.each(['1.6', '13.3'])('el espejo de agua de %s no se mide en m² cubiertos [FRM-030]', (categoria) => {
    const subcategoria = categoria === '1.6' ? '1.6.1' : '13.3.1';
    const superficies = [{ cantidad: '20', tipo_superficie: 'cubierta_m2' }];
    const parametros = { tipo_obra: { [categoria]: { subcategoria, superficies } } };
    expect(problemas({ tareas_valores: [tarea('civil.proyecto', parametros)] })[0]?.codigo).toBe('unidad_invalida');
  });

  test('el acta sola no es un dato de la tarea', () => {
    const parametros = { acta_estado_obra: { estado_obra: {}, porcentaje_faltante_total: '0' } };
    expect(problemas({ tareas_valores: [tarea('civil.estado_obra', parametros)] })[0]).toEqual({
      codigo: 'tarea_sin_datos',
      campo: 'tareas_valores.0.parametros',
      datos: { nombre: 'Informe de estado de obra' },
    });
  });

  test('un faltante que el cliente calla igual pide responsable [FRM-018]', () => {
    const estado_obra = { '4': { porcentaje_ejecutado: '0', observaciones: '' } };
    const acta_estado_obra = { estado_obra, porcentaje_faltante_total: '0' };
    expect(problemas({ tareas_valores: [tarea('civil.estado_obra', { ...local, acta_estado_obra })] })[0]?.codigo).toBe(
      'responsable_faltante_requerido',
    );
  });

  test('la misma acta en dos tareas vale, aunque una diga su total y la otra no [FRM-011]', () => {
    const { acta_estado_obra, ...resto } = conActa({ '4': { porcentaje_ejecutado: '0' } });
    const conTotal = {
      ...resto,
      acta_estado_obra: { ...(acta_estado_obra as object), porcentaje_faltante_total: '99' },
    };
    const tareas_valores = [tarea('civil.estado_obra', { ...resto, acta_estado_obra: acta_estado_obra ?? null })];
    tareas_valores.push(tarea('civil.regularizacion', conTotal as TareaValorada['parametros']));
    expect(problemas({ tareas_valores })).toEqual([]);
  });

  test('lo que no se pregunta no distingue un acta de otra: sin faltante, quién responde; de lo terminado, qué se observó', () => {
    const terminada = (responsable_faltante_obra: boolean | null, observaciones: string) => ({
      ...local,
      acta_estado_obra: {
        estado_obra: { '4': { porcentaje_ejecutado: '100', observaciones } },
        responsable_faltante_obra,
      },
    });
    const tareas_valores = [
      tarea('civil.estado_obra', terminada(null, '')),
      tarea('civil.regularizacion', terminada(false, 'Se completó')),
    ];
    expect(problemas({ tareas_valores })).toEqual([]);
  });

  test.each([
    [[{ '4': 1 }], 'estado_obra', 'valor_invalido'],
    ['texto', 'estado_obra', 'valor_invalido'],
    [false, 'estado_obra', 'valor_invalido'],
    [null, 'estado_obra', 'valor_invalido'],
    [{ '8': { porcentaje_ejecutado: '0' } }, 'estado_obra.8', 'estado_obra_invalido'],
    [
      { '8': { porcentaje_ejecutado: '100' }, '22': { porcentaje_ejecutado: '0' } },
      'estado_obra.22',
      'estado_obra_invalido',
    ],
    [{ '8,1': { porcentaje_ejecutado: '0' } }, 'estado_obra.8,1', 'estado_obra_invalido'],
    [{ '4': { porcentaje_ejecutado: null } }, 'estado_obra.4.porcentaje_ejecutado', 'porcentaje'],
    [{ '4': 'cero' }, 'estado_obra.4', 'valor_invalido'],
  ])(
    'un estado de la obra que no es el de sus ítems no se lee como obra terminada: %j [FRM-014]',
    (estado, campo, codigo) => {
      expect(problemas({ tareas_valores: [tarea('civil.estado_obra', conActa(estado))] })[0]).toMatchObject({
        codigo,
        campo: `tareas_valores.0.parametros.acta_estado_obra.${campo}`,
      });
    },
  );

  test('un acta sin sus ítems no está cargada [FRM-012]', () => {
    const parametros = { ...local, acta_estado_obra: { responsable_faltante_obra: true } };
    expect(problemas({ tareas_valores: [tarea('civil.estado_obra', parametros)] })).toEqual([
      expect.objectContaining({ codigo: 'estado_obra_requerido' }),
    ]);
  });

  test('un artefacto a medias se completa o se deja vacío [FRM-033]', () => {
    const gas = (artefactos: TareaValorada['parametros'][]) =>
      problemas({
        segmento: 'gas',
        categoria: null,
        tareas_valores: [tarea('gas.proyecto', { metros_caneria: '60', artefactos })],
      }).map(({ codigo, campo }) => `${campo?.replace('tareas_valores.0.parametros.', '')}: ${codigo}`);
    expect(gas([{}])).toEqual([]);
    expect(gas([{ tipo: '', cantidad: '' }])).toEqual([]);
    expect(gas([{ tipo: 'caldera', cantidad: '5' }, {}])).toEqual([]);
    expect(gas([{ tipo: 'caldera' }])).toEqual(['artefactos.0.cantidad: requerido']);
    expect(gas([{ tipo: 'caldera', cantidad: '5' }, { cantidad: '40' }])).toEqual(['artefactos.1.tipo: requerido']);
    expect(gas([{ tipo: 'caldera', cantidad: '0' }])).toEqual(['artefactos.0.cantidad: minimo']);
  });

  test.each([
    [null],
    ['texto'],
    [[1, 2]],
    [{ tipo_obra: 'x' }],
    [{ tipo_obra: { '2.1': null } }],
    [{ __proto__: { a: 1 } }],
    [{ items: 7, tipo_obra: { '1.2': { superficies: [{ cantidad: {}, tipo_superficie: [] }] } } }],
  ])('lo que no tiene la forma esperada es un problema, nunca una excepción: %j', (parametros) => {
    const malo = { segmento_tarea: id('civil.regularizacion'), parametros } as unknown as TareaValorada;
    expect(problemas({ tareas_valores: [malo] }).length).toBeGreaterThan(0);
  });
});
