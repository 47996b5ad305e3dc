import { CLAVES_DE_ESTADO_DE_OBRA, estadoDeObraInicial, leerActa } from '@colega/domain/formularios';
import { calcularHonorario, construirCatalogo, datosDeArchivos } from '@colega/domain/honorarios';
import { archivosDeData, comoPedido, leerEjemplos } from '@colega/domain/testing';
import { describe, expect, test } from 'vitest';
import { armarPedidoDeCalculo } from '../automatico/armar-pedido.ts';
import type { BorradorAutomatico } from '../automatico/borrador.ts';
import { elegirRubro } from '../automatico/editar-datos.ts';
import { agregarTarea, cambiarActa, cambiarParametros } from '../automatico/editar-tareas.ts';
import { calcularBorrador } from './calcular.ts';
import { armarEnlace, leerEnlace } from './enlace.ts';
import { borradorDelLaboratorio, contextoDelLaboratorio } from './laboratorio.ts';

const HOY = '2026-11-27';
const construido = construirCatalogo(datosDeArchivos(archivosDeData()).datos);
if (!construido.ok) throw new Error('the data do not hold');
const catalogo = construido.valor;
const contexto = contextoDelLaboratorio(catalogo, HOY);
const vacio = () => borradorDelLaboratorio(HOY);
const porLaRed = (contenido: unknown): unknown[] => JSON.parse(JSON.stringify(contenido));

type Ejemplo = ReturnType<typeof leerEjemplos>[number]['ejemplo'];

/** As a person would load it. */
const cargar = (ejemplo: Ejemplo): BorradorAutomatico => {
  const { segmento, categoria, fecha, factor_coeficiente, tareas_valores } = comoPedido(ejemplo, catalogo);
  const rubro = contexto.rubros.find((uno) => uno.segmento?.key === segmento && !uno.oculta_categoria === !!categoria);
  const elegido = elegirRubro(vacio(), rubro?.id ?? 0, contexto);
  const conDatos = { ...elegido, fecha, factor_coeficiente, categoria: categoria ?? null };
  const requiere = ({ segmento_tarea: id }: { segmento_tarea: number }) =>
    contexto.tareas.find((tarea) => tarea.id === id)?.requiere.length ?? 0;
  const enOrden = [...tareas_valores].sort((a, b) => requiere(a) - requiere(b));
  return enOrden.reduce((b, { segmento_tarea, parametros }) => {
    const agregada = agregarTarea(b, segmento_tarea, contexto);
    if (!agregada.ok) throw new Error(JSON.stringify(agregada.problema));
    const { acta_estado_obra, ...propios } = parametros;
    const con = cambiarParametros(agregada.valor, segmento_tarea, propios);
    const acta = acta_estado_obra === undefined ? null : leerActa(acta_estado_obra);
    return acta ? cambiarActa(con, acta, contexto) : con;
  }, conDatos);
};

describe.each(leerEjemplos().map(({ archivo, ejemplo }) => [`${archivo}: ${ejemplo.titulo}`, ejemplo] as const))(
  'el enlace de %s',
  (_, ejemplo) => {
    test('trae el mismo pedido y el mismo honorario', () => {
      const borrador = cargar(ejemplo);
      const leido = leerEnlace(porLaRed(armarEnlace(borrador, contexto)), vacio(), contexto);
      expect(leido.sinEntender).toEqual([]);
      const [antes, despues] = [borrador, leido.borrador].map((b) =>
        calcularHonorario(armarPedidoDeCalculo(b, contexto), catalogo),
      );
      expect(despues).toEqual(antes);
      const { honorario, esperan } = calcularBorrador(leido.borrador, contexto, catalogo);
      expect([honorario?.honorario, esperan]).toEqual([ejemplo.honorario, []]);
    });
  },
);

test('[S-940] el enlace dice también lo que su formulario trae al empezar', () => {
  const borrador = cargar(leerEjemplos()[0]?.ejemplo as Ejemplo);
  const [, , , , tareas] = porLaRed(armarEnlace(borrador, contexto));
  expect(tareas).toEqual(borrador.tareas.map(({ segmento_tarea, parametros }) => [segmento_tarea, parametros]));
});

const medicion = [...catalogo.tareas.values()].find(({ clave }) => clave === 'civil.medicion')?.id ?? 0;
const BUENO = ['2026-03-15', 1, 'segunda', '1.3', [[medicion, { superficie: '150', plantas: '2' }]]];
const con = (lugar: number, valor: unknown): unknown[] => BUENO.map((parte, i) => (i === lugar ? valor : parte));

describe('lo que no se entiende se dice, y lo demás queda', () => {
  test('de uno que se entiende entero no se dice nada', () => {
    expect(leerEnlace(BUENO, vacio(), contexto).sinEntender).toEqual([]);
  });

  test.each([
    ['la fecha', con(0, '2026-02-30'), /fecha/, { fecha: HOY, rubro_id: 1 }],
    ['el rubro', con(1, 999), /rubro/, { fecha: '2026-03-15', rubro_id: null }],
    ['la categoría', con(2, 'nunca'), /categoría/, { categoria: null, rubro_id: 1 }],
    ['el coeficiente', con(3, '9'), /coeficiente/, { factor_coeficiente: '1.3' }],
    ['las tareas', con(4, 'ninguna'), /tareas/, { tareas: [] }],
    ['una tarea', con(4, [[99_999, {}]]), /tarea/, { tareas: [] }],
    ['los datos de una tarea', con(4, [[medicion, { superficie: { metros: 1 } }]]), /datos de la tarea/, {}],
    ['una tarea sin datos', con(4, [[medicion]]), /datos de la tarea/, {}],
    ['un dato que ya no se pide', con(4, [[medicion, { superficie: '1', altura: '3' }]]), /ya no se pide/, {}],
    ['el acta', [...BUENO, { estado_obra: {} }], /estado de la obra/, { acta: null }],
    ['un dato de más', [...BUENO, undefined, 'más'], /no conoce/, { rubro_id: 1 }],
  ])('%s', (_, contenido, dicho, queda) => {
    const { borrador, sinEntender } = leerEnlace(contenido, vacio(), contexto);
    expect(sinEntender.join(' ')).toMatch(dicho);
    expect(borrador).toMatchObject(queda);
  });

  test('una tarea repetida queda una sola vez', () => {
    const { borrador, sinEntender } = leerEnlace(con(4, [BUENO[4], BUENO[4]].flat()), vacio(), contexto);
    expect(sinEntender).toHaveLength(1);
    expect(borrador.tareas).toHaveLength(1);
  });
});

test('del acta viaja solo lo que no está terminado, y vuelve entera', () => {
  const estado_obra = {
    ...estadoDeObraInicial(),
    '4': { porcentaje_ejecutado: '50', observaciones: 'Falta una losa' },
  };
  const acta = {
    ...{ estado_obra, porcentaje_faltante_total: '5.00' },
    ...{ responsable_faltante_obra: false, tarea_faltante_obra: null },
  };
  const exige = contexto.tareas.find((t) => t.exige_acta_estado_obra && t.segmento.key === 'civil' && !t.inhabilitado);
  const agregada = agregarTarea(elegirRubro(vacio(), 1, contexto), exige?.id ?? 0, contexto);
  if (!agregada.ok) throw new Error('the task cannot be added');
  const contenido = porLaRed(armarEnlace({ ...agregada.valor, acta }, contexto));
  expect(Object.keys((contenido[5] as typeof acta).estado_obra)).toEqual(['4']);
  const leido = leerEnlace(contenido, vacio(), contexto).borrador.acta;
  expect(leido).toMatchObject({ ...acta, porcentaje_faltante_total: expect.stringMatching(/^5/) });
  expect(Object.keys(leido?.estado_obra ?? {})).toHaveLength(CLAVES_DE_ESTADO_DE_OBRA.length);
});

test('sin rubro no hay nada que compartir', () => {
  expect(armarEnlace(vacio(), contexto)).toBeNull();
});
