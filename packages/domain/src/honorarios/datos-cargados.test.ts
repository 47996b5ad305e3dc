import { expect, test } from 'vitest';
import { catalogoDeData } from '../testing/catalogo-de-data.ts';
import { idDeTarea, leerEjemplos } from '../testing/ejemplos-de-honorarios.ts';
import { datosCargados } from './datos-cargados.ts';
import type { TareaValorada } from './honorario.ts';

const catalogo = catalogoDeData();
const leidos = (clave: string, parametros: TareaValorada['parametros']) =>
  datosCargados({ segmento_tarea: idDeTarea(catalogo, clave), parametros }, catalogo).map(
    ({ etiqueta, valor }) => `${etiqueta}: ${valor}`,
  );

test('números con su unidad y su coma, elecciones por su nombre, y lo vacío no se dice', () => {
  expect(
    leidos('gas.proyecto', {
      artefactos: [
        { tipo: 'caldera', cantidad: '5' },
        { tipo: '', cantidad: '' },
      ],
      metros_caneria: '60.5',
      con_regulador: false,
    }),
  ).toEqual([
    'Artefacto 1: Artefacto: Caldera',
    'Artefacto 1: Cantidad: 5',
    'Cañería: 60,5 m',
    'Incluye regulador de presión: No',
  ]);
});

test('el acta dice lo que falta y quién responde; la obra, sus superficies por su nombre', () => {
  const superficies = [
    { cantidad: '80.5', tipo_superficie: 'cubierta_m2' },
    { cantidad: '10', tipo_superficie: 'descubierta_m2' },
  ];
  const parametros = {
    tipo_obra: { '2.1': { subcategoria: null, superficies } },
    acta_estado_obra: {
      estado_obra: { '4': { porcentaje_ejecutado: '62.5', observaciones: 'Falta la losa' } },
      porcentaje_faltante_total: '4.50',
      responsable_faltante_obra: true,
      tarea_faltante_obra: 'proyecto',
    },
  };
  const todos = leidos('civil.estado_obra', parametros);
  expect(todos).toContainEqual(expect.stringMatching(/^Tipo de obra 2\.1 .+: 80,5 m² cubiertos; 10 m² descubiertos$/));
  expect(todos).toEqual(
    expect.arrayContaining([
      'Obra faltante: 4,5 %',
      '4 Estructura resistente: 62,5 % ejecutado. Falta la losa',
      'Asumís completar la obra faltante: Sí',
      'Tarea para la obra faltante: Proyecto',
    ]),
  );
});

test('de cada ejemplo se dice algo, y nada sin nombre ni dos veces con el mismo', () => {
  for (const { archivo, ejemplo } of leerEjemplos())
    for (const { tarea, parametros } of ejemplo.pedido.tareas_valores) {
      const clave = `${ejemplo.pedido.segmento}.${tarea}`;
      const datos = datosCargados({ segmento_tarea: idDeTarea(catalogo, clave), parametros }, catalogo);
      expect(datos.length, `${archivo} ${clave}`).toBeGreaterThan(0);
      expect(datos.filter(({ etiqueta, valor }) => etiqueta.trim() === '' || valor.trim() === '')).toEqual([]);
      expect(new Set(datos.map(({ etiqueta }) => etiqueta)).size, `${archivo} ${clave}`).toBe(datos.length);
    }
});

test('de una tarea que ya no está no se dice nada', () => {
  expect(datosCargados({ segmento_tarea: 9999, parametros: { a: '1' } }, catalogo)).toEqual([]);
});
