import { describe, expect, test } from 'vitest';
import { sumarDiasHabiles } from '../../fechas/dias-habiles.ts';
import {
  ampliacion,
  borrador,
  cumplido,
  detalle,
  EL_COLEGIO,
  HOY,
  orden,
  situacion,
  UN_CLIENTE,
} from '../../testing/legajos/situaciones.ts';
import {
  cepCumplido,
  contratoPorCobrar,
  correspondeCep,
  correspondeTimbrado,
  esDelColegio,
  timbradoCumplido,
  ultimaOrdenGenerada,
} from './cargos.ts';
import { edicionDeAmpliacion, edicionDelLegajo, puedeEditarse } from './edicion.ts';
import { estadoDelCep, estadoDelTimbrado, estaTimbrado } from './estado-de-cargos.ts';
import { numeroDeControl, numeroDeVisado } from './numeros-de-visado.ts';
import { esperaDelLegajo } from './pendientes.ts';
import { accionesDeDetalle, accionesPermitidas } from './permitidas.ts';
import { diasParaTimbrar, plazoDeTimbrado, vencimientoDelTimbrado } from './plazo-de-timbrado.ts';
import { listarFaltas } from './que-falta.ts';

const LOCADOR = { ...UN_CLIENTE, locador: true };

describe('CEP', () => {
  test('exento, no requerido, pagado o pendiente [CEP-001]', () => {
    expect(estadoDelCep(situacion({ modalidad: { cep_exento: true } }))).toBe('exento');
    expect(estadoDelCep(situacion({ comitentes: [EL_COLEGIO] }))).toBe('no_requerido');
    expect(estadoDelCep(situacion({ detalles: [cumplido()] }))).toBe('pagado');
    expect(estadoDelCep(situacion({ detalles: [cumplido(), ampliacion()] }))).toBe('pendiente');
    expect(estadoDelCep(situacion({ estado: 'borrador', detalles: [borrador()] }))).toBe('pendiente');
  });

  test.each([
    ['el Colegio solo', [EL_COLEGIO], true],
    ['el Colegio y un locador', [EL_COLEGIO, LOCADOR], true],
    ['el Colegio y otro cliente', [EL_COLEGIO, UN_CLIENTE], false],
    ['otro cliente y el Colegio de locador', [UN_CLIENTE, { ...EL_COLEGIO, locador: true }], false],
    ['el Colegio, de locador y nadie más', [{ ...EL_COLEGIO, locador: true }], true],
    ['dos locadores, uno el Colegio', [{ ...EL_COLEGIO, locador: true }, LOCADOR], false],
    ['nadie todavía', [], false],
  ])('no se debe porque el comitente es el Colegio: %s', (_, comitentes, esperado) => {
    const s = situacion({ comitentes });
    expect([esDelColegio(s), estadoDelCep(s)]).toEqual([esperado, esperado ? 'no_requerido' : 'pendiente']);
  });

  test('cumplido: algo confirmado y nada confirmado que deba', () => {
    expect(cepCumplido(situacion({ detalles: [cumplido()] }))).toBe(true);
    expect(cepCumplido(situacion({ detalles: [cumplido(), ampliacion({ estado: 'anulado' })] }))).toBe(true);
    expect(cepCumplido(situacion({ detalles: [cumplido(), ampliacion()] }))).toBe(false);
    expect(cepCumplido(situacion({ detalles: [borrador()] }))).toBe(false);
    expect(timbradoCumplido(situacion({ modalidad: { franquicia: true } }))).toBe(true);
  });

  test('la última orden generada es la del contrato vigente, viva o paga', () => {
    const [vieja, viva] = [orden({ estado: 'vencido' }), orden()];
    const s = situacion({ detalles: [detalle({ ordenes: [orden()] }), ampliacion({ ordenes: [viva, vieja] })] });
    expect(ultimaOrdenGenerada(s, 'cep', HOY)).toBe(viva);
    expect(ultimaOrdenGenerada(s, 'timbrados', HOY)).toBeNull();
    expect(ultimaOrdenGenerada(s, 'cep', '2027-01-01')).toBeNull();
  });
});

test('pagada la ampliación, se puede cobrar el original que quedó debiendo', () => {
  const paga = ampliacion({ cep_pagado: true, con_pagos: true, ordenes: [orden({ estado: 'pago' })] });
  const s = situacion({ detalles: [detalle(), paga] });
  expect(contratoPorCobrar(s, 'cep')).toBe(s.detalles[0]);
  expect(ultimaOrdenGenerada(s, 'cep', HOY)).toBeNull();
  expect(accionesPermitidas(s, HOY).puede_generar_cep).toBe(true);
  const todo = situacion({ detalles: [cumplido(), paga] });
  expect(contratoPorCobrar(todo, 'cep')).toBe(paga);
});

test('lo que se pagó en parte no es el cupón de lo que todavía se debe', () => {
  const de = (circuito: 'cep' | 'timbrados') => orden({ circuito, estado: 'pago' });
  const enParte = { anterior: true, cep_traido: true, timbrado_traido: true, con_pagos: true };
  const con = (cambios: object) => situacion({ detalles: [detalle({ ...enParte, ...cambios })] });
  const ordenes = [de('cep'), de('timbrados')];
  const [cep, timbrado] = ordenes;
  const debe = con({ ordenes });
  expect([ultimaOrdenGenerada(debe, 'cep', HOY), ultimaOrdenGenerada(debe, 'timbrados', HOY)]).toEqual([null, null]);
  const viva = orden({ circuito: 'cep' });
  expect(ultimaOrdenGenerada(con({ ordenes: [...ordenes, viva] }), 'cep', HOY)).toBe(viva);
  const pago = con({ ordenes, cep_pagado: true, timbrado_pagado: true });
  expect([ultimaOrdenGenerada(pago, 'cep', HOY), ultimaOrdenGenerada(pago, 'timbrados', HOY)]).toEqual([cep, timbrado]);
});

test('anulado el legajo no se debe ni CEP ni timbrado', () => {
  const s = situacion({ estado: 'anulado', detalles: [detalle({ estado: 'anulado' })] });
  expect([estadoDelCep(s), estadoDelTimbrado(s, HOY).tipo]).toEqual(['no_requerido', 'no_requerido']);
});

describe('de un contrato que vino de un sistema anterior', () => {
  const uno = (cambios: object, modalidad: object = {}) =>
    situacion({ modalidad, detalles: [detalle({ anterior: true, vencimiento_timbrado: null, ...cambios })] });
  const estados = (s: ReturnType<typeof situacion>) => [
    ...[estadoDelCep(s), estadoDelTimbrado(s, HOY).tipo, listarFaltas(s, HOY).join()],
  ];

  test('se debe lo que vino, y nada más: ni lo que su día cobra, ni con plazo', () => {
    expect(estados(uno({}))).toEqual(['nada_por_pagar', 'nada_por_pagar', 'visar']);
    expect(estados(uno({ cep_traido: true }))).toEqual(['pendiente', 'nada_por_pagar', 'pagar_cep']);
    const timbrado = uno({ timbrado_traido: true });
    expect(estados(timbrado)).toEqual(['nada_por_pagar', 'adeudado', 'timbrar']);
    expect(accionesPermitidas(timbrado, HOY)).toMatchObject({
      puede_generar_cep: false,
      puede_timbrarse_prepago: true,
    });
    const [d = detalle()] = timbrado.detalles;
    expect(plazoDeTimbrado(timbrado, d, () => '2026-12-01', HOY)).toBeNull();
    expect(estados(uno({ cep_traido: true, timbrado_traido: true, sin_cep: true, sin_timbrado: true }))).toEqual([
      ...['pendiente', 'adeudado', 'pagar_cep,timbrar'],
    ]);
  });

  test('lo pagado queda pagado, también si acá su modalidad no lo paga; y sus montos no cambian', () => {
    const pago = { cep_traido: true, cep_pagado: true, timbrado_traido: true, timbrado: 'interno' };
    expect(estados(uno(pago))).toEqual(['pagado', 'interno', 'visar']);
    const exento = uno(pago, { cep_exento: true, franquicia: true });
    const [d = detalle()] = exento.detalles;
    expect([correspondeCep(exento, d), correspondeTimbrado(exento, d)]).toEqual([true, true]);
    const debe = { ...uno({ timbrado_traido: true }), observacion_abierta: true };
    expect(edicionDelLegajo(debe, HOY)).toBe('sin_montos');
    expect(edicionDelLegajo({ ...uno({}), observacion_abierta: true }, HOY)).toBe('todo');
  });

  test('una ampliación que vino sin timbrado no deshace el del original, ni lo que se debe de otro', () => {
    const sellado = { timbrado_traido: true, timbrado: 'interno' };
    const con = (...cambios: object[]) =>
      situacion({
        detalles: cambios.map((uno, i) => {
          const suyo = { anterior: true, vencimiento_timbrado: null, ...uno };
          return i === 0 ? detalle(suyo) : ampliacion(suyo);
        }),
      });
    expect(estadoDelTimbrado(con(sellado, {}), HOY).tipo).toBe('interno');
    expect(estadoDelTimbrado(con(sellado, {}, {}), HOY).tipo).toBe('interno');
    expect(estadoDelTimbrado(con({}, {}), HOY).tipo).toBe('nada_por_pagar');
    expect(estadoDelTimbrado(con(sellado, { timbrado_traido: true }, {}), HOY).tipo).toBe('adeudado');
    expect(estadoDelTimbrado(con(sellado, { timbrado_traido: true }), HOY).tipo).toBe('adeudado');
  });
});

describe('timbrado', () => {
  test('no requerido, externo, interno, con su cupón pago, pendiente con sus días o vencido [CEP-003, CEP-006]', () => {
    const con = (cambios: Parameters<typeof detalle>[0]) => situacion({ detalles: [detalle(cambios)] });
    expect(estadoDelTimbrado(situacion({ modalidad: { franquicia: true } }), HOY).tipo).toBe('no_requerido');
    expect(estadoDelTimbrado(con({ timbrado: 'externo' }), HOY).tipo).toBe('externo');
    expect(estadoDelTimbrado(con({ timbrado: 'interno' }), HOY).tipo).toBe('interno');
    expect(estadoDelTimbrado(con({ vencimiento_timbrado: '2026-11-22' }), HOY)).toEqual({ tipo: 'pendiente', dias: 3 });
    expect(estadoDelTimbrado(con({ vencimiento_timbrado: HOY }), HOY)).toEqual({ tipo: 'pendiente', dias: 1 });
    expect(estadoDelTimbrado(con({ vencimiento_timbrado: '2026-11-19' }), HOY).tipo).toBe('vencido');
    expect(estadoDelTimbrado(situacion({ detalles: [borrador()] }), HOY).tipo).toBe('sin_confirmar');
    for (const vencimiento_timbrado of ['2026-11-19', '2026-11-22'])
      expect(estadoDelTimbrado(con({ vencimiento_timbrado, timbrado_pagado: true }), HOY)).toEqual({ tipo: 'pago' });
  });

  test('los días van hasta el siguiente al último, enteros [CEP-007]', () => {
    expect(diasParaTimbrar(detalle({ vencimiento_timbrado: '2026-11-29' }), HOY)).toBe(10);
    expect(diasParaTimbrar(detalle({ vencimiento_timbrado: null }), HOY)).toBe(0);
  });

  test('su plazo: el del contrato o el previsto de un borrador; ninguno donde no se debe [CEP-006]', () => {
    const debe = { modalidad: situacion().modalidad };
    const nadie = () => null;
    const previsto = (fecha: string) => (fecha === borrador().fecha ? '2026-11-24' : null);
    const contrato = detalle({ vencimiento_timbrado: '2026-11-22' });
    expect(plazoDeTimbrado(debe, contrato, nadie, HOY)).toEqual({ hasta: '2026-11-22', dias: 3 });
    expect(plazoDeTimbrado(debe, borrador(), previsto, HOY)).toEqual({ hasta: '2026-11-24', dias: 5 });
    expect(plazoDeTimbrado(debe, borrador(), nadie, HOY)).toBeNull();
    expect(plazoDeTimbrado({ modalidad: { ...debe.modalidad, franquicia: true } }, contrato, nadie, HOY)).toBeNull();
    expect(plazoDeTimbrado(debe, { ...contrato, timbrado: 'externo' }, nadie, HOY)).toBeNull();
    expect(plazoDeTimbrado(debe, { ...contrato, estado: 'anulado' }, nadie, HOY)).toBeNull();
  });

  test('está timbrado con el estado y el contrato vigente timbrados [CEP-008]', () => {
    expect(estaTimbrado(situacion({ estado: 'timbrado', detalles: [cumplido()] }))).toBe(true);
    expect(estaTimbrado(situacion({ estado: 'timbrado', detalles: [cumplido(), ampliacion()] }))).toBe(false);
    expect(estaTimbrado(situacion({ estado: 'confirmado', detalles: [cumplido()] }))).toBe(false);
  });

  test('quince días hábiles desde el contrato, sin fines de semana ni feriados', () => {
    expect(sumarDiasHabiles('2026-11-20', 1, new Set())).toBe('2026-11-23');
    expect(sumarDiasHabiles('2026-11-20', 1, new Set(['2026-11-23']))).toBe('2026-11-24');
    expect(vencimientoDelTimbrado('2026-11-02', new Set())).toBe('2026-11-23');
    expect(vencimientoDelTimbrado('2026-11-02', new Set(['2026-11-23']))).toBe('2026-11-24');
  });
});

describe('qué se puede editar', () => {
  test('en borrador todo; con una observación, y los montos solo sin dinero de por medio [DET-035]', () => {
    const observado = (detalles = [detalle()]) => situacion({ observacion_abierta: true, detalles });
    expect(edicionDelLegajo(situacion({ estado: 'borrador', detalles: [borrador()] }), HOY)).toBe('todo');
    expect(edicionDelLegajo(situacion(), HOY)).toBeNull();
    expect(edicionDelLegajo(observado(), HOY)).toBe('todo');
    expect(edicionDelLegajo(observado([detalle({ ordenes: [orden()] })]), HOY)).toBe('sin_montos');
    expect(edicionDelLegajo(observado([detalle({ timbrado: 'externo' })]), HOY)).toBe('sin_montos');
    expect(edicionDelLegajo(observado([detalle({ ordenes: [orden({ estado: 'vencido' })] })]), HOY)).toBe('todo');
    expect(edicionDelLegajo(situacion({ estado: 'anulado', observacion_abierta: true }), HOY)).toBeNull();
    expect(puedeEditarse(observado([cumplido()]))).toBe(true);
  });

  test('una ampliación: en borrador toda; confirmada, lo mismo que su legajo observado; el original, con su legajo', () => {
    const en = (nueva: ReturnType<typeof ampliacion>, cambios: Parameters<typeof situacion>[0] = {}) =>
      edicionDeAmpliacion(situacion({ detalles: [detalle(), nueva], ...cambios }), nueva, HOY);
    const observado = { observacion_abierta: true };
    expect(en(ampliacion({ estado: 'borrador' }))).toBe('todo');
    expect(en(ampliacion())).toBeNull();
    expect(en(ampliacion(), observado)).toBe('todo');
    expect(en(ampliacion({ ordenes: [orden()] }), observado)).toBe('sin_montos');
    expect(en(ampliacion({ estado: 'anulado' }), observado)).toBeNull();
    for (const estado of ['visado', 'anulado'] as const) expect(en(ampliacion(), { ...observado, estado })).toBeNull();
    const s = situacion(observado);
    expect(edicionDeAmpliacion(s, detalle(), HOY)).toBeNull();
  });
});

describe('acciones permitidas', () => {
  test('las dos formas de nombrar cada una dicen lo mismo [DET-023]', () => {
    const a = accionesPermitidas(situacion({ estado: 'borrador', detalles: [borrador()] }), HOY);
    expect(a).toMatchObject({ puede_confirmarse: true, puede_confirmar: true, puede_eliminarse: true });
    const b = accionesPermitidas(situacion(), HOY);
    expect(b).toMatchObject({ puede_timbrarse_prepago: true, puede_generar_timbrado: true, puede_generar_cep: true });
    expect(b).toMatchObject({ puede_ampliarse: true, puede_anularse: true, permite_certificados: false });
  });

  test('una modalidad especial en borrador ofrece confirmar, para decir dónde se confirma [DET-022]', () => {
    const s = situacion({ estado: 'borrador', detalles: [borrador()], modalidad: { es_especial: true } });
    expect(accionesPermitidas(s, HOY).puede_confirmarse).toBe(true);
  });

  test('las de un contrato: la ampliación en borrador, o la vigente [DET-031, DET-034]', () => {
    const nueva = ampliacion({ estado: 'borrador' });
    const s = situacion({ detalles: [detalle(), nueva] });
    expect(accionesDeDetalle(s, nueva.id, HOY)).toEqual({
      puede_confirmarse: true,
      puede_editarse: true,
      puede_eliminarse: true,
      puede_anularse: false,
    });
    expect(Object.values(accionesDeDetalle(s, s.detalles[0]?.id ?? 0, HOY))).toEqual([false, false, false, false]);
  });
});

test('los números de un visado', () => {
  expect(numeroDeVisado(2026, 123)).toBe('V-2026-000123');
  expect(numeroDeControl(2026, 123)).toBe('2026000123-0');
  expect(numeroDeControl(2026, 124)).toBe('2026000124-9');
  // modulo 11 gives 10
  expect(numeroDeControl(2026, 132)).toBe('2026000132-0');
});

test('lo que un legajo del sistema anterior debía no se cobra acá; una ampliación suya, sí', () => {
  const anterior = detalle({ anterior: true, cep_pagado: false, timbrado: null });
  const s = situacion({ estado: 'visado', detalles: [anterior] });
  expect([cepCumplido(s), timbradoCumplido(s), estadoDelCep(s), estadoDelTimbrado(s, HOY).tipo]).toEqual([
    ...[true, true, 'nada_por_pagar', 'nada_por_pagar'],
  ]);
  expect(estadoDelCep(situacion({ estado: 'visado', detalles: [anterior, ampliacion()] }))).toBe('pendiente');
});

describe('lo que el Colegio no cobra en la fecha del contrato', () => {
  const SIN_NADA = { sin_cep: true, sin_timbrado: true };

  test('no se debe ni se espera: el legajo confirmado solo espera el visado, y no hay último día para timbrar', () => {
    const s = situacion({ detalles: [detalle(SIN_NADA)] });
    expect([cepCumplido(s), timbradoCumplido(s), listarFaltas(s, HOY)]).toEqual([true, true, ['visar']]);
    expect([estadoDelCep(s), estadoDelTimbrado(s, HOY).tipo]).toEqual(['sin_cobro', 'sin_cobro']);
    expect(plazoDeTimbrado(s, detalle(SIN_NADA), () => null, HOY)).toBeNull();
    expect(esperaDelLegajo(s)).toEqual({ espera_a: 'colegio', espera_hasta: null });
  });

  test('uno solo de los dos deja el otro como es', () => {
    const sinCep = situacion({ detalles: [detalle({ sin_cep: true })] });
    expect([estadoDelCep(sinCep), listarFaltas(sinCep, HOY)]).toEqual(['sin_cobro', ['timbrar']]);
    const sinTimbrado = situacion({ detalles: [detalle({ sin_timbrado: true })] });
    expect([estadoDelTimbrado(sinTimbrado, HOY).tipo, listarFaltas(sinTimbrado, HOY)]).toEqual([
      'sin_cobro',
      ['pagar_cep'],
    ]);
  });

  test('un borrador ya lo dice, y no cuenta días para timbrar', () => {
    const s = situacion({ estado: 'borrador', detalles: [borrador(SIN_NADA)] });
    expect([estadoDelCep(s), estadoDelTimbrado(s, HOY).tipo]).toEqual(['sin_cobro', 'sin_cobro']);
    expect(plazoDeTimbrado(s, borrador(SIN_NADA), () => '2026-12-01', HOY)).toBeNull();
  });

  test('lo que el contrato original debía se sigue debiendo, aunque su ampliación ya no se cobre', () => {
    const debe = situacion({ detalles: [detalle(), ampliacion(SIN_NADA)] });
    expect([estadoDelCep(debe), listarFaltas(debe, HOY)]).toEqual(['pendiente', ['pagar_cep', 'timbrar']]);
    const pago = situacion({ detalles: [cumplido(), ampliacion(SIN_NADA)] });
    expect([estadoDelCep(pago), estadoDelTimbrado(pago, HOY).tipo, listarFaltas(pago, HOY)]).toEqual([
      ...['pagado', 'sin_cobro', ['visar']],
    ]);
    expect(estadoDelTimbrado(debe, HOY)).toEqual(estadoDelTimbrado(situacion({ detalles: [detalle()] }), HOY));
  });

  test('lo que no se cobró no dice que se pagó porque se empiece una ampliación que sí se cobra', () => {
    const s = situacion({ detalles: [detalle(SIN_NADA), borrador({ tipo_contrato: 'ampliacion' })] });
    expect(estadoDelCep(s)).toBe('sin_cobro');
  });
});
