import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, sumar } from '../../importes/decimal.ts';
import { archivosDeData, catalogoDeData } from '../../testing/catalogo-de-data.ts';
import { comoPedido, leerEjemplos } from '../../testing/ejemplos-de-honorarios.ts';
import { calcularHonorario } from '../calcular-honorario.ts';
import { type Catalogo, construirCatalogo } from '../catalogo.ts';
import { datosDeArchivos } from '../datos/datos-de-archivos.ts';
import type { PedidoDeCalculo } from '../honorario.ts';
import { type AcumuladoDeEnsayo, acumular, CUANTOS_CAMBIAN_MAS, ensayoVacio, type LineaDeEnsayo } from './acumular.ts';
import { type ContratoPorEnsayar, doceMesesHasta, type Ensayado, ensayar } from './ensayar.ts';
import { TRAMOS_DE_VARIACION, tramoDe } from './tramos.ts';

const FECHA = '2030-04-01';
const publicado = catalogoDeData();

/** The last tariff with another unit and minimum, alone. */
const enPreparacion = (otra: object, cambiar: (datos: Record<string, unknown>) => void = () => {}): Catalogo => {
  const { datos } = datosDeArchivos(archivosDeData());
  const ultima = (datos.resoluciones as Record<string, unknown>[]).find((una) => una.vigente_hasta === null);
  datos.resoluciones = [{ ...ultima, ...otra, id: 0, nombre: 'En preparación', vigente_desde: FECHA }];
  cambiar(datos);
  const construido = construirCatalogo(datos);
  if (!construido.ok) throw new Error(JSON.stringify(construido.problema));
  return construido.valor;
};

const ultima = publicado.resoluciones.at(-1);
const subir = (valor: string, veces: string): string => new Decimal(valor).times(veces).toFixed(2);
const nuevo = enPreparacion({
  unidad_referencial: subir(ultima?.unidad_referencial ?? '1', '1.37'),
  honorario_minimo: subir(ultima?.honorario_minimo ?? '1', '1.11'),
});

const pedidos: PedidoDeCalculo[] = leerEjemplos()
  .map(({ ejemplo }) => ({ ...comoPedido(ejemplo, publicado), fecha: ultima?.vigente_desde ?? '' }))
  .filter((pedido) => calcularHonorario(pedido, publicado).ok);

const contratoDe = (pedido: PedidoDeCalculo, veces = '1'): ContratoPorEnsayar => {
  const calculado = calcularHonorario(pedido, publicado);
  if (!calculado.ok) throw new Error(JSON.stringify(calculado.problema));
  const { honorario, tareas_valores } = calculado.valor;
  const honorario_convenido = subir(honorario, veces);
  return {
    importado: false,
    calculo: { pedido, honorario, honorario_convenido, tareas: tareas_valores.map((t) => t.honorario_determinado) },
  };
};
const unPedido = fc
  .record({
    base: fc.constantFrom(...pedidos),
    factor_coeficiente: fc.constantFrom('1.2', '1.3', '1.45'),
    veces: fc.constantFrom('1', '1.05', '3'),
  })
  .map(({ base, factor_coeficiente, veces }) => ({ pedido: { ...base, factor_coeficiente }, veces }));

test('de mil contratos al azar, cada mínimo nuevo es el mismo centavo que da el motor ese día', () => {
  const vistos = new Set<string>();
  for (const { pedido, veces } of fc.sample(unPedido, { numRuns: 1000, seed: 18 })) {
    const contrato = contratoDe(pedido, veces);
    const ensayado = ensayar(contrato, FECHA, nuevo);
    const motor = calcularHonorario({ ...pedido, fecha: FECHA }, nuevo);
    vistos.add(ensayado.clase);
    if (!motor.ok || ensayado.clase === 'sin_ensayar') throw new Error(JSON.stringify({ pedido, ensayado, motor }));
    expect(ensayado.ahora).toBe(motor.valor.honorario);
    expect(ensayado.antes).toBe(contrato.calculo?.honorario);
    expect(ensayado.diferencia).toBe(sumar([ensayado.ahora, `-${ensayado.antes}`]));
    expect(sumar(ensayado.partes.map(({ ahora }) => ahora))).toBe(ensayado.ahora);
    expect(sumar(ensayado.partes.map(({ antes }) => antes))).toBe(ensayado.antes);
    // three times the old minimum is over the new one
    if (veces !== '1.05') expect(ensayado.clase).toBe(veces === '3' ? 'alcanza' : 'comparado');
  }
  expect([...vistos].sort()).toEqual(['alcanza', 'comparado']);
});

test('cada contrato que no se puede calcular dice por qué', () => {
  const [pedido] = pedidos;
  if (!pedido) throw new Error('no hay ejemplos');
  const contrato = contratoDe(pedido);
  const con = (tareas_valores: PedidoDeCalculo['tareas_valores']): ContratoPorEnsayar =>
    contrato.calculo
      ? { ...contrato, calculo: { ...contrato.calculo, pedido: { ...pedido, tareas_valores } } }
      : contrato;
  const motivo = (uno: ContratoPorEnsayar, catalogo = nuevo) => {
    const ensayado = ensayar(uno, FECHA, catalogo);
    return ensayado.clase === 'sin_ensayar' ? ensayado.motivo : ensayado.clase;
  };
  const [tarea] = pedido.tareas_valores;
  if (!tarea) throw new Error('no hay tareas');
  const retirada = enPreparacion({}, (datos) => {
    for (const una of datos.segmento_tareas as { id: number; inhabilitado: boolean }[])
      if (una.id === tarea.segmento_tarea) una.inhabilitado = true;
  });
  expect(motivo({ calculo: null, importado: false })).toBe('manual');
  expect(motivo({ calculo: null, importado: true })).toBe('importado');
  expect(motivo(con([{ ...tarea, segmento_tarea: 99_999 }]))).toBe('tarea_inexistente');
  expect(motivo(contrato, retirada)).toBe('tarea_retirada');
  expect(motivo(con([tarea, tarea]))).toBe('otras_reglas');
  expect(motivo(con([{ ...tarea, parametros: {} }]))).toBe('datos_de_otro_formulario');
  expect(
    motivo(contrato.calculo ? { ...contrato, calculo: { ...contrato.calculo, honorario: '0.00' } } : contrato),
  ).toBe('sin_minimo');
  // the gravest explains the others
  expect(
    motivo(
      con([
        { ...tarea, parametros: {} },
        { ...tarea, segmento_tarea: 99_999 },
      ]),
    ),
  ).toBe('tarea_inexistente');
});

test('doce meses son hasta hoy, desde el día que sigue al mismo del otro año', () => {
  expect(doceMesesHasta('2026-11-28')).toEqual({ desde: '2025-11-29', hasta: '2026-11-28' });
  expect(doceMesesHasta('2028-02-29')).toEqual({ desde: '2027-03-01', hasta: '2028-02-29' });
  expect(doceMesesHasta('2027-02-28').desde).toBe('2026-03-01');
});

test.each([
  ['0.00', '0.00', 'igual'],
  ['0.01', '0.00', 'sube_hasta_5'],
  ['-0.01', '0.00', 'baja_hasta_5'],
  ['5.00', '5.00', 'sube_hasta_5'],
  ['5.01', '5.01', 'sube_hasta_10'],
  ['10.00', '10.00', 'sube_hasta_10'],
  ['100.00', '100.00', 'sube_hasta_100'],
  ['100.01', '100.01', 'sube_mas_de_100'],
  ['-50.00', '-50.00', 'baja_hasta_50'],
  ['-50.01', '-50.01', 'baja_mas_de_50'],
] as const)('una diferencia de %s, que es un %s %%, está en el tramo %s', (diferencia, porcentaje, tramo) => {
  expect(tramoDe({ diferencia, porcentaje })).toBe(tramo);
});

const centavos = fc.integer({ min: 1, max: 900_000_000 }).map((n) => new Decimal(n).div(100).toFixed(2));
const unEnsayado: fc.Arbitrary<Ensayado> = fc.oneof(
  fc.constantFrom<Ensayado>({ clase: 'sin_ensayar', motivo: 'manual' }, { clase: 'sin_ensayar', motivo: 'sin_minimo' }),
  fc
    .record({
      clase: fc.constantFrom('comparado' as const, 'alcanza' as const),
      a: centavos,
      b: centavos,
      igual: fc.boolean(),
    })
    .map(({ clase, a: antes, b, igual }): Ensayado => {
      const ahora = igual ? antes : b;
      const diferencia = new Decimal(ahora).minus(antes);
      const porcentaje = diferencia.times(100).div(antes).toFixed(2);
      const partes = [{ parte: '7', antes, ahora }];
      return { clase, antes, ahora, diferencia: diferencia.toFixed(2), porcentaje, partes };
    }),
);
const lineas: fc.Arbitrary<LineaDeEnsayo[]> = fc
  .array(fc.record({ rubro_id: fc.integer({ min: 1, max: 4 }), importado: fc.boolean(), ensayado: unEnsayado }), {
    maxLength: 80,
  })
  .map((todas) => todas.map((una, i) => ({ ...una, detalle_id: i + 1 })));

const todo = (unas: readonly LineaDeEnsayo[]): AcumuladoDeEnsayo => unas.reduce(acumular, ensayoVacio());
const total = (cuentas: Record<string, number>): number => Object.values(cuentas).reduce((a, b) => a + b, 0);

test('los totales, por donde se los mire, son la suma de las líneas, al centavo', () => {
  fc.assert(
    fc.property(lineas, (unas) => {
      const van = todo(unas);
      const comparadas = unas.flatMap(({ ensayado }) => (ensayado.clase === 'comparado' ? [ensayado] : []));
      const antes = sumar(comparadas.map((una) => una.antes));
      const ahora = sumar(comparadas.map((una) => una.ahora));
      expect(van.comparados).toEqual({ contratos: comparadas.length, antes, ahora });
      for (const partes of [van.rubros, van.partes]) {
        expect(sumar(Object.values(partes).map((una) => una.antes))).toBe(antes);
        expect(sumar(Object.values(partes).map((una) => una.ahora))).toBe(ahora);
        expect(Object.values(partes).reduce((n, { contratos }) => n + contratos, 0)).toBe(comparadas.length);
      }
      expect(van.importados).toBe(
        unas.filter(({ importado, ensayado }) => importado && ensayado.clase === 'comparado').length,
      );
      expect(van.suben + van.bajan + van.iguales).toBe(comparadas.length);
      expect(total(van.tramos)).toBe(comparadas.length);
      expect(van.tramos.igual ?? 0).toBe(van.iguales);
      expect(Object.keys(van.tramos).every((tramo) => TRAMOS_DE_VARIACION.some((uno) => uno === tramo))).toBe(true);
      expect(comparadas.length + van.alcanza.contratos + total(van.sin_ensayar)).toBe(unas.length);
      expect(van.contratos).toBe(unas.length);
    }),
  );
});

test('retomar de donde quedó da lo mismo que hacerlo de una vez, y los veinte son los que más cambian', () => {
  fc.assert(
    fc.property(lineas, fc.nat(), (unas, n) => {
      const corte = unas.length === 0 ? 0 : n % unas.length;
      const guardado = JSON.parse(JSON.stringify(todo(unas.slice(0, corte))));
      const van = unas.slice(corte).reduce(acumular, guardado);
      expect(van).toEqual(todo(unas));
      expect(van.mayores.length).toBeLessThanOrEqual(CUANTOS_CAMBIAN_MAS);
      const cambios = unas.flatMap(({ ensayado }) =>
        ensayado.clase === 'comparado' && Number(ensayado.diferencia) !== 0
          ? [Math.abs(Number(ensayado.porcentaje))]
          : [],
      );
      const losVeinte = cambios.sort((a, b) => b - a).slice(0, CUANTOS_CAMBIAN_MAS);
      expect(van.mayores.map(({ porcentaje }) => Math.abs(Number(porcentaje)))).toEqual(losVeinte);
    }),
  );
});
