import { describe, expect, test } from 'vitest';
import { avanzar, comenzar, completosDe, irA } from '../../asistente/recorrido.ts';
import { borradorCompleto, contexto, honorario, RUBRO, respuestas } from '../../testing/automatico.ts';
import { unidadVacia } from '../borrador/borrador-de-legajo.ts';
import { agregarComitente } from '../borrador/editar-comitentes.ts';
import { borradorAutomatico } from './borrador.ts';
import { cambiarFecha, cambiarHonorarioConvenido, elegirRubro } from './editar-datos.ts';
import { PASOS_DEL_AUTOMATICO, type PasoDelAutomatico, pasosDelAutomatico } from './pasos.ts';

const ctx = contexto();
const validar = (id: PasoDelAutomatico, borrador = borradorAutomatico(), c = ctx) =>
  pasosDelAutomatico.find((paso) => paso.id === id)?.validar(borrador, c) ?? [];
const campos = (id: PasoDelAutomatico, borrador = borradorAutomatico()) =>
  validar(id, borrador).map((p) => `${p.campo}:${p.codigo}`);

describe('los seis pasos', () => {
  test('son estos y en este orden [AUT-002]', () => {
    expect(pasosDelAutomatico.map((paso) => paso.titulo)).toEqual([
      'DATOS',
      'TAREAS',
      'HONORARIO',
      'COMITENTE',
      'UBICACIÓN',
      'CONTRATO',
    ]);
    expect(pasosDelAutomatico.map((paso) => paso.id)).toEqual([...PASOS_DEL_AUTOMATICO]);
  });

  test('respuestas grabadas recorren el asistente de punta a punta [AUT-009] [AUT-011]', () => {
    let borrador = borradorAutomatico();
    let recorrido = comenzar(pasosDelAutomatico);
    for (const id of PASOS_DEL_AUTOMATICO) {
      expect(recorrido.actual).toBe(id);
      expect(avanzar(pasosDelAutomatico, recorrido, borrador, ctx).problemas).not.toEqual([]);
      borrador = respuestas[id]?.(borrador, ctx) ?? borrador;
      const paso = avanzar(pasosDelAutomatico, recorrido, borrador, ctx);
      expect(paso.problemas).toEqual([]);
      recorrido = paso.recorrido;
    }
    expect(recorrido.completos).toEqual([...PASOS_DEL_AUTOMATICO]);
  });

  test('cambiar el rubro con tareas cargadas y querer saltar al final se detiene en lo que falta [AUT-025] [AUT-008]', () => {
    const completo = borradorCompleto(ctx);
    const visitados = { ...comenzar(pasosDelAutomatico), visitados: [...PASOS_DEL_AUTOMATICO] };
    const otro = elegirRubro(completo, RUBRO.electrico, ctx);
    const mov = irA(pasosDelAutomatico, visitados, 'contrato', otro, ctx);
    expect(mov.recorrido.actual).toBe('tareas');
    expect(mov.problemas).toEqual([{ codigo: 'tareas_vacias', campo: 'tarea' }]);
  });
});

test('lo que un cambio deja sin hacer no está completo: otro segmento, otra fecha, otro convenido', () => {
  const completo = borradorCompleto(ctx);
  const recorrido = { ...comenzar(pasosDelAutomatico), completos: ['datos', 'tareas', 'honorario'] };
  const completos = (b: typeof completo) => completosDe(pasosDelAutomatico, recorrido, b, ctx);
  expect(completos(completo)).toEqual(['datos', 'tareas', 'honorario']);
  expect(completos(elegirRubro(completo, RUBRO.electrico, ctx))).toEqual(['datos']);
  expect(completos(cambiarFecha(completo, '2026-02-02'))).toEqual(['datos']);
  expect(completos(cambiarHonorarioConvenido(completo, '1500'))).toEqual(['datos', 'tareas']);
});

describe('DATOS', () => {
  test('matrícula, rubro, modalidad y fechas son obligatorios [AUT-026] [AUT-029] [AUT-032]', () => {
    expect(campos('datos')).toEqual([
      'matricula_id:requerido',
      'rubro_id:requerido',
      'modalidad_id:requerido',
      'fecha:requerido',
      'vencimiento:requerido',
    ]);
  });

  test('categoría y coeficiente solo cuando se muestran [AUT-019] [AUT-020] [AUT-027] [AUT-028]', () => {
    const base = { ...borradorCompleto(ctx), categoria: null, factor_coeficiente: '' };
    expect(campos('datos', { ...base, rubro_id: RUBRO.obra })).toEqual([
      'categoria:requerido',
      'factor_coeficiente:requerido',
    ]);
    expect(campos('datos', { ...base, rubro_id: RUBRO.obraSinCategoria })).toEqual([]);
    expect(campos('datos', { ...base, rubro_id: RUBRO.otroCivil })).toEqual(['categoria:requerido']);
  });

  test('lo que no está en las listas se rechaza [AUT-017] [AUT-018] [AUT-021]', () => {
    const base = borradorCompleto(ctx);
    expect(campos('datos', { ...base, matricula_id: 8 })).toEqual(['matricula_id:matricula_invalida']);
    expect(campos('datos', { ...base, rubro_id: RUBRO.sinSegmento, categoria: null })).toContain(
      'rubro_id:rubro_sin_segmento',
    );
    expect(campos('datos', { ...base, factor_coeficiente: '1.5' })).toEqual([
      'factor_coeficiente:coeficiente_invalido',
    ]);
    expect(campos('datos', { ...base, categoria: 'unica' })).toEqual(['categoria:categoria_desconocida']);
  });
});

describe('HONORARIO', () => {
  const con = (convenido: string) => cambiarHonorarioConvenido(borradorCompleto(ctx), convenido);

  test('obligatorio, decimal de hasta 2 decimales [CAL-007]', () => {
    expect(campos('honorario', con(''))).toEqual(['honorario_convenido:requerido']);
    expect(campos('honorario', con('10,555'))).toEqual(['honorario_convenido:monto_decimal']);
    expect(campos('honorario', con('1.234,5'))).toEqual([]);
  });

  test('igual o mayor al mínimo [CAL-008]', () => {
    expect(campos('honorario', con('999,99'))).toEqual(['honorario_convenido:honorario_convenido_menor']);
    expect(campos('honorario', con('1000'))).toEqual([]);
    expect(campos('honorario', { ...con('1000'), calculo: honorario('1000.01') })).toEqual([
      'honorario_convenido:honorario_convenido_menor',
    ]);
  });

  test('sin cálculo no se sigue', () => {
    expect(campos('honorario', { ...con('1'), calculo: null })).toEqual(['calculo:calculo_requerido']);
  });
});

describe('COMITENTE', () => {
  test('al menos uno, y lo que pide la modalidad [AUT-059] [AUT-060] [AUT-061]', () => {
    const vacio = { ...borradorCompleto(ctx), comitentes: [] };
    expect(campos('comitente', vacio)).toEqual(['comitentes:comitente_requerido']);
    const con806 = { ...borradorCompleto(ctx), modalidad_id: 2 };
    expect(campos('comitente', con806)).toEqual(['comitentes:comitente_res_806']);
    const fijo = { ...borradorCompleto(ctx), modalidad_id: 3 };
    expect(campos('comitente', fijo)).toEqual(['comitentes:comitente_cuit_fijo']);
  });

  test('una persona jurídica completa su formulario [AUT-052]', () => {
    const padron = { cuit: '30500010912', apellido_nombre: 'CONSTRUCTORA SUR SA', res_806: false, locador: false };
    const b = agregarComitente({ ...borradorCompleto(ctx), comitentes: [] }, padron);
    expect(b.comitentes[0]).toMatchObject({ fisico: false, apellido: 'CONSTRUCTORA SUR SA', nombre: '' });
    expect(campos('comitente', b)).toContain('comitentes.0.firmante:requerido');
  });
});

describe('UBICACIÓN y CONTRATO', () => {
  test('la dirección se exige una vez; piso y depto, por unidad [AUT-082] [AUT-083]', () => {
    const completo = borradorCompleto(ctx);
    const unidad = unidadVacia();
    const ubicacion = { ...completo.ubicacion, calle: '', unidades: [unidad, unidad] };
    expect(campos('ubicacion', { ...completo, ubicacion })).toEqual([
      'ubicacion.unidades:unidades_no_permitidas',
      'ubicacion.calle:requerido',
      'ubicacion.unidades.0.piso:piso_requerido',
      'ubicacion.unidades.0.depto:depto_requerido',
      'ubicacion.unidades.1.piso:piso_requerido',
      'ubicacion.unidades.1.depto:depto_requerido',
    ]);
  });

  test('sin punto en el mapa no se sigue [AUT-091]', () => {
    const completo = borradorCompleto(ctx);
    expect(
      campos('ubicacion', { ...completo, ubicacion: { ...completo.ubicacion, latitud: '', longitud: '' } }),
    ).toEqual(['ubicacion.latitud:ubicacion_requerida']);
  });

  test('forma de pago y tribunal obligatorios; destino, en los rubros eléctricos [AUT-095] [AUT-096] [AUT-097]', () => {
    const completo = borradorCompleto(ctx);
    const vacio = {
      forma_de_pago: '',
      tribunal_actuante: '',
      destino_tarea: '',
      clausula_condicion: '',
      observaciones: '',
    };
    expect(campos('contrato', { ...completo, contrato: vacio })).toEqual([
      'contrato.forma_de_pago:requerido',
      'contrato.tribunal_actuante:requerido',
    ]);
    expect(campos('contrato', { ...completo, rubro_id: RUBRO.electrico })).toEqual([
      'contrato.destino_tarea:requerido',
    ]);
  });
});
