import { describe, expect, test } from 'vitest';
import { campo, formulario } from '../../testing/formularios/builders.ts';
import {
  type ActaEstadoObra,
  agregarCategoria,
  agregarSuperficie,
  ajustarPorTareaQueResuelve,
  CLAVES_DE_ESTADO_DE_OBRA,
  CODIGO_DE_CATEGORIA_DE_VIVIENDA,
  cambiarResponsable,
  cambiarSubcategoria,
  cambiarSuperficie,
  elegirTareaFaltante,
  estadoDeObraInicial,
  guardarActa,
  ITEMS_DE_VIVIENDA,
  leerActa,
  normalizarParametros,
  pideResponsable,
  pideTareaFaltante,
  quitarCategoria,
  quitarSuperficie,
  subcategoriasDe,
  TAREAS_DE_OBRA_FALTANTE,
  unidadesDe,
  validarActa,
  validarEstadoDeObra,
  validarParametros,
  valoresIniciales,
} from '../index.ts';

const acta = (cambios: Partial<ActaEstadoObra> = {}): ActaEstadoObra => ({
  estado_obra: estadoDeObraInicial(),
  porcentaje_faltante_total: '0',
  responsable_faltante_obra: null,
  tarea_faltante_obra: null,
  ...cambios,
});

describe('acta de estado de obra', () => {
  test('los ítems van de 1 a 21, con 8, 10 y 16 en partes, y empiezan en 100 [FRM-014] [FRM-015]', () => {
    expect(CLAVES_DE_ESTADO_DE_OBRA).toHaveLength(25);
    expect([...new Set(CLAVES_DE_ESTADO_DE_OBRA.map((k) => k.split('.')[0]))]).toEqual(
      Array.from({ length: 21 }, (_, i) => String(i + 1)),
    );
    expect(CLAVES_DE_ESTADO_DE_OBRA.filter((k) => k.includes('.'))).toEqual([
      '8.1',
      '8.2',
      '8.3',
      '10.1',
      '10.2',
      '16.1',
      '16.2',
    ]);
    expect(Object.values(estadoDeObraInicial())).toEqual(
      CLAVES_DE_ESTADO_DE_OBRA.map(() => ({ porcentaje_ejecutado: '100', observaciones: '' })),
    );
  });

  test.each([
    ['0', []],
    ['99,99', []],
    ['100', []],
    ['100,01', ['porcentaje']],
    ['', ['porcentaje']],
    ['x', ['porcentaje']],
  ])('el porcentaje %s [FRM-025]', (porcentaje_ejecutado, esperado) => {
    const problemas = validarEstadoDeObra({ '8.1': { porcentaje_ejecutado, observaciones: '' } });
    expect(problemas.map((p) => p.codigo)).toEqual(esperado);
    for (const p of problemas) expect(p.campo).toBe('estado_obra.8.1.porcentaje_ejecutado');
  });

  test('guardar deja el resultado y vuelve a preguntar por la responsabilidad [FRM-018] [FRM-019]', () => {
    const previa = acta({ responsable_faltante_obra: true, tarea_faltante_obra: 'proyecto' });
    expect(guardarActa({ ...previa, porcentaje_faltante_total: '12.5' })).toEqual(
      acta({ porcentaje_faltante_total: '12.5' }),
    );
  });

  test('la responsabilidad se pregunta si falta obra y ninguna tarea la resuelve; la tarea, tras un sí [FRM-020] [FRM-021]', () => {
    const conFaltante = acta({ porcentaje_faltante_total: '0.5' });
    expect(pideResponsable(acta(), false)).toBe(false);
    expect(pideResponsable(conFaltante, false)).toBe(true);
    expect(pideResponsable(conFaltante, true)).toBe(false);
    expect(pideTareaFaltante(conFaltante, false)).toBe(false);
    expect(pideTareaFaltante(cambiarResponsable(conFaltante, false), false)).toBe(false);
    expect(pideTareaFaltante(cambiarResponsable(conFaltante, true), false)).toBe(true);
  });

  test('las tareas para la obra faltante son exactamente seis [FRM-022]', () => {
    expect(TAREAS_DE_OBRA_FALTANTE.map((t) => t.nombre)).toEqual([
      'Proyecto',
      'Proyecto y Dirección',
      'Proyecto, Dirección y Dir. Ejecutiva 60-40-80%',
      'Proyecto, Dirección y Dir. Ejecutiva 50-30-60%',
      'Proyecto, Dirección por contrato separado',
      'Interpretación de Proyecto y Dirección',
    ]);
  });

  test('la tarea que resuelve el faltante pone la responsabilidad en sí [FRM-023]', () => {
    expect(ajustarPorTareaQueResuelve(acta({ porcentaje_faltante_total: '3' }), true).responsable_faltante_obra).toBe(
      true,
    );
    expect(
      ajustarPorTareaQueResuelve(acta({ porcentaje_faltante_total: '3' }), false).responsable_faltante_obra,
    ).toBeNull();
    expect(ajustarPorTareaQueResuelve(acta(), true).responsable_faltante_obra).toBeNull();
  });

  test('cambiar la responsabilidad borra la tarea elegida [FRM-024]', () => {
    const elegida = elegirTareaFaltante(cambiarResponsable(acta({ porcentaje_faltante_total: '3' }), true), 'proyecto');
    expect(elegida.tarea_faltante_obra).toBe('proyecto');
    expect(cambiarResponsable(elegida, false)).toMatchObject({
      responsable_faltante_obra: false,
      tarea_faltante_obra: null,
    });
    expect(cambiarResponsable(elegida, true)).toBe(elegida);
  });

  test('responsabilidad y tarea son obligatorias cuando se muestran [FRM-027]', () => {
    const falta = acta({ porcentaje_faltante_total: '3' });
    const codigos = (a: ActaEstadoObra | null, resuelve = false) =>
      validarActa(a, 'acta', resuelve).map((p) => p.codigo);
    expect(codigos(falta)).toEqual(['responsable_faltante_requerido']);
    expect(codigos(cambiarResponsable(falta, true))).toEqual(['tarea_faltante_requerida']);
    expect(codigos(elegirTareaFaltante(cambiarResponsable(falta, true), 'inventada'))).toEqual([
      'tarea_faltante_requerida',
    ]);
    expect(codigos(elegirTareaFaltante(cambiarResponsable(falta, true), 'proyecto'))).toEqual([]);
    expect(codigos(cambiarResponsable(falta, false))).toEqual([]);
    expect(codigos(falta, true)).toEqual([]);
  });

  test('una tarea que la exige no pasa sin ella [FRM-012]', () => {
    const f = formulario([campo('complejo', 'acta_estado_obra')]);
    expect(validarParametros(f, valoresIniciales(f))).toEqual([
      { codigo: 'estado_obra_requerido', campo: 'acta_estado_obra' },
    ]);
    expect(validarParametros(f, { acta_estado_obra: acta() })).toEqual([]);
  });

  test('al leerla descarta ítems de más y completa los que faltan', () => {
    const leida = leerActa({
      estado_obra: { '22': {}, '1': { porcentaje_ejecutado: '50,0' } },
      responsable_faltante_obra: 'x',
    });
    expect(leida?.estado_obra['22']).toBeUndefined();
    expect(leida?.estado_obra['1']).toEqual({ porcentaje_ejecutado: '50', observaciones: '' });
    expect(leida?.estado_obra['21']?.porcentaje_ejecutado).toBe('100');
    expect(leida?.responsable_faltante_obra).toBeNull();
  });
});

const nodo = (key: string, items: ReturnType<typeof hoja>[] = []) => ({ key, descripcion: `Tipo ${key}`, items });
const hoja = (key: string) => ({ key, descripcion: `Tipo ${key}`, items: [] });
const TIPOS = [
  nodo('1.2', [hoja('1.2.1'), hoja('1.2.2')]),
  nodo('1.6', [hoja('1.6.1'), hoja('1.6.2')]),
  nodo('5'),
  nodo('13.3', [hoja('13.3.1'), hoja('13.3.2')]),
];

describe('tipo de obra', () => {
  const f = formulario([campo('complejo', 'tipo_obra')]);
  const problemas = (tipo_obra: unknown) =>
    validarParametros(f, { tipo_obra: tipo_obra as never }, { tiposDeObra: TIPOS }).map(
      (p) => `${p.campo}: ${p.codigo}`,
    );

  test('las unidades por defecto son seis, y las de los espejos de agua una [FRM-029] [FRM-030]', () => {
    expect(unidadesDe('5')).toEqual([
      'cubierta_m2',
      'semicubierta_m2',
      'cambio_techo_m2',
      'modificacion_interna_m2',
      'm3',
      'descubierta_m2',
    ]);
    for (const espejo of ['1.6', '1.6.1', '1.6.2', '13.3.1']) expect(unidadesDe(espejo)).toEqual(['espejo_agua_m2']);
    expect(unidadesDe('13.3', '13.3.1')).toEqual(['espejo_agua_m2']);
    expect(unidadesDe('13.3', '13.3.2')).toHaveLength(6);
  });

  test('1.2 no tiene subcategoría [FRM-031]', () => {
    expect(subcategoriasDe(TIPOS[0])).toEqual([]);
    expect(subcategoriasDe(TIPOS[1]).map((s) => s.key)).toEqual(['1.6.1', '1.6.2']);
    const r = normalizarParametros(f, { tipo_obra: { '1.2': { subcategoria: '1.2.3', superficies: [] } } });
    expect(r).toEqual({ ok: true, valor: { tipo_obra: { '1.2': { subcategoria: null, superficies: [] } } } });
  });

  test('agregar una categoría presente se ignora, y una nueva trae su primera superficie [FRM-028] [FRM-032]', () => {
    const uno = agregarCategoria({}, '1.6');
    expect(uno).toEqual({
      '1.6': { subcategoria: null, superficies: [{ cantidad: '', tipo_superficie: 'espejo_agua_m2' }] },
    });
    expect(agregarCategoria(uno, '1.6')).toBe(uno);
    expect(Object.keys(quitarCategoria(agregarCategoria(uno, '5'), '1.6'))).toEqual(['5']);
  });

  test('las superficies se agregan y se quitan, menos la primera [FRM-033]', () => {
    const dos = cambiarSuperficie(agregarSuperficie(agregarCategoria({}, '5'), '5'), '5', 1, { cantidad: '20' });
    expect(dos['5']?.superficies).toEqual([
      { cantidad: '', tipo_superficie: 'cubierta_m2' },
      { cantidad: '20', tipo_superficie: 'semicubierta_m2' },
    ]);
    expect(quitarSuperficie(dos, '5', 1)['5']?.superficies).toHaveLength(1);
    expect(quitarSuperficie(dos, '5', 0)).toEqual(dos);
  });

  test('cambiar a un espejo de agua cambia la unidad y conserva la cantidad [FRM-030]', () => {
    const obra = cambiarSuperficie(agregarCategoria({}, '13.3'), '13.3', 0, { cantidad: '40' });
    expect(cambiarSubcategoria(obra, '13.3', '13.3.1')['13.3']).toEqual({
      subcategoria: '13.3.1',
      superficies: [{ cantidad: '40', tipo_superficie: 'espejo_agua_m2' }],
    });
  });

  test('cada categoría existe, tiene su subcategoría y superficies con cantidad y unidad de la lista [FRM-028]', () => {
    const bien = { cantidad: '12,5', tipo_superficie: 'cubierta_m2' };
    expect(problemas({ '5': { superficies: [bien] } })).toEqual([]);
    expect(problemas({ '1.2': { superficies: [bien] } })).toEqual([]);
    expect(problemas({ '99': { superficies: [bien] } })).toEqual(['tipo_obra.99: categoria_de_obra_invalida']);
    expect(problemas({ '5': { superficies: [] } })).toEqual(['tipo_obra.5.superficies: sin_superficies']);
    expect(problemas({ '13.3': { superficies: [bien] } })).toEqual([
      'tipo_obra.13.3.subcategoria: subcategoria_requerida',
    ]);
    expect(problemas({ '13.3': { subcategoria: '1.6.1', superficies: [] } })[0]).toBe(
      'tipo_obra.13.3.subcategoria: subcategoria_requerida',
    );
    expect(
      problemas({
        '5': {
          superficies: [
            { ...bien, cantidad: '0' },
            { ...bien, cantidad: '' },
          ],
        },
      }),
    ).toEqual([
      'tipo_obra.5.superficies.0.cantidad: superficie_requerida',
      'tipo_obra.5.superficies.1.cantidad: superficie_requerida',
    ]);
    expect(problemas({ '5': { superficies: [{ cantidad: '9', tipo_superficie: 'espejo_agua_m2' }] } })).toEqual([
      'tipo_obra.5.superficies.0.tipo_superficie: unidad_invalida',
    ]);
  });
});

describe('excepciones del art. 29', () => {
  test('electromecánica: expediente, nota, hp, bocas y máquinas [FRM-034] [FRM-035]', () => {
    const f = formulario([campo('complejo', 'excepciones_art_29_electro')]);
    expect(valoresIniciales(f)).toEqual({
      excepciones_art_29_electro: {
        expediente_aprobado: '',
        nota: '',
        hp: '',
        numero_bocas: '',
        cantidad_maquinas: '',
      },
    });
    expect(
      validarParametros(f, { excepciones_art_29_electro: { hp: '2,5', numero_bocas: '1,5', cantidad_maquinas: '3' } }),
    ).toEqual([{ codigo: 'entero', campo: 'excepciones_art_29_electro.numero_bocas' }]);
  });

  test('civil: expediente, data de cédula catastral, otros y un tipo de obra [FRM-034] [FRM-036]', () => {
    const f = formulario([campo('complejo', 'excepciones_art_29_civil')]);
    expect(valoresIniciales(f)).toEqual({
      excepciones_art_29_civil: { expediente_aprobado: '', data_ced_catastral: '', otros: '', tipo_obra: {} },
    });
    expect(validarParametros(f, { excepciones_art_29_civil: { tipo_obra: { '5': { superficies: [] } } } })).toEqual([
      { codigo: 'sin_superficies', campo: 'excepciones_art_29_civil.tipo_obra.5.superficies' },
    ]);
  });
});

describe('vivienda unifamiliar', () => {
  test('el campo fijo items son ocho sí/no en su orden [FRM-003] [FRM-037]', () => {
    const f = formulario([campo('hardcoded', 'items')]);
    expect(valoresIniciales(f)).toEqual({
      items: Object.fromEntries(ITEMS_DE_VIVIENDA.map((i) => [i.key, false])),
    });
    expect(ITEMS_DE_VIVIENDA.map((i) => i.descripcion)).toEqual([
      'Dependencias de servicio',
      'Dos o más cocheras cubiertas',
      'Aire acondicionado central o instalaciones especiales',
      'Cuatro o más baños',
      'Sauna o pileta de más de 30 m²',
      'Más de 150 m² en total',
      'Ubicada dentro de un barrio cerrado',
      'Más de tres niveles',
    ]);
  });

  test('la categoría que responde el servidor tiene su clave de tipo de obra [FRM-038]', () => {
    expect(CODIGO_DE_CATEGORIA_DE_VIVIENDA).toEqual({
      categoria_a: '1.2.1',
      categoria_b: '1.2.2',
      categoria_c: '1.2.3',
      categoria_d: '1.2.4',
      categoria_e: '1.2.5',
    });
  });
});

test('la observación de un ítem terminado no se exige, ni se valida, ni se guarda [FRM-016]', () => {
  const largas = 'x'.repeat(600);
  const terminado = { porcentaje_ejecutado: '100', observaciones: largas };
  const parcial = { porcentaje_ejecutado: '99,5', observaciones: largas };
  expect(validarEstadoDeObra({ '1': terminado })).toEqual([]);
  expect(validarEstadoDeObra({ '1': parcial }).map(({ campo }) => campo)).toEqual(['estado_obra.1.observaciones']);
  const guardada = guardarActa({ estado_obra: { '1': terminado, '2': parcial }, porcentaje_faltante_total: '0' });
  expect(guardada.estado_obra).toEqual({ '1': { ...terminado, observaciones: '' }, '2': parcial });
});
