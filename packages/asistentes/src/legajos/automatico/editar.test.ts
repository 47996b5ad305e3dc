import type { ActaEstadoObra } from '@colega/domain/formularios';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { borradorCompleto, contexto, localidad, RUBRO, TAREA } from '../../testing/automatico.ts';
import { unidadVacia } from '../borrador/borrador-de-legajo.ts';
import { domicilioDelComitente, usarDomicilioDelComitente } from '../borrador/domicilio-del-comitente.ts';
import { agregarComitente, cambiarComitente, quitarComitente } from '../borrador/editar-comitentes.ts';
import {
  agregarUnidad,
  cambiarUbicacion,
  cambiarUnidad,
  elegirLocalidad,
  quitarUnidad,
} from '../borrador/editar-ubicacion.ts';
import { armarPedidoDeCalculo } from './armar-pedido.ts';
import { type BorradorAutomatico, borradorAutomatico } from './borrador.ts';
import { permitenVariasUnidades, tareasElegidas } from './contexto.ts';
import {
  cambiarFecha,
  cambiarHonorarioConvenido,
  deshacerRubro,
  elegirCategoria,
  elegirCoeficiente,
  elegirRubro,
} from './editar-datos.ts';
import {
  agregarTarea,
  cambiarActa,
  cambiarParametros,
  impedimentoDeTarea,
  marcarTarea,
  pierdeUnidades,
  quitarTarea,
} from './editar-tareas.ts';
import { pasosDelAutomatico } from './pasos.ts';

const ctx = contexto();
const con = (b: BorradorAutomatico, ...ids: number[]): BorradorAutomatico =>
  ids.reduce((actual, id) => {
    const r = agregarTarea(actual, id, ctx);
    return r.ok ? r.valor : actual;
  }, b);
const civil = () => elegirRubro(borradorAutomatico(), RUBRO.obra, ctx);
const acta = (faltante = '20'): ActaEstadoObra => ({
  estado_obra: { '1': { porcentaje_ejecutado: '50', observaciones: '' } },
  porcentaje_faltante_total: faltante,
  responsable_faltante_obra: null,
  tarea_faltante_obra: null,
});

describe('rubro', () => {
  test('cambiarlo limpia la categoría; la única se elige sola [AUT-022] [AUT-023]', () => {
    const b = elegirCategoria(civil(), 'a');
    expect(elegirRubro(b, RUBRO.otroCivil, ctx).categoria).toBeNull();
    expect(elegirRubro(b, RUBRO.electrico, ctx).categoria).toBe('unica');
    expect(elegirRubro(b, RUBRO.obra, ctx)).toBe(b);
  });

  test('otro segmento quita tareas, acta y unidades; el mismo las conserva [AUT-025]', () => {
    const b = cambiarActa(con(civil(), TAREA.relevamiento), acta(), ctx);
    expect(elegirRubro(b, RUBRO.otroCivil, ctx)).toMatchObject({ tareas: b.tareas, acta: b.acta });
    expect(elegirRubro(b, RUBRO.electrico, ctx)).toMatchObject({ tareas: [], acta: null, tarea_activa: null });
    const varias = agregarUnidad(con(civil(), TAREA.inspeccion), true);
    expect(elegirRubro(varias, RUBRO.electrico, ctx).ubicacion.unidades).toHaveLength(1);
  });

  test('el coeficiente empieza y vuelve en 1.3 [AUT-021]', () => {
    expect(borradorAutomatico().factor_coeficiente).toBe('1.3');
    expect(elegirRubro(elegirCoeficiente(civil(), '1.45'), RUBRO.otroCivil, ctx).factor_coeficiente).toBe('1.3');
  });
});

describe('tareas', () => {
  test('la agregada es la activa, con los valores de su formulario [AUT-035] [AUT-038]', () => {
    const b = con(civil(), TAREA.proyecto, TAREA.relevamiento);
    expect(b.tarea_activa).toBe(TAREA.relevamiento);
    expect(b.tareas.map((t) => t.segmento_tarea)).toEqual([TAREA.proyecto, TAREA.relevamiento]);
    expect(b.tareas[0]?.parametros).toHaveProperty('cantidad');
  });

  test('ni repetida ni vacía [AUT-043] [AUT-044]', () => {
    const b = con(civil(), TAREA.proyecto);
    expect(agregarTarea(b, TAREA.proyecto, ctx)).toMatchObject({ ok: false, problema: { codigo: 'tarea_repetida' } });
    expect(agregarTarea(b, null, ctx)).toMatchObject({ ok: false, problema: { codigo: 'tarea_obligatoria' } });
  });

  test('requiere y bloquea impiden agregar y dicen por qué [FRM-004]', () => {
    const tarea = (id: number) => ctx.tareas.find((t) => t.id === id) ?? expect.unreachable();
    expect(impedimentoDeTarea(civil(), tarea(TAREA.complemento), ctx)).toMatchObject({
      codigo: 'tarea_requiere',
      datos: { tarea: 'Complemento', otra: 'Proyecto y dirección' },
    });
    const b = con(civil(), TAREA.proyecto);
    expect(impedimentoDeTarea(b, tarea(TAREA.complemento), ctx)).toBeNull();
    expect(impedimentoDeTarea(b, tarea(TAREA.inspeccion), ctx)).toMatchObject({ codigo: 'tarea_bloquea' });
    expect(impedimentoDeTarea(con(civil(), TAREA.inspeccion), tarea(TAREA.proyecto), ctx)?.codigo).toBe(
      'tarea_bloquea',
    );
  });

  test('quitar la requerida se señala en la que la pide', () => {
    const b = con(civil(), TAREA.proyecto, TAREA.complemento);
    const sola = cambiarParametros(quitarTarea(b, TAREA.proyecto, ctx), TAREA.complemento, { cantidad: '1' });
    expect(pasosDelAutomatico[1].validar(sola, ctx)).toMatchObject([{ codigo: 'tarea_requiere', campo: 'tareas.0' }]);
  });

  test('sin tareas, sin datos o con datos malos no se sigue [AUT-045] [AUT-046] [AUT-048]', () => {
    expect(pasosDelAutomatico[1].validar(civil(), ctx)).toEqual([{ codigo: 'tareas_vacias', campo: 'tarea' }]);
    const b = con(civil(), TAREA.proyecto);
    expect(pasosDelAutomatico[1].validar(b, ctx)).toEqual([
      { codigo: 'tarea_sin_datos', campo: 'tareas.0', datos: { nombre: 'Proyecto y dirección' } },
    ]);
    const mal = cambiarParametros(b, TAREA.proyecto, { cantidad: '5000' });
    expect(pasosDelAutomatico[1].validar(mal, ctx)).toMatchObject([{ campo: 'tareas.0.parametros.cantidad' }]);
  });

  test('el acta se exige una sola vez y se descarta cuando nadie la pide [FRM-012] [FRM-013]', () => {
    const b = cambiarParametros(con(civil(), TAREA.relevamiento), TAREA.relevamiento, { cantidad: '1' });
    expect(pasosDelAutomatico[1].validar(b, ctx)).toEqual([{ codigo: 'estado_obra_requerido', campo: 'acta' }]);
    const cargada = cambiarActa(b, acta('0'), ctx);
    expect(pasosDelAutomatico[1].validar(cargada, ctx)).toEqual([]);
    expect(quitarTarea(cargada, TAREA.relevamiento, ctx).acta).toBeNull();
  });

  test('el acta nueva borra la validez de las tareas [AUT-042] y responde sola si una tarea lo resuelve [FRM-023]', () => {
    const b = marcarTarea(con(civil(), TAREA.relevamiento), TAREA.relevamiento, []);
    expect(b.tareas[0]?.validez).toBe('valida');
    const cargada = cambiarActa(b, acta(), ctx);
    expect(cargada.tareas[0]?.validez).toBe('sin_validar');
    expect(cargada.acta?.responsable_faltante_obra).toBeNull();
    const resuelta = con(cargada, TAREA.interpretacion);
    expect(resuelta.acta?.responsable_faltante_obra).toBe(true);
    expect(quitarTarea(resuelta, TAREA.interpretacion, ctx).acta?.responsable_faltante_obra).toBeNull();
  });

  test('quitar otra tarea no la pregunta de nuevo: ni la que resolvió una tarea que queda, ni la que se respondió [FRM-023]', () => {
    const conOtra = con(civil(), TAREA.relevamiento, TAREA.proyecto);
    const resuelta = con(cambiarActa(conOtra, acta(), ctx), TAREA.interpretacion);
    expect(quitarTarea(resuelta, TAREA.proyecto, ctx).acta?.responsable_faltante_obra).toBe(true);
    const respondida = cambiarActa(conOtra, { ...acta(), responsable_faltante_obra: false }, ctx);
    expect(quitarTarea(respondida, TAREA.proyecto, ctx).acta?.responsable_faltante_obra).toBe(false);
  });
});

describe('cálculo vencido', () => {
  const editan: [string, (b: BorradorAutomatico) => BorradorAutomatico][] = [
    ['la fecha', (b) => cambiarFecha(b, '2026-02-01')],
    ['el rubro', (b) => elegirRubro(b, RUBRO.otroCivil, ctx)],
    ['la categoría', (b) => elegirCategoria(b, 'b')],
    ['el coeficiente', (b) => elegirCoeficiente(b, '1.2')],
    ['los valores', (b) => cambiarParametros(b, TAREA.proyecto, { cantidad: '9' })],
    ['una tarea más', (b) => con(b, TAREA.relevamiento)],
    ['una menos', (b) => quitarTarea(b, TAREA.proyecto, ctx)],
    ['el acta', (b) => cambiarActa(b, acta(), ctx)],
  ];
  test.each(editan)('%s descarta el cálculo y lo generado, no lo convenido [CAL-001]', (_, editar) => {
    expect(editar(borradorCompleto(ctx))).toMatchObject({ calculo: null, generado: null, honorario_convenido: '1000' });
  });

  test('otro convenido pide generar de nuevo, no calcular [CAL-006]', () => {
    const b = cambiarHonorarioConvenido(borradorCompleto(ctx), '1500');
    expect(b.calculo).not.toBeNull();
    expect(b.generado).toBeNull();
  });
});

describe('pedido de cálculo', () => {
  test('lleva el acta a las tareas que la exigen, y categoría y coeficiente según el rubro [CAL-010]', () => {
    const b = cambiarActa(con(elegirCategoria(civil(), 'a'), TAREA.proyecto, TAREA.relevamiento), acta(), ctx);
    const pedido = armarPedidoDeCalculo(elegirCoeficiente({ ...b, fecha: '2026-03-01' }, '1.45'), ctx);
    expect(pedido).toMatchObject({
      fecha: '2026-03-01',
      segmento: 'civil',
      factor_coeficiente: '1.45',
      categoria: 'a',
    });
    expect(pedido.tareas_valores.map((t) => 'acta_estado_obra' in t.parametros)).toEqual([false, true]);
    const oculta = armarPedidoDeCalculo({ ...b, rubro_id: RUBRO.obraSinCategoria, factor_coeficiente: '1.45' }, ctx);
    expect(oculta).not.toHaveProperty('categoria');
    expect(oculta.factor_coeficiente).toBe('1.3');
  });
});

describe('unidades y domicilio', () => {
  test('solo con inspección y ensayo; al quitarla vuelven a una vacía [AUT-069] [AUT-070] [AUT-071] [AUT-072]', () => {
    const permite = (b: BorradorAutomatico) => permitenVariasUnidades(tareasElegidas(b, ctx));
    const sinInspeccion = con(civil(), TAREA.relevamiento);
    expect(permite(sinInspeccion)).toBe(false);
    expect(permite(con(civil(), TAREA.inspeccion))).toBe(true);
    expect(agregarUnidad(sinInspeccion, false).ubicacion.unidades).toHaveLength(1);
    let b = agregarUnidad(con(civil(), TAREA.inspeccion), true);
    expect(pierdeUnidades(con(civil(), TAREA.inspeccion), TAREA.inspeccion, ctx)).toBe(false);
    b = cambiarUnidad(b, 0, { piso: '1', depto: 'A' });
    expect(pierdeUnidades(b, TAREA.inspeccion, ctx)).toBe(true);
    expect(quitarTarea(b, TAREA.inspeccion, ctx).ubicacion.unidades).toEqual([unidadVacia()]);
    expect(quitarUnidad(b, 0).ubicacion.unidades).toHaveLength(1);
  });

  test('igual al domicilio del comitente: copia, sigue, y se limpia fuera de la provincia [AUT-079]', () => {
    const padron = { cuit: '30500010912', apellido_nombre: 'SUR SA', res_806: false, locador: false };
    const b = agregarComitente(borradorAutomatico(), padron);
    expect(domicilioDelComitente(b)).toEqual({ estado: 'sin_domicilio' });
    const persona = { ...padron, cuit: '20123456786', apellido_nombre: 'SOSA ANA', fisico: true };
    const dePersona = (domicilio: Parameters<typeof agregarComitente>[1]['domicilio']) =>
      agregarComitente(borradorAutomatico(), { ...persona, domicilio });
    expect(domicilioDelComitente(dePersona(null))).toEqual({ estado: 'sin_domicilio_de_persona' });
    const enLista = dePersona({ calle: 'Alsina', numero: '150', localidad: localidad(99) });
    expect(usarDomicilioDelComitente(enLista, true).ubicacion).toMatchObject({ calle: 'Alsina', localidad_id: 99 });
    const sinLista = dePersona({ calle: 'Alsina', numero: '150', localidad: null });
    expect(domicilioDelComitente(sinLista)).toEqual({ estado: 'sin_domicilio_de_persona' });
    const domicilio_real = { calle: 'Mitre', numero: '10', localidad_id: 99 };
    const local = { ...b, localidades: [localidad(99), localidad(50, 'Córdoba')] };
    const igual = usarDomicilioDelComitente(cambiarComitente(local, padron.cuit, { domicilio_real }), true);
    expect(igual.ubicacion).toMatchObject({ calle: 'Mitre', numero: '10', localidad_id: 99, igual_al_comitente: true });
    const seMuda = cambiarComitente(igual, padron.cuit, { domicilio_real: { ...domicilio_real, localidad_id: 50 } });
    expect(domicilioDelComitente(seMuda)).toEqual({ estado: 'otra_provincia' });
    expect(seMuda.ubicacion.igual_al_comitente).toBe(false);
    expect(cambiarUbicacion(igual, { calle: 'Otra' }).ubicacion.igual_al_comitente).toBe(false);
    expect(quitarComitente(igual, padron.cuit).ubicacion.igual_al_comitente).toBe(false);
  });
});

test('otra acta pide validar de nuevo las tareas, también al agregar o quitar la que la resuelve [AUT-042]', () => {
  const conActa = cambiarActa(con(civil(), TAREA.relevamiento), acta(), ctx);
  const validada = marcarTarea(conActa, TAREA.relevamiento, []);
  const agregada = con(validada, TAREA.interpretacion);
  expect(agregada.acta).not.toEqual(validada.acta);
  expect(agregada.tareas.map(({ validez }) => validez)).toEqual(['sin_validar', 'sin_validar']);
  const quitada = quitarTarea(marcarTarea(agregada, TAREA.relevamiento, []), TAREA.interpretacion, ctx);
  expect(quitada.tareas.map(({ validez }) => validez)).toEqual(['sin_validar']);
  expect(con(validada, TAREA.inspeccion).tareas.map(({ validez }) => validez)).toEqual(['valida', 'sin_validar']);
});

test('deshacer el cambio de rubro trae las tareas y deja lo que se cambió después', () => {
  const antes = con(civil(), TAREA.proyecto);
  const despues = { ...elegirRubro(antes, RUBRO.electrico, ctx), modalidad_id: 3, vencimiento: '2027-05-05' };
  const vuelto = deshacerRubro(JSON.parse(JSON.stringify(despues)));
  expect(vuelto).toMatchObject({ rubro_id: RUBRO.obra, tareas: antes.tareas, modalidad_id: 3 });
  expect(vuelto.vencimiento).toBe('2027-05-05');
  expect(deshacerRubro(vuelto)).toBe(vuelto);
  const conOtra = { ...despues, tareas: antes.tareas };
  expect(deshacerRubro(conOtra)).toBe(conOtra);
});

test('el borrador sobrevive a JSON, y lo que falta es lo mismo antes y después', () => {
  const paso = fc.constantFrom<(b: BorradorAutomatico) => BorradorAutomatico>(...editanCualquiera());
  fc.assert(
    fc.property(fc.array(paso, { maxLength: 12 }), (pasos) => {
      const b = pasos.reduce((actual, editar) => editar(actual), borradorAutomatico());
      const vuelta = JSON.parse(JSON.stringify(b)) as BorradorAutomatico;
      expect(vuelta).toEqual(b);
      for (const p of pasosDelAutomatico) expect(p.validar(vuelta, ctx)).toEqual(p.validar(b, ctx));
    }),
    { numRuns: 150 },
  );
});

const editanCualquiera = (): ((b: BorradorAutomatico) => BorradorAutomatico)[] => [
  ...Object.values(RUBRO).map((id) => (b: BorradorAutomatico) => elegirRubro(b, id, ctx)),
  ...Object.values(TAREA).flatMap((id) => [
    (b: BorradorAutomatico) => con(b, id),
    (b: BorradorAutomatico) => quitarTarea(b, id, ctx),
    (b: BorradorAutomatico) => cambiarParametros(b, id, { cantidad: '3' }),
  ]),
  (b) => cambiarActa(b, acta(), ctx),
  (b) => agregarUnidad(b, permitenVariasUnidades(tareasElegidas(b, ctx))),
  (b) => quitarUnidad(b, 0),
  (b) => elegirLocalidad(b, localidad()),
  (b) => usarDomicilioDelComitente(b, true),
  (b) => cambiarHonorarioConvenido(b, '1.234,5'),
];
