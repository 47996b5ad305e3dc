import { describe, expect, test } from 'vitest';
import {
  ampliacion,
  borrador,
  cumplido,
  detalle,
  EL_COLEGIO,
  HOY,
  orden,
  situacion,
} from '../../testing/legajos/situaciones.ts';
import { ESTADOS_DE_LEGAJO, type EstadoDeLegajo } from '../estados.ts';
import { impedimento, sePuede } from './acciones.ts';
import type { Actor } from './actor.ts';
import { accionDeAnularTimbrado } from './anular-timbrado.ts';
import type { SituacionDelLegajo } from './situacion.ts';
import { type Accion, filaDe } from './tabla-de-acciones.ts';
import { ACCIONES, TRANSICIONES } from './transiciones.ts';

const por = (quien: Actor, detalle_id?: number) => ({
  quien,
  hoy: HOY,
  ...(detalle_id !== undefined && { detalle_id }),
});
const codigo = (accion: Accion, s: SituacionDelLegajo, quien: Actor = 'matriculado', detalle_id?: number) =>
  impedimento(accion, s, por(quien, detalle_id))?.codigo ?? null;

/** docs/reference/rules.md#states, row by row. */
const TABLA: Readonly<Record<Accion, Partial<Record<Actor, readonly EstadoDeLegajo[]>>>> = {
  editar: { matriculado: ['borrador'] },
  eliminar: { matriculado: ['borrador'] },
  confirmar: { matriculado: ['borrador'] },
  observar: { colegio: ['confirmado', 'timbrado'] },
  corregir: { matriculado: ['confirmado', 'timbrado'] },
  responder_observacion: { matriculado: ['confirmado', 'timbrado'] },
  aceptar_observacion: { colegio: ['confirmado', 'timbrado'] },
  reabrir_observacion: { colegio: ['confirmado', 'timbrado'] },
  retirar_observacion: { colegio: ['confirmado', 'timbrado'] },
  generar_cep: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  timbrar_prepago: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  sellar_prepago: { colegio: ['confirmado', 'timbrado', 'visado'] },
  timbrado_externo: { colegio: ['confirmado', 'timbrado', 'visado'] },
  anular_timbrado: { colegio: ['confirmado', 'timbrado', 'visado'] },
  anular_ultimo_timbrado: { colegio: ['timbrado'] },
  ampliar: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  editar_ampliacion: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  eliminar_ampliacion: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  confirmar_ampliacion: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  anular_detalle: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  visar: { colegio: ['confirmado', 'timbrado', 'visado'] },
  anular: { matriculado: ['confirmado', 'timbrado'], colegio: ['confirmado', 'timbrado', 'visado'] },
  emitir_certificado: { matriculado: ['confirmado', 'timbrado', 'visado'] },
  corregir_certificado: { matriculado: ['confirmado', 'timbrado', 'visado'] },
};

test('toda acción del Colegio dice con qué permiso se hace, y ninguna otra', () => {
  const conPermiso = ACCIONES.filter((accion) => filaDe(accion).permiso !== undefined);
  expect(conPermiso).toEqual(ACCIONES.filter((accion) => filaDe(accion).quien.includes('colegio')));
});

/** Only the state, or who asks, can stand in the way here. */
const propicia = (accion: Accion, estado: EstadoDeLegajo): { s: SituacionDelLegajo; detalle_id?: number } => {
  if (estado === 'borrador') return { s: situacion({ estado, detalles: [borrador()] }) };
  const visado = estado === 'visado';
  const nueva = ampliacion({ estado: 'borrador', vencimiento_timbrado: null });
  const casos: Partial<Record<Accion, { s: SituacionDelLegajo; detalle_id?: number }>> = {
    corregir: { s: situacion({ estado, observacion_abierta: true }) },
    responder_observacion: { s: situacion({ estado, observacion_abierta: true }) },
    aceptar_observacion: { s: situacion({ estado, observacion_respondida: true }) },
    reabrir_observacion: { s: situacion({ estado, observacion_respondida: true }) },
    retirar_observacion: { s: situacion({ estado, observacion_abierta: true }) },
    anular_timbrado: { s: situacion({ estado, detalles: [detalle({ visado }), cumplido()] }) },
    anular_ultimo_timbrado: { s: situacion({ estado, detalles: [cumplido({ visado })] }) },
    sellar_prepago: {
      s: situacion({ estado, detalles: [detalle({ timbrado_pagado: true, con_pagos: true, visado })] }),
    },
    editar_ampliacion: { s: situacion({ estado, detalles: [cumplido({ visado }), nueva] }), detalle_id: nueva.id },
    eliminar_ampliacion: { s: situacion({ estado, detalles: [cumplido({ visado }), nueva] }), detalle_id: nueva.id },
    confirmar_ampliacion: { s: situacion({ estado, detalles: [cumplido({ visado }), nueva] }), detalle_id: nueva.id },
    anular_detalle: { s: situacion({ estado, detalles: [cumplido({ visado }), ampliacion()] }) },
    visar: { s: situacion({ estado, detalles: [cumplido({ visado }), cumplido({ tipo_contrato: 'ampliacion' })] }) },
    emitir_certificado: { s: situacion({ estado, detalles: [cumplido({ visado })] }) },
    corregir_certificado: { s: situacion({ estado, detalles: [cumplido({ visado })] }) },
  };
  return casos[accion] ?? { s: situacion({ estado, detalles: [detalle({ visado })] }) };
};

describe('cada estado con cada acción, de cada uno', () => {
  const pares = ESTADOS_DE_LEGAJO.flatMap((estado) => ACCIONES.map((accion) => [estado, accion] as const));

  test.each(pares)('%s: %s [DET-012, DET-025, DET-027]', (estado, accion) => {
    const { s, detalle_id } = propicia(accion, estado);
    for (const quien of ['matriculado', 'colegio'] as const) {
      const esperado = TABLA[accion][quien]?.includes(estado) ?? false;
      expect(sePuede(accion, s, por(quien, detalle_id)), quien).toBe(esperado);
    }
  });

  test('a dónde lleva cada una', () => {
    expect(TRANSICIONES.borrador).toMatchObject({ confirmar: 'confirmado', eliminar: 'eliminado' });
    expect(TRANSICIONES.confirmado).toMatchObject({ sellar_prepago: 'timbrado', timbrado_externo: 'timbrado' });
    expect(TRANSICIONES.timbrado).toMatchObject({ timbrado_externo: 'timbrado', visar: 'visado', anular: 'anulado' });
    expect(TRANSICIONES.visado).toMatchObject({ sellar_prepago: 'visado', ampliar: 'visado', anular: 'anulado' });
    expect(TRANSICIONES.anulado).toEqual({});
  });

  test('lo que no es de ese estado dice en cuál está', () => {
    expect(impedimento('eliminar', situacion({ estado: 'visado' }), por('matriculado'))).toEqual({
      codigo: 'accion_en_otro_estado',
      datos: { estado: 'visado' },
    });
  });
});

describe('lo que cada acción pide', () => {
  test('eliminar: que nunca haya habido un cupón', () => {
    const vencida = orden({ estado: 'vencido' });
    expect(codigo('eliminar', situacion({ estado: 'borrador', detalles: [borrador({ ordenes: [vencida] })] }))).toBe(
      'con_ordenes_generadas',
    );
  });

  test('confirmar: completo; la modalidad especial la confirma el colegio, y ninguna otra [DET-022]', () => {
    const s = { estado: 'borrador', detalles: [borrador()] } as const;
    expect(codigo('confirmar', situacion({ ...s, completo: false }))).toBe('legajo_incompleto');
    const especial = situacion({ ...s, modalidad: { es_especial: true } });
    expect(codigo('confirmar', especial)).toBe('confirmar_modalidad_especial');
    expect(codigo('confirmar', especial, 'colegio')).toBeNull();
    expect(codigo('confirmar', situacion(s), 'colegio')).toBe('accion_del_matriculado');
  });

  test('confirmar mira de nuevo las fechas: un contrato que ya terminó, o que todavía no empezó, no se confirma', () => {
    const con = (cambios: Parameters<typeof borrador>[0], modalidad = {}) =>
      situacion({ estado: 'borrador', detalles: [borrador(cambios)], modalidad });
    expect(codigo('confirmar', con({ vencimiento: HOY }))).toBeNull();
    expect(codigo('confirmar', con({ vencimiento: '2026-11-19' }))).toBe('contrato_vencido');
    expect(codigo('confirmar', con({ vencimiento: '2026-11-19' }, { es_especial: true }), 'colegio')).toBe(
      'contrato_vencido',
    );
    expect(codigo('confirmar', con({ fecha: '2026-11-21' }))).toBe('contrato_a_futuro');
  });

  test('confirmar una ampliación mira las suyas, y que no sea anterior a su original', () => {
    const con = (cambios: Parameters<typeof ampliacion>[0]) => {
      const nueva = ampliacion({ estado: 'borrador', ...cambios });
      return codigo('confirmar_ampliacion', situacion({ detalles: [detalle(), nueva] }), 'matriculado', nueva.id);
    };
    expect(con({})).toBeNull();
    expect(con({ vencimiento: '2026-11-19' })).toBe('contrato_vencido');
    expect(con({ fecha: '2026-11-08' })).toBe('ampliacion_antes_del_original');
  });

  test('corregir: solo con una observación abierta', () => {
    expect(codigo('corregir', situacion())).toBe('sin_observacion_abierta');
  });

  test('aceptar o reabrir: una respondida; retirar, cualquiera que siga en pie', () => {
    expect(codigo('aceptar_observacion', situacion({ observacion_abierta: true }), 'colegio')).toBe(
      'sin_observacion_respondida',
    );
    expect(codigo('retirar_observacion', situacion({ observacion_respondida: true }), 'colegio')).toBeNull();
    expect(codigo('retirar_observacion', situacion(), 'colegio')).toBe('sin_observacion_respondida');
    expect(codigo('responder_observacion', situacion({ observacion_respondida: true }))).toBe(
      'sin_observacion_abierta',
    );
  });

  test('anular un timbrado: el que hay, si no está visado; sin otro, el legajo vuelve a confirmado', () => {
    const [uno, otro] = [cumplido(), cumplido({ tipo_contrato: 'ampliacion' })];
    expect(codigo('anular_timbrado', situacion(), 'colegio')).toBe('sin_timbrado');
    expect(codigo('anular_timbrado', situacion({ detalles: [cumplido({ visado: true })] }), 'colegio')).toBe(
      'timbrado_visado',
    );
    const accion = (detalles: (typeof uno)[], estado: EstadoDeLegajo = 'timbrado') =>
      accionDeAnularTimbrado(situacion({ estado, detalles }), uno.id);
    expect(accion([uno, otro])).toBe('anular_timbrado');
    expect(accion([uno, ampliacion()])).toBe('anular_ultimo_timbrado');
    expect(accion([uno], 'visado')).toBe('anular_timbrado');
    expect(TRANSICIONES.timbrado).toMatchObject({ anular_ultimo_timbrado: 'confirmado', anular_timbrado: 'timbrado' });
  });

  test('CEP: que se deba y no haya un cupón vivo; con uno pago que no alcanzó, se cobra el resto', () => {
    expect(codigo('generar_cep', situacion({ modalidad: { cep_exento: true } }))).toBe('cep_no_debido');
    expect(codigo('generar_cep', situacion({ comitentes: [EL_COLEGIO] }))).toBe('cep_no_debido');
    expect(codigo('generar_cep', situacion({ detalles: [detalle({ cep_pagado: true })] }))).toBe('cep_no_debido');
    expect(codigo('generar_cep', situacion({ detalles: [detalle({ ordenes: [orden()] })] }))).toBe('cep_con_orden');
    const paga = orden({ estado: 'pago' });
    expect(codigo('generar_cep', situacion({ detalles: [detalle({ ordenes: [paga], con_pagos: true })] }))).toBeNull();
    const vencida = orden({ ultimo_vencimiento: '2026-11-19' });
    expect(codigo('generar_cep', situacion({ detalles: [detalle({ ordenes: [vencida] })] }))).toBeNull();
    const delUltimoDia = orden({ ultimo_vencimiento: HOY });
    expect(codigo('generar_cep', situacion({ detalles: [detalle({ ordenes: [delUltimoDia] })] }))).toBe(
      'cep_con_orden',
    );
  });

  test('timbrar: que se deba, dentro del plazo y sin otro cupón', () => {
    expect(codigo('timbrar_prepago', situacion({ modalidad: { franquicia: true } }))).toBe('timbrado_no_debido');
    const timbrado = situacion({ detalles: [detalle({ timbrado: 'externo' })] });
    expect(codigo('timbrar_prepago', timbrado)).toBe('timbrado_no_debido');
    const viva = orden({ circuito: 'timbrados' });
    expect(codigo('timbrar_prepago', situacion({ detalles: [detalle({ ordenes: [viva] })] }))).toBe(
      'timbrado_con_orden',
    );
    const pagado = situacion({ detalles: [detalle({ timbrado_pagado: true })] });
    expect(codigo('timbrar_prepago', pagado)).toBe('timbrado_con_orden');
    const vence = (dia: string) => situacion({ detalles: [detalle({ vencimiento_timbrado: dia })] });
    expect(codigo('timbrar_prepago', vence(HOY))).toBeNull();
    expect(codigo('timbrar_prepago', vence('2026-11-19'))).toBe('timbrado_plazo_vencido');
  });

  test('sellar pide el cupón pago; el timbrado externo, que no haya ninguno vivo', () => {
    expect(codigo('sellar_prepago', situacion(), 'colegio')).toBe('timbrado_sin_pagar');
    const viva = orden({ circuito: 'timbrados' });
    const conCupon = situacion({ detalles: [detalle({ ordenes: [viva] })] });
    expect(codigo('sellar_prepago', conCupon, 'colegio')).toBe('timbrado_sin_pagar');
    expect(codigo('timbrado_externo', conCupon, 'colegio')).toBe('timbrado_con_orden');
    const conPago = (timbrado: 'externo' | null) =>
      situacion({ detalles: [detalle({ timbrado_pagado: true, timbrado })] });
    expect(codigo('sellar_prepago', conPago(null), 'colegio')).toBeNull();
    expect(codigo('timbrado_externo', conPago(null), 'colegio')).toBeNull();
    expect(codigo('timbrado_externo', conPago('externo'), 'colegio')).toBe('timbrado_no_debido');
  });

  test('ampliar: sin otra ampliación en borrador; esa se edita, elimina o confirma [DET-031]', () => {
    const nueva = ampliacion({ estado: 'borrador' });
    const s = situacion({ detalles: [detalle(), nueva] });
    expect(codigo('ampliar', s)).toBe('ampliacion_en_borrador');
    for (const accion of ['editar_ampliacion', 'eliminar_ampliacion', 'confirmar_ampliacion'] as const) {
      expect(codigo(accion, s, 'matriculado', nueva.id)).toBeNull();
      expect(codigo(accion, s, 'matriculado', s.detalles[0]?.id)).toBe('ampliacion_no_en_borrador');
    }
  });

  test('anular un contrato: el último confirmado, nunca el primero, sin pagos ni visado [DET-034]', () => {
    const [original, una, otra] = [cumplido(), ampliacion(), ampliacion()];
    const s = situacion({ detalles: [original, una, otra] });
    expect(codigo('anular_detalle', s, 'matriculado', otra.id)).toBeNull();
    expect(codigo('anular_detalle', s, 'matriculado', una.id)).toBe('detalle_no_vigente');
    expect(codigo('anular_detalle', s, 'matriculado', original.id)).toBe('detalle_es_original');
    const con = (cambios: Parameters<typeof ampliacion>[0]) => situacion({ detalles: [original, ampliacion(cambios)] });
    expect(codigo('anular_detalle', con({ visado: true }))).toBe('detalle_visado');
    expect(codigo('anular_detalle', con({ cep_pagado: true }))).toBe('con_pagos');
  });

  test('anular el legajo: con su original confirmado y nada pago; visado, el colegio [DET-033]', () => {
    expect(codigo('anular', situacion())).toBeNull();
    expect(codigo('anular', situacion({ detalles: [cumplido()] }))).toBe('con_pagos');
    expect(codigo('anular', situacion({ detalles: [cumplido()] }), 'colegio')).toBeNull();
    expect(codigo('anular', situacion({ detalles: [borrador()] }))).toBe('sin_original_confirmado');
    expect(codigo('anular', situacion({ estado: 'visado' }))).toBe('anula_el_colegio');
  });

  test('visar: todo confirmado y cumplido, nada abierto, y algo nuevo que visar', () => {
    const s = (cambios: Parameters<typeof situacion>[0]) => codigo('visar', situacion(cambios), 'colegio');
    expect(s({ detalles: [cumplido()] })).toBeNull();
    expect(s({ detalles: [cumplido({ visado: true })] })).toBe('nada_por_visar');
    expect(s({ detalles: [cumplido(), ampliacion({ estado: 'borrador' })] })).toBe('ampliacion_en_borrador');
    expect(s({ detalles: [cumplido()], observacion_abierta: true })).toBe('observacion_abierta');
    expect(s({ detalles: [cumplido(), ampliacion({ timbrado: 'interno' })] })).toBe('falta_cep');
    expect(s({ detalles: [cumplido({ timbrado: null })] })).toBe('falta_timbrado');
    const exento = { cep_exento: true, franquicia: true };
    expect(s({ detalles: [detalle()], modalidad: exento })).toBeNull();
  });

  test('certificados: con el CEP del original pago o no debido', () => {
    expect(codigo('emitir_certificado', situacion())).toBe('certificado_sin_cep');
    expect(codigo('emitir_certificado', situacion({ modalidad: { cep_exento: true } }))).toBeNull();
    expect(codigo('emitir_certificado', situacion({ detalles: [cumplido(), ampliacion()] }))).toBeNull();
  });

  test('con una matrícula que hoy no habilita no se firma nada nuevo; pagar, anular y corregir se puede', () => {
    const con = (estado: string) =>
      situacion({ detalles: [cumplido()], matricula: { codigo: 'T-12.345', estado }, observacion_abierta: true });
    for (const estado of ['suspendido', 'cancelado', 'baja', 'en_tramite', 'registro'])
      for (const accion of ['ampliar', 'emitir_certificado'] as const)
        expect(codigo(accion, con(estado)), `${accion} ${estado}`).toBe('matricula_no_habilita');
    const nuevo = situacion({
      estado: 'borrador',
      detalles: [borrador()],
      matricula: { codigo: 'R-01.234', estado: 'activo' },
    });
    expect(codigo('confirmar', nuevo)).toBe('matricula_no_habilita');
    expect(codigo('corregir', con('suspendido'))).toBeNull();
    expect(codigo('generar_cep', { ...con('suspendido'), detalles: [detalle()] })).toBeNull();
    expect(codigo('ampliar', con('activo'))).toBeNull();
  });
});
