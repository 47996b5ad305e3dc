import { describe, expect, test } from 'vitest';
import { Decimal } from '../importes/decimal.ts';
import { aplanar, idDeTarea } from '../testing/ejemplos-de-honorarios.ts';
import { catalogoDelTarifario } from '../testing/tarifario.ts';
import { calcularHonorario } from './calcular-honorario.ts';
import type { Honorario, PedidoDeCalculo, TareaValorada } from './honorario.ts';

const catalogo = catalogoDelTarifario();
const id = (clave: string) => idDeTarea(catalogo, clave);
const obra = (
  codigo: string,
  cantidad: string,
  tipo_superficie = 'cubierta_m2',
  subcategoria: string | null = null,
) => ({
  tipo_obra: { [codigo]: { subcategoria, superficies: [{ cantidad, tipo_superficie }] } },
});

const calcular = (tareas: TareaValorada[], cambios: Partial<PedidoDeCalculo> = {}): Honorario => {
  const base = { fecha: '2021-11-15', segmento: 'civil', factor_coeficiente: '1.3', categoria: 'primera' };
  const resultado = calcularHonorario({ ...base, tareas_valores: tareas, ...cambios }, catalogo);
  if (!resultado.ok) throw new Error(JSON.stringify(resultado.problema));
  return resultado.valor;
};
const tarea = (clave: string, parametros: TareaValorada['parametros']): TareaValorada => ({
  segmento_tarea: id(clave),
  parametros,
});
const acta = (items: Record<string, string>, resto: Record<string, string | boolean | null> = {}) => ({
  estado_obra: Object.fromEntries(
    Object.entries(items).map(([k, v]) => [k, { porcentaje_ejecutado: v, observaciones: '' }]),
  ),
  ...resto,
});

describe('lo común a todas las tareas', () => {
  test('la respuesta lleva la resolución de la fecha del contrato, su UR y su factor de corrección [CAL-012]', () => {
    const { fecha, resolucion_id, unidad_referencial, factor_correccion } = calcular([
      tarea('civil.proyecto', obra('2.1', '80')),
    ]);
    expect({ fecha, unidad_referencial, factor_correccion }).toEqual({
      fecha: '2021-11-15',
      unidad_referencial: '58000.00',
      factor_correccion: '2900',
    });
    expect(catalogo.resoluciones.find((r) => r.id === resolucion_id)?.vigente_desde).toBe('2021-10-01');
  });

  test('los mensajes dicen qué UR se aplica, hasta cuándo y de dónde sale [CAL-011]', () => {
    expect(calcular([tarea('civil.proyecto', obra('2.1', '80'))]).mensajes).toEqual([
      'Unidad referencial $\u00a058.000,00, vigente desde el 01/10/2021 hasta el 31/03/2022.',
      'Unidad referencial según Res. CAPBA 63/21; las tablas son valores de referencia que el colegio debe confirmar.',
    ]);
    const assumed = calcular([tarea('civil.proyecto', obra('2.1', '80'))], { fecha: '2022-11-02' }).mensajes;
    expect(assumed.join(' ')).toContain('sin fecha de fin publicada');
    expect(assumed.join(' ')).toContain('son valores de referencia que el colegio debe confirmar');
  });

  test.each(['1.2', '1.3', '1.45'])('en civil multiplica el coeficiente %s', (factor_coeficiente) => {
    const conUno = new Decimal('182091').div('1.3');
    const { honorario } = calcular([tarea('civil.proyecto', obra('2.1', '80.5'))], { factor_coeficiente });
    expect(honorario).toBe(conUno.times(factor_coeficiente).toFixed(2));
  });

  test.each([
    ['1.2', '1.2'],
    ['1,3', '1.3'],
    ['1.450', '1.45'],
    ['7', '1'],
    ['x', '1'],
  ])(
    'fuera de civil el coeficiente %s no cambia el honorario, y el elegido se conserva',
    (factor_coeficiente, elegido) => {
      const cambios = { segmento: 'gas', categoria: null, factor_coeficiente };
      const hecho = calcular([tarea('gas.proyecto', { metros_caneria: '100' })], cambios);
      expect({ honorario: hecho.honorario, factor: hecho.factor_coeficiente }).toEqual({
        honorario: '34800.00',
        factor: elegido,
      });
    },
  );

  test('lo que no llega al mínimo de la tarea se ajusta en un paso aparte', () => {
    const [t] = calcular([tarea('civil.proyecto', obra('2.1', '2'))]).tareas_valores;
    expect(t?.honorario_determinado).toBe('14500.00');
    expect(t?.pasos.at(-1)).toMatchObject({ regla: 'honorario_minimo', importe: '9976.00' });
    expect(t?.mensajes).toEqual(['Se aplica el honorario mínimo por tarea: $\u00a014.500,00.']);
  });

  test('la explicación se lee en castellano: cantidad × valor × coeficiente × parte', () => {
    const [t] = calcular([tarea('civil.proyecto', obra('2.1', '80.5'))], { categoria: 'segunda' }).tareas_valores;
    const textos = JSON.stringify(t?.pasos);
    for (const parte of [
      'Tipo de obra 2.1: 80,5 m² cubiertos × 1,00 (superficie) × 0,50 (tipo de obra) × UR $\u00a058.000,00',
      '10 % de $\u00a02.334.500,00 (tramo hasta 50 UR)',
      'Proyecto: 60 % de $\u00a0233.450,00 (honorario base)',
      '$\u00a0140.070,00 × 1,10 (categoría Segunda) × 1,30 (coeficiente)',
    ]) {
      expect(textos).toContain(parte);
    }
  });

  test('los parámetros vuelven en su forma canónica [CAL-011]', () => {
    const [t] = calcular([tarea('civil.medicion', { superficie: '0120,50' })]).tareas_valores;
    expect(t?.parametros).toEqual({ superficie: '120.5', plantas: '' });
  });
});

describe('tipo de obra y vivienda', () => {
  test.each([
    ['cubierta_m2', '2320000.00'],
    ['semicubierta_m2', '1160000.00'],
    ['cambio_techo_m2', '696000.00'],
    ['modificacion_interna_m2', '1160000.00'],
    ['m3', '2320000.00'],
    ['descubierta_m2', '580000.00'],
  ])('100 de %s de oficinas chicas [FRM-029]', (unidad, esperado) => {
    const { pasos } = calcular([tarea('civil.proyecto', obra('2.1', '80', unidad))]);
    expect(aplanar(pasos).find((p) => p.regla === 'monto_de_obra')?.importe).toBe(esperado);
  });

  test('cada categoría de obra suma sus superficies [FRM-028]', () => {
    const parametros = {
      tipo_obra: { ...obra('2.1', '10').tipo_obra, ...obra('1.3', '20', 'cubierta_m2', '1.3.1').tipo_obra },
    };
    const { pasos } = calcular([tarea('civil.proyecto', parametros)]);
    expect(aplanar(pasos).filter((p) => p.regla === 'superficie')).toHaveLength(2);
    expect(aplanar(pasos).find((p) => p.regla === 'monto_de_obra')?.importe).toBe('1218000.00');
  });

  test.each([
    [[], '1.2.1'],
    [[1], '1.2.2'],
    [[1, 2], '1.2.2'],
    [[1, 2, 3], '1.2.3'],
    [[5, 6, 7, 8], '1.2.3'],
    [[1, 2, 3, 4, 5], '1.2.4'],
    [[1, 2, 3, 4, 5, 6, 7, 8], '1.2.5'],
  ])('la categoría 1.2 toma la clave que dan los ítems %j: %s [FRM-031] [FRM-037] [FRM-038]', (si, codigo) => {
    const items = Object.fromEntries(si.map((i) => [`item_${i}`, true]));
    const { pasos } = calcular([tarea('civil.proyecto', { ...obra('1.2', '100'), items })]);
    expect(JSON.stringify(pasos)).toContain(`Tipo de obra ${codigo} (vivienda unifamiliar, Categoría `);
  });

  test('la categoría que mande el cliente no cuenta: valen los ítems', () => {
    const con = (subcategoria: string) => ({
      ...obra('1.2', '100', 'cubierta_m2', subcategoria),
      items: { item_1: true },
    });
    const honorarios = ['1.2.1', '1.2.5'].map((s) => calcular([tarea('civil.proyecto', con(s))]).honorario);
    expect(honorarios[0]).toBe(honorarios[1]);
  });

  test('avisa cuando el ítem de más de 150 m² no coincide con lo cargado', () => {
    const superficies = [{ cantidad: '200', tipo_superficie: 'cubierta_m2' }];
    const [t] = calcular([tarea('civil.vivienda_unifamiliar', { superficies, items: {} })]).tareas_valores;
    expect(t?.mensajes).toEqual([
      'Vivienda unifamiliar: Categoría A (1.2.1).',
      'Revisá el ítem "Más de 150 m² en total": las superficies cargadas suman 200 m².',
    ]);
  });
});

describe('estado de obra', () => {
  const responsable = { responsable_faltante_obra: true, tarea_faltante_obra: 'proyecto_direccion' };
  const existente = (clave: string, items: Record<string, string>, resto = {}) =>
    tarea(clave, { ...obra('2.1', '80'), acta_estado_obra: acta(items, resto) });
  const reglas = (honorario: Honorario) => aplanar(honorario.pasos).map((p) => p.regla);

  test('el faltante total lo calcula el motor [FRM-018]', () => {
    const [t] = calcular([
      existente('civil.estado_obra', { '4': '50', '19': '0' }, { ...responsable, porcentaje_faltante_total: '99' }),
    ]).tareas_valores;
    expect(t?.parametros.acta_estado_obra).toMatchObject({ porcentaje_faltante_total: '10' });
  });

  test('quien se hace responsable suma la tarea faltante; quien no, no', () => {
    const suma = calcular([existente('civil.estado_obra', { '4': '50' }, responsable)]);
    const no = calcular([existente('civil.estado_obra', { '4': '50' }, { responsable_faltante_obra: false })]);
    expect(reglas(suma)).toContain('obra_faltante');
    expect(reglas(no)).not.toContain('obra_faltante');
    expect(suma.tareas_valores[0]?.mensajes).toEqual([]);
    expect(no.tareas_valores[0]?.mensajes).toEqual([
      'El acta declara 6 % de obra faltante y no asumís la responsabilidad de completarla: no suma honorario.',
    ]);
    // 232.000 de base × 100 % × 6 % × 1,3
    expect(new Decimal(suma.honorario).minus(no.honorario).toFixed(2)).toBe('18096.00');
  });

  test('dos actas describen la misma obra: el faltante se cobra una vez, en la mayor', () => {
    const informe = existente('civil.estado_obra', { '4': '50' }, responsable);
    const regularizacion = tarea('civil.regularizacion', {
      ...obra('2.1', '120'),
      acta_estado_obra: acta({ '4': '50' }, responsable),
    });
    const juntas = calcular([informe, regularizacion]);
    expect(reglas(juntas).filter((r) => r === 'obra_faltante')).toHaveLength(1);
    const [primera, segunda] = juntas.tareas_valores;
    expect(primera?.mensajes.join()).toContain('su honorario está en otra tarea del cálculo');
    expect(aplanar(primera?.pasos ?? []).map((p) => p.regla)).not.toContain('obra_faltante');
    expect(aplanar(segunda?.pasos ?? []).map((p) => p.regla)).toContain('obra_faltante');
  });

  test('con la tarea que resuelve el faltante la responsabilidad es sí y nada más se pregunta [FRM-023]', () => {
    const { tareas_valores, pasos } = calcular([
      existente('civil.estado_obra', { '4': '50' }),
      existente('civil.terminacion_obra', { '4': '50' }),
    ]);
    expect(tareas_valores[0]?.parametros.acta_estado_obra).toMatchObject({ responsable_faltante_obra: true });
    expect(aplanar(pasos).filter((p) => p.regla === 'obra_faltante')).toHaveLength(1);
  });
});

describe('excepciones del artículo 29', () => {
  test('alcanza con el expediente aprobado [FRM-034]', () => {
    const parametros = { excepciones_art_29_civil: { expediente_aprobado: '4061-1/98' } };
    expect(calcular([tarea('civil.excepcion_art_29_civil', parametros)]).honorario).toBe('18850.00');
  });

  test('la electromecánica suma HP, bocas y máquinas [FRM-035]', () => {
    const excepcion = { expediente_aprobado: '1', nota: 'n', hp: '10,5', numero_bocas: '4', cantidad_maquinas: '2' };
    const { pasos } = calcular(
      [tarea('electromecanico.excepcion_art_29_electro', { excepciones_art_29_electro: excepcion })],
      { segmento: 'electromecanico', categoria: 'industrial' },
    );
    expect(aplanar(pasos).map((p) => p.importe)).toEqual(
      expect.arrayContaining(['14500.00', '6090.00', '1160.00', '3480.00', '25230.00']),
    );
  });

  test('la civil suma una parte de su obra, y la casa toma su categoría de los ítems [FRM-036]', () => {
    const excepcion = { expediente_aprobado: '1', data_ced_catastral: '1975', otros: 'o', ...obra('1.2', '100') };
    const parametros = { excepciones_art_29_civil: { ...excepcion, items: { item_1: true } } };
    const { pasos } = calcular([tarea('civil.excepcion_art_29_civil', parametros)]);
    expect(JSON.stringify(pasos)).toContain('Tipo de obra 1.2.2 (vivienda unifamiliar, Categoría B): 100 m² cubiertos');
    expect(aplanar(pasos).find((p) => p.regla === 'obra_exceptuada')?.importe).toBe('55100.00');
  });
});
