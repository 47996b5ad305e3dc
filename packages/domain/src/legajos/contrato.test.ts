import { describe, expect, test } from 'vitest';
import { DESTINOS_DE_TAREA, validarCondiciones, validarFechaDeContrato, validarVencimiento } from './index.ts';

const HOY = '2026-03-15';
const codigos = (problemas: { codigo: string }[]) => problemas.map((p) => p.codigo);

describe('fecha de contrato', () => {
  test('es obligatoria [AUT-029]', () => {
    expect(validarFechaDeContrato('', HOY, 'automatico')).toEqual([{ codigo: 'requerido', campo: 'fecha' }]);
    expect(codigos(validarFechaDeContrato('2026-02-30', HOY, 'automatico'))).toEqual(['fecha_invalida']);
  });

  test('hoy vale, mañana no [AUT-030]', () => {
    expect(validarFechaDeContrato('2026-03-15', HOY, 'automatico')).toEqual([]);
    expect(codigos(validarFechaDeContrato('2026-03-16', HOY, 'automatico'))).toEqual(['fecha_mayor_a_la_actual']);
  });

  test('el primer día es 2015-01-01, con el texto de cada variante [AUT-031]', () => {
    expect(validarFechaDeContrato('2015-01-01', HOY, 'automatico')).toEqual([]);
    expect(codigos(validarFechaDeContrato('2014-12-31', HOY, 'automatico'))).toEqual(['fecha_anterior_a_2015']);
    expect(codigos(validarFechaDeContrato('2014-12-31', HOY, 'manual'))).toEqual(['fecha_anterior_a_2015_manual']);
  });
});

describe('vencimiento', () => {
  test('es obligatorio [AUT-032]', () => {
    expect(codigos(validarVencimiento('', HOY, 'automatico'))).toEqual(['requerido']);
  });

  test('hoy vale, ayer no [AUT-033]', () => {
    expect(validarVencimiento(HOY, HOY, 'automatico')).toEqual([]);
    expect(codigos(validarVencimiento('2026-03-14', HOY, 'automatico'))).toEqual(['vencimiento_menor_al_actual']);
    expect(codigos(validarVencimiento('2026-03-14', HOY, 'manual'))).toEqual(['vencimiento_menor_al_actual_manual']);
  });

  test('el último día es 2050-12-30 [AUT-034]', () => {
    expect(validarVencimiento('2050-12-30', HOY, 'automatico')).toEqual([]);
    expect(codigos(validarVencimiento('2050-12-31', HOY, 'automatico'))).toEqual(['vencimiento_posterior_a_2050']);
    expect(codigos(validarVencimiento('2050-12-31', HOY, 'manual'))).toEqual(['vencimiento_posterior_a_2050_manual']);
  });
});

describe('un contrato guardado', () => {
  const guardadas = { fecha: '2026-03-20', vencimiento: '2026-03-01' };

  test('lo que valía cuando se cargó sigue valiendo mientras se corrige otra cosa', () => {
    expect(validarVencimiento('2026-03-01', HOY, 'automatico', { guardadas })).toEqual([]);
    expect(validarVencimiento('2026-03-01', HOY, 'manual', { guardadas, esAmpliacion: true })).toEqual([]);
    expect(validarFechaDeContrato('2026-03-20', HOY, 'manual', { guardadas })).toEqual([]);
  });

  test('lo que cambia se mira con el día de hoy', () => {
    expect(codigos(validarVencimiento('2026-03-02', HOY, 'automatico', { guardadas }))).toEqual([
      'vencimiento_menor_al_actual',
    ]);
    expect(codigos(validarFechaDeContrato('2026-03-21', HOY, 'automatico', { guardadas }))).toEqual([
      'fecha_mayor_a_la_actual',
    ]);
  });

  test('una ampliación no es anterior a su original, ni el original se pasa a después de ella (S-383)', () => {
    const original = '2026-02-10';
    expect(validarFechaDeContrato('2026-02-10', HOY, 'automatico', { original })).toEqual([]);
    expect(validarFechaDeContrato('2026-02-09', HOY, 'automatico', { original })).toEqual([
      { codigo: 'fecha_anterior_al_original', campo: 'fecha', datos: { fecha: '10/02/2026' } },
    ]);
    expect(validarFechaDeContrato('2026-02-11', HOY, 'manual', { ampliacion: '2026-02-10' })).toEqual([
      { codigo: 'fecha_posterior_a_ampliacion', campo: 'fecha', datos: { fecha: '10/02/2026' } },
    ]);
  });
});

describe('condiciones del contrato', () => {
  const contrato = {
    forma_de_pago: 'Efectivo',
    tribunal_actuante: 'La Plata',
    destino_tarea: '',
    clausula_condicion: '',
    observaciones: '',
  };

  test('forma de pago y tribunal son obligatorios; cláusulas y observaciones no [AUT-095, AUT-096, AUT-098]', () => {
    expect(validarCondiciones(contrato, { esElectrico: false })).toEqual([]);
    expect(
      validarCondiciones({ ...contrato, forma_de_pago: ' ', tribunal_actuante: '' }, { esElectrico: false }),
    ).toEqual([
      { codigo: 'requerido', campo: 'forma_de_pago' },
      { codigo: 'requerido', campo: 'tribunal_actuante' },
    ]);
  });

  test('el destino es obligatorio en los rubros eléctricos [AUT-097]', () => {
    expect(validarCondiciones(contrato, { esElectrico: true })).toEqual([
      { codigo: 'requerido', campo: 'destino_tarea' },
    ]);
    expect(validarCondiciones({ ...contrato, destino_tarea: 'EDESUR' }, { esElectrico: true })).toEqual([]);
  });

  test('los destinos son doce y otro no vale [AUT-094]', () => {
    expect(DESTINOS_DE_TAREA).toHaveLength(12);
    expect(DESTINOS_DE_TAREA.at(-1)).toBe('Presentar ante quien corresponda');
    expect(codigos(validarCondiciones({ ...contrato, destino_tarea: 'Otro' }, { esElectrico: false }))).toEqual([
      'destino_invalido',
    ]);
  });
});
