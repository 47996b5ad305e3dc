import { describe, expect, test } from 'vitest';
import { borradorCompleto, contexto, TAREA } from '../testing/automatico.ts';
import { armarLegajo } from './armar-legajo.ts';
import { agregarComitente, cambiarComitente } from './borrador/editar-comitentes.ts';
import { agregarUnidad, cambiarUnidad } from './borrador/editar-ubicacion.ts';

const armar = (borrador = borradorCompleto()) => {
  const r = armarLegajo(borrador, 4);
  return r.ok ? r.valor : expect.unreachable(r.problema.codigo);
};

describe('lo que se envía al guardar', () => {
  test('matrícula, distrito, modalidad, rubro, detalles, comitentes, inmuebles y nada más [AUT-102] [AUT-103] [AUT-104]', () => {
    expect(armar()).toMatchObject({ matricula_id: 7, distrito_id: 4, modalidad_id: 1, rubro_id: 1 });
    expect(Object.keys(armar()).sort()).toEqual(
      ['matricula_id', 'distrito_id', 'modalidad_id', 'rubro_id', 'detalles', 'comitentes', 'inmuebles'].sort(),
    );
  });

  test('el detalle es automático, con el monto y las tareas del cálculo generado [AUT-106] [AUT-107] [AUT-112]', () => {
    expect(armar().detalles).toEqual([
      {
        tipo_calculo: 'automatico',
        fecha: '2026-03-01',
        vencimiento: '2026-12-31',
        monto: '1000.00',
        monto_diferenciado: 0,
        tareas: [{ monto: '1000.00', cep_calculo_diferenciado: false, tarea: { id: 100 } }],
        calculo_honorario_id: 55,
        resolucion_id: 5,
        forma_de_pago: 'Contado',
        tribunal_actuante: 'Tandil',
        destino_tarea: '',
        clausula_condicion: '',
        observaciones: '',
      },
    ]);
  });

  test('una persona va sin formulario; una empresa, con firmante y domicilios [AUT-108] [AUT-050]', () => {
    const padron = { cuit: '30500010912', apellido_nombre: 'SUR SA', res_806: false, locador: false };
    const domicilio_real = { calle: 'Mitre', numero: '10', localidad_id: 99 };
    const b = cambiarComitente(agregarComitente(borradorCompleto(), padron), padron.cuit, {
      firmante: 'Ana Paz',
      cargo: 'Presidente',
      domicilio_real,
    });
    expect(armar(b).comitentes).toEqual([
      {
        cuit: '20123456786',
        apellido_nombre: 'GARCIA MARIA ELENA',
        apellido: 'GARCIA',
        nombre: 'MARIA ELENA',
        locador: false,
        fisico: true,
      },
      {
        cuit: '30500010912',
        apellido_nombre: 'SUR SA',
        apellido: 'SUR SA',
        nombre: '',
        locador: false,
        fisico: false,
        firmante: 'Ana Paz',
        cargo: 'Presidente',
        domicilio_real,
        domicilio_legal: domicilio_real,
      },
    ]);
  });

  test('los vacíos no viajan; la partida es un entero si así no pierde ceros y el partido, el código de ARBA [AUT-109] [AUT-110]', () => {
    expect(armar().inmuebles).toEqual([
      {
        calle: 'San Martín',
        numero: '450',
        localidad_id: 99,
        partido: '103',
        circunscripcion: 'I',
        seccion: 'A',
        manzana: '12',
        parcela: '3',
        latitud: '-37.3',
        longitud: '-59.1',
      },
    ]);
    const b = borradorCompleto();
    expect(armar(cambiarUnidad(b, 0, { partida: '012345', piso: '1' })).inmuebles[0]).toMatchObject({
      partida: '012345',
      piso: '1',
    });
  });

  test('un inmueble por unidad, con la misma dirección [AUT-109]', () => {
    const ctx = contexto();
    const b = borradorCompleto(ctx);
    const tareas = [{ segmento_tarea: TAREA.inspeccion, parametros: {}, validez: 'valida' as const, mensajes: [] }];
    const dos = cambiarUnidad(agregarUnidad({ ...b, tareas }, true), 1, { piso: '2', depto: 'B' });
    expect(armar(dos).inmuebles).toHaveLength(2);
    expect(armar(dos).inmuebles[1]).toMatchObject({ calle: 'San Martín', piso: '2', depto: 'B' });
  });

  test('las coordenadas van juntas o no van [AUT-111]', () => {
    const b = borradorCompleto();
    const [inmueble] = armar({ ...b, ubicacion: { ...b.ubicacion, longitud: '' } }).inmuebles;
    expect(inmueble).not.toHaveProperty('latitud');
    expect(inmueble).not.toHaveProperty('longitud');
  });

  test('sin cálculo generado no hay legajo', () => {
    expect(armarLegajo({ ...borradorCompleto(), generado: null }, 4)).toMatchObject({
      ok: false,
      problema: { codigo: 'calculo_requerido' },
    });
  });
});
