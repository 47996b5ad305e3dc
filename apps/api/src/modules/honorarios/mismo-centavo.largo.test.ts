import { direccionDeRuta } from '@colega/contract/route';
import type { ListasEnVigor } from '@colega/domain/colegio';
import {
  type Catalogo,
  type CatalogoPublicado,
  calcularHonorario,
  construirCatalogo,
  type Honorario,
  leerPublicado,
  type Paso,
  type PedidoDeCalculo,
} from '@colega/domain/honorarios';
import { Decimal, formatImporte, sumar } from '@colega/domain/importes';
import { comoPedido, leerEjemplos } from '@colega/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuerpoDePresupuesto, renderPresupuesto } from '../../documents/presupuesto.ts';
import { EMISOR_DE_MUESTRA } from '../../testing/documents/emisor-de-muestra.ts';
import { leerTexto } from '../../testing/documents/leer-papel.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { leerListasEnVigor } from '../colegio/leer-colegio.service.ts';
import { importeDelCargo } from '../legajos/vida/importe-del-cargo.ts';
import { calcular } from './calculos.service.ts';
import { crearCatalogoVivo } from './catalogo-vivo.ts';
import { armarPresupuesto } from './presupuesto.service.ts';

const CUANTOS = 10_000;
/** Each is printed, and read as whoever is given it reads it. */
const IMPRESOS = 48;
const SEMILLA = 20_261_127;
const POR_LA_RED = 200;

let e: Escenario;
let delNavegador: Catalogo;
let delServidor: Catalogo;
let listas: ListasEnVigor;
beforeAll(async () => {
  e = await crearEscenario();
  const { body } = await e.prueba.app.inject(direccionDeRuta('/calculo_honorarios/catalogo'));
  const leido = construirCatalogo(leerPublicado(JSON.parse(body) as CatalogoPublicado));
  if (!leido.ok) throw new Error(JSON.stringify(leido.problema));
  delNavegador = leido.valor;
  listas = await leerListasEnVigor(e.db);
  delServidor = await crearCatalogoVivo().alDia(e.db);
});
afterAll(() => e.prueba.cerrar());

/** Another figure in the place of each that a person types; what is no figure stays. */
const otrasCifras = (valor: unknown, cifra: () => string): unknown => {
  if (typeof valor === 'string') return /^\d+(\.\d+)?$/.test(valor) ? cifra() : valor;
  if (Array.isArray(valor)) return valor.map((uno) => otrasCifras(uno, cifra));
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([clave, uno]) => [clave, otrasCifras(uno, cifra)]));
};

const armarPedidos = (catalogo: Catalogo): PedidoDeCalculo[] => {
  const ejemplos = leerEjemplos().map(({ ejemplo }) => comoPedido(ejemplo, catalogo));
  const ultima = catalogo.resoluciones.at(-1)?.vigente_desde ?? '';
  const dia = fc.date({
    min: new Date('2014-12-30'),
    max: new Date(Date.parse(ultima) + 200 * 86_400_000),
    noInvalidDate: true,
  });
  const entera = fc.integer({ min: 1, max: 99 }).map(String);
  const conCentavos = fc.integer({ min: 1, max: 2_000_000 }).map((n) => (n / 100).toFixed(2));
  const cifras = fc.array(fc.oneof({ weight: 2, arbitrary: entera }, conCentavos), { minLength: 40, maxLength: 40 });
  const uno = fc
    .record({
      base: fc.constantFrom(...ejemplos),
      fecha: dia.map((fecha) => fecha.toISOString().slice(0, 10)),
      factor_coeficiente: fc.constantFrom('1.2', '1.3', '1.45'),
      cifras: fc.option(cifras, { freq: 2 }),
    })
    .map(({ base, fecha, factor_coeficiente, cifras: otras }) => {
      let i = 0;
      const cifra = () => otras?.[i++ % 40] ?? '1';
      const tareas_valores = otras
        ? (otrasCifras(base.tareas_valores, cifra) as PedidoDeCalculo['tareas_valores']).map((tarea, n) => ({
            ...tarea,
            segmento_tarea: base.tareas_valores[n]?.segmento_tarea ?? 0,
          }))
        : base.tareas_valores;
      return { ...base, fecha, factor_coeficiente, tareas_valores };
    });
  return fc.sample(uno, { numRuns: CUANTOS, seed: SEMILLA });
};

const importesDe = (pasos: readonly Paso[]): string[] =>
  pasos.flatMap((paso) => [formatImporte(paso.importe), ...importesDe(paso.pasos)]);

const presupuestoDe = (pedido: PedidoDeCalculo, honorario_convenido?: string) => {
  const momento = { ahora: new Date('2026-11-27T15:00:00Z'), hoy: '2026-11-27' };
  const deQuien = { listas, colegio: EMISOR_DE_MUESTRA, profesional: null };
  return armarPresupuesto(
    delServidor,
    { pedido, para: '', vence: '2026-12-12', honorario_convenido, nota: '' },
    momento,
    deQuien,
  );
};

const enElPapel = (pedido: PedidoDeCalculo) => {
  const { minimo, tareas, total, pasos } = cuerpoDePresupuesto(presupuestoDe(pedido));
  return { minimo, total: total[1], tareas: tareas.map(([, monto]) => monto), pasos: pasos.map((p) => p.importe) };
};

const comoEnElPapel = ({ honorario, tareas_valores, pasos }: Honorario) => ({
  ...{ minimo: formatImporte(honorario), total: formatImporte(honorario) },
  tareas: tareas_valores.map((tarea) => formatImporte(tarea.honorario_determinado)),
  pasos: importesDe(pasos),
});

test('10.000 pedidos dan el mismo centavo en el navegador, en el servidor y en el papel', async () => {
  const pedidos = armarPedidos(delServidor);
  let calculados = 0;
  for (const [i, pedido] of pedidos.entries()) {
    const navegador = calcularHonorario(JSON.parse(JSON.stringify(pedido)), delNavegador);
    const servidor = calcularHonorario(pedido, delServidor);
    expect(navegador, JSON.stringify(pedido)).toEqual(servidor);
    if (!navegador.ok) continue;
    calculados += 1;
    expect(enElPapel(pedido)).toEqual(comoEnElPapel(navegador.valor));
    if (i % (CUANTOS / POR_LA_RED) !== 0) continue;
    const respuesta = await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: pedido });
    // What the tariff that follows would change is said beside the calculation.
    const { proximo: _, ...calculo } = respuesta.json();
    expect(calculo).toEqual(JSON.parse(JSON.stringify(calcular(delNavegador, pedido))));
  }
  // a sample that is refused proves little
  expect(calculados).toBeGreaterThan(CUANTOS / 2);
});

const conUnCentavoMas = (honorario: string): string => new Decimal(honorario).plus('0.01').toFixed(2);

test('el CEP y el timbrado de 2.000 presupuestos son, al centavo, los que se cobrarían de ese honorario ese día', () => {
  const pedidos = armarPedidos(delServidor).slice(0, 2_000);
  let mirados = 0;
  for (const pedido of pedidos) {
    const navegador = calcularHonorario(JSON.parse(JSON.stringify(pedido)), delNavegador);
    if (!navegador.ok) continue;
    const { honorario, fecha } = navegador.valor;
    for (const convenido of [undefined, conUnCentavoMas(honorario)]) {
      const { del_colegio, convenido: enPapel } = cuerpoDePresupuesto(presupuestoDe(pedido, convenido));
      if (!del_colegio) continue;
      mirados += 1;
      const monto = convenido ?? honorario;
      const suyos = (['cep', 'timbrados'] as const).map((circuito) =>
        importeDelCargo(listas, circuito, { monto, fecha, traido: { cep: null, timbrados: null } }),
      );
      expect(enPapel).toBe(convenido === undefined ? null : formatImporte(convenido));
      expect(del_colegio.renglones.map(({ importe }) => importe)).toEqual(suyos.map((uno) => formatImporte(uno)));
      expect(del_colegio.total).toBe(formatImporte(sumar(suyos)));
    }
  }
  expect(mirados).toBeGreaterThan(1_000);
});

/** A machine that does other things too takes a second to print and read each. */
const PLAZO_MS = 180_000;

/** A figure, wherever the paper breaks its line. */
const sinBlancos = (texto: string): string => texto.replace(/\s+/g, '');

test(
  `en ${IMPRESOS} papeles impresos se leen el mismo mínimo y los mismos importes que da el navegador`,
  async () => {
    const pedidos = armarPedidos(delServidor).filter((pedido) => calcularHonorario(pedido, delNavegador).ok);
    const cada = Math.floor(pedidos.length / IMPRESOS);
    const impresos = pedidos.filter((_, i) => i % cada === 0).slice(0, IMPRESOS);
    expect(impresos).toHaveLength(IMPRESOS);
    for (const pedido of impresos) {
      const navegador = calcularHonorario(JSON.parse(JSON.stringify(pedido)), delNavegador);
      if (!navegador.ok) throw new Error(JSON.stringify(navegador.problema));
      const papel = sinBlancos(leerTexto(await renderPresupuesto(presupuestoDe(pedido))));
      const { minimo, tareas, pasos } = comoEnElPapel(navegador.valor);
      expect(papel).toContain(sinBlancos(`Honorario mínimo${minimo}`));
      const faltan = [minimo, ...tareas, ...pasos].filter((dicho) => !papel.includes(sinBlancos(dicho)));
      expect(faltan, JSON.stringify(pedido)).toEqual([]);
    }
  },
  PLAZO_MS,
);
