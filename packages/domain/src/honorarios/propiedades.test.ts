import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumarDias } from '../fechas/fecha.ts';
import { Decimal, sumar } from '../importes/decimal.ts';
import { catalogoDeData } from '../testing/catalogo-de-data.ts';
import { comoPedido, idDeTarea, leerEjemplos } from '../testing/ejemplos-de-honorarios.ts';
import { catalogoDelTarifario } from '../testing/tarifario.ts';
import { calcularHonorario } from './calcular-honorario.ts';
import type { Catalogo } from './catalogo.ts';
import type { Honorario, Paso, PedidoDeCalculo } from './honorario.ts';
import { repartirConvenido } from './repartir-convenido.ts';
import { reproducir } from './reproducir.ts';
import type { Resolucion } from './resolucion.ts';

const UN_DIA_MS = 86_400_000;
const DIAS_DE_UNA_ABIERTA = 1_000;

const calcularCon = (catalogo: Catalogo, pedido: PedidoDeCalculo): Honorario => {
  const resultado = calcularHonorario(pedido, catalogo);
  if (!resultado.ok) throw new Error(JSON.stringify(resultado.problema));
  return resultado.valor;
};

const dias = (desde: string, hasta: string): number => (Date.parse(hasta) - Date.parse(desde)) / UN_DIA_MS;
const fechasDe = ({ vigente_desde, vigente_hasta }: Resolucion): fc.Arbitrary<string> =>
  fc
    .integer({ min: 0, max: vigente_hasta === null ? DIAS_DE_UNA_ABIERTA : dias(vigente_desde, vigente_hasta) })
    .map((n) => sumarDias(vigente_desde, n));

/** An older tariff may lack the figures of a task that came later. */
const fechasConTarifa = ({ resoluciones }: Catalogo, tareas: readonly number[]): fc.Arbitrary<string> =>
  fc.constantFrom(...resoluciones.filter((r) => tareas.every((id) => r.calcular.has(id)))).chain(fechasDe);

const pedidosDe = (catalogo: Catalogo): PedidoDeCalculo[] => {
  const claves = new Set([...catalogo.tareas.values()].map((t) => t.clave));
  return leerEjemplos()
    .filter(({ ejemplo: { pedido } }) =>
      pedido.tareas_valores.every((t) => claves.has(`${pedido.segmento}.${t.tarea}`)),
    )
    .map(({ ejemplo }) => comoPedido(ejemplo, catalogo));
};

const enAlgunaFecha = (catalogo: Catalogo, pedido: PedidoDeCalculo): fc.Arbitrary<PedidoDeCalculo> =>
  fc
    .record({
      fecha: fechasConTarifa(
        catalogo,
        pedido.tareas_valores.map((t) => t.segmento_tarea),
      ),
      factor_coeficiente: fc.constantFrom('1.2', '1.3', '1.45'),
    })
    .map((cambios) => ({ ...pedido, ...cambios }));

const sumasQueNoCierran = (paso: Paso): Paso[] => [
  ...(paso.forma === 'suma' && sumar(paso.pasos.map((p) => p.importe)) !== paso.importe ? [paso] : []),
  ...paso.pasos.flatMap(sumasQueNoCierran),
];

const retirarTareas = (datos: Record<string, unknown>): void => {
  const tareas = datos.segmento_tareas as { inhabilitado: boolean }[];
  datos.segmento_tareas = tareas.map((t) => ({ ...t, inhabilitado: true }));
};

// These hold whatever the figures are, the college's too, so that a new task is covered without being told.
describe.each([
  ['el tarifario de las pruebas', catalogoDelTarifario],
  ['las tarifas del Colegio', catalogoDeData],
] as const)('propiedades de todo cálculo con %s', (_, crearCatalogo) => {
  const catalogo = crearCatalogo();
  const pedidos = pedidosDe(catalogo);
  const calcular = (pedido: PedidoDeCalculo) => calcularCon(catalogo, pedido);
  const pedidoCualquiera = fc.constantFrom(...pedidos).chain((pedido) => enAlgunaFecha(catalogo, pedido));

  test('las partes suman el total, al centavo, en cada nivel [CAL-002]', () => {
    fc.assert(
      fc.property(pedidoCualquiera, (pedido) => {
        const { pasos, honorario, tareas_valores } = calcular(pedido);
        expect(pasos.flatMap(sumasQueNoCierran)).toEqual([]);
        expect(sumar(pasos.map((p) => p.importe))).toBe(honorario);
        expect(sumar(tareas_valores.map((t) => t.honorario_determinado))).toBe(honorario);
        for (const t of tareas_valores) expect(sumar(t.pasos.map((p) => p.importe))).toBe(t.honorario_determinado);
      }),
    );
  });

  test('el mismo pedido da la misma respuesta', () => {
    fc.assert(
      fc.property(pedidoCualquiera, (pedido) => {
        expect(calcular(structuredClone(pedido))).toEqual(calcular(pedido));
      }),
    );
  });

  test('el orden de las tareas no cambia importes ni pasos, y la respuesta y su explicación lo conservan [CAL-011]', () => {
    const conVarias = pedidos.filter((p) => p.tareas_valores.length > 1);
    fc.assert(
      fc.property(
        fc
          .constantFrom(...conVarias)
          .chain((pedido) =>
            fc
              .shuffledSubarray(pedido.tareas_valores, { minLength: pedido.tareas_valores.length })
              .map((tareas_valores) => [pedido, { ...pedido, tareas_valores }] as const),
          ),
        ([pedido, mezclado]) => {
          const [a, b] = [calcular(pedido), calcular(mezclado)];
          expect(b.honorario).toBe(a.honorario);
          expect(b.pasos).toHaveLength(a.pasos.length);
          expect(b.pasos).toEqual(expect.arrayContaining([...a.pasos]));
          const determinados = b.tareas_valores.map((t) => t.honorario_determinado);
          if (b.pasos.length === determinados.length) expect(b.pasos.map((p) => p.importe)).toEqual(determinados);
          const ids = mezclado.tareas_valores.map((t) => t.segmento_tarea);
          expect(b.tareas_valores.map((t) => t.segmento_tarea)).toEqual(ids);
        },
      ),
    );
  });

  test('un cálculo guardado se reproduce al centavo, también después de pasar por JSON y con tareas ya retiradas', () => {
    const despues = crearCatalogo(retirarTareas);
    fc.assert(
      fc.property(pedidoCualquiera, (pedido) => {
        const calculado = calcular(pedido);
        const guardado = JSON.parse(JSON.stringify(calculado)) as Honorario;
        expect(reproducir(guardado, despues)).toEqual({ ok: true, valor: calculado });
      }),
    );
  });

  test('el convenido se reparte sin perder un centavo y sin depender del orden', () => {
    const centavos = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(pedidoCualquiera, centavos, (pedido, demas) => {
        const honorario = calcular(pedido);
        const convenido = new Decimal(demas).div(100).plus(honorario.honorario).toFixed(2);
        const reparto = repartirConvenido(honorario, convenido);
        expect(sumar(reparto.map((r) => r.monto))).toBe(convenido);
        const alReves = repartirConvenido({ tareas_valores: [...honorario.tareas_valores].reverse() }, convenido);
        expect(alReves.reverse()).toEqual(reparto);
      }),
    );
  });
});

type Armar = (cantidad: string) => Record<string, unknown>;
const medidas: [string, string, string | null, Armar][] = [
  ['superficie', 'civil.proyecto', 'primera', (c) => obra('2.1', c)],
  [
    'superficie de vivienda',
    'civil.vivienda_unifamiliar',
    'segunda',
    (c) => ({ superficies: [cubierta(c)], items: {} }),
  ],
  ['superficie a medir', 'civil.medicion', 'primera', (c) => ({ superficie: c })],
  ['superficie a demoler', 'civil.demolicion', 'primera', (c) => ({ tipo: 'tradicional', superficie: c })],
  ['monto', 'civil.representacion_tecnica', 'primera', (c) => ({ monto: c })],
  ['HP', 'electromecanico.proyecto', 'industrial', (c) => ({ hp: c })],
  ['bocas', 'electricidad.proyecto', 'nivel_1', (c) => ({ bocas: String(Math.ceil(Number(c))) })],
  ['kW', 'electricidad.declaracion_conformidad', 'nivel_2', (c) => ({ potencia_kw: c, simultaneidad: '85' })],
  ['litros', 'electromecanico.recipientes_a_presion', 'industrial', (c) => ({ recipientes: [{ litros: c }] })],
  ['metros', 'gas.proyecto', null, (c) => ({ metros_caneria: c })],
];
const cubierta = (cantidad: string) => ({ cantidad, tipo_superficie: 'cubierta_m2' });
const obra = (codigo: string, cantidad: string) => ({ tipo_obra: { [codigo]: { superficies: [cubierta(cantidad)] } } });

test.each(medidas)('más %s nunca cuesta menos', (_, clave, categoria, armar) => {
  const catalogo = catalogoDelTarifario();
  const segmento_tarea = idDeTarea(catalogo, clave);
  const cantidad = fc.integer({ min: 1, max: 500_000 }).map((n) => new Decimal(n).div(100).toFixed(2));
  const costar = (fecha: string, c: string) =>
    new Decimal(
      calcularCon(catalogo, {
        fecha,
        segmento: clave.split('.')[0] ?? '',
        factor_coeficiente: '1.3',
        categoria,
        tareas_valores: [{ segmento_tarea, parametros: armar(c) as never }],
      }).honorario,
    );
  fc.assert(
    fc.property(fechasConTarifa(catalogo, [segmento_tarea]), cantidad, cantidad, (fecha, a, b) => {
      const [menos, mas] = Number(a) < Number(b) ? [a, b] : [b, a];
      expect(costar(fecha, mas).gte(costar(fecha, menos))).toBe(true);
    }),
  );
});
