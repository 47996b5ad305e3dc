import { describe, expect, test } from 'vitest';
import { catalogoDeData } from '../testing/catalogo-de-data.ts';
import { aplanar, comoPedido, leerEjemplos } from '../testing/ejemplos-de-honorarios.ts';
import { calcularHonorario } from './calcular-honorario.ts';
import { CLAVES_DE_REGLA } from './reglas/reglas.ts';

const catalogo = catalogoDeData();
const ejemplos = leerEjemplos();

describe('ejemplos hechos a mano', () => {
  test.each(ejemplos.map(({ archivo, ejemplo }) => [`${archivo}: ${ejemplo.titulo}`, ejemplo] as const))(
    '%s [CAL-010] [CAL-011] [CAL-012]',
    (_, ejemplo) => {
      const resultado = calcularHonorario(comoPedido(ejemplo, catalogo), catalogo);
      if (!resultado.ok) throw new Error(JSON.stringify(resultado.problema));
      const { valor } = resultado;
      const tareas = valor.tareas_valores.map(({ tarea, honorario_determinado, pasos }) => ({
        tarea: tarea.clave,
        honorario: honorario_determinado,
        pasos: aplanar(pasos),
      }));
      expect({ tareas, honorario: valor.honorario, unidad_referencial: valor.unidad_referencial }).toEqual({
        tareas: ejemplo.tareas,
        honorario: ejemplo.honorario,
        unidad_referencial: ejemplo.unidad_referencial,
      });
    },
  );
});

test('cada tarea que se ofrece tiene al menos dos ejemplos y ninguna regla queda sin visitar', () => {
  const veces = new Map<string, number>();
  for (const { ejemplo } of ejemplos) {
    for (const { tarea } of ejemplo.tareas) {
      const clave = `${ejemplo.pedido.segmento}.${tarea}`;
      veces.set(clave, (veces.get(clave) ?? 0) + 1);
    }
  }
  const ofrecidas = catalogo.datos.segmento_tareas.filter((t) => !t.inhabilitado);
  expect(ofrecidas.filter((t) => (veces.get(t.clave) ?? 0) < 2).map((t) => t.clave)).toEqual([]);
  const visitadas = new Set(ofrecidas.filter((t) => veces.has(t.clave)).map((t) => t.regla));
  expect([...visitadas].sort()).toEqual([...CLAVES_DE_REGLA]);
});
