import { Decimal } from '../../importes/decimal.ts';
import type { Problema } from '../../resultado/problema.ts';
import type { DatosDelCatalogo } from '../datos/datos-del-catalogo.ts';
import { cifrasQueFaltan, prepararResolucion } from '../resolucion-en-uso.ts';
import type { CeldaDeArancel, RenglonDeArancel, TablaDeArancel } from './celda.ts';
import { type LoPreparado, leerCelda, type ProblemaDeCelda } from './escribir-celdas.ts';
import { fuenteDeRenglon, fuenteEn } from './normas.ts';
import { armarRuta, type ContenidoDeArancel, mapaEn, SEPARADOR, textoEn } from './ruta-de-celda.ts';
import { celdasDe } from './tablas-de-arancel.ts';

export type CodigoDePreparacion =
  | ProblemaDeCelda['codigo']
  | 'cifra_mayor_a_cero'
  | 'porcentaje_mayor_a_cien'
  | 'tramo_sin_fin'
  | 'tramo_que_no_crece'
  | 'ultimo_tramo_con_fin'
  | 'incidencias_que_no_suman'
  | 'categorias_que_no_cubren'
  | 'falta_la_norma'
  | 'cifra_sin_norma'
  | 'arancel_incompleto';

/** `campo` is the place of a cell, of a source, or the key of a table. */
export type ProblemaDePreparacion = Problema<CodigoDePreparacion> & { campo: string };

const sinLeer = ({ contenido, sin_leer }: LoPreparado, celdas: readonly CeldaDeArancel[]): ProblemaDePreparacion[] =>
  celdas.flatMap((celda) => {
    const escrito = sin_leer[celda.ruta];
    if (escrito === undefined) return [];
    const leida = leerCelda(contenido, celda, escrito);
    return leida.ok ? [] : [{ ...leida.problema, campo: celda.ruta }];
  });

const deCelda = ({ tipo, valor, ruta }: CeldaDeArancel): ProblemaDePreparacion[] => {
  if (valor === '' && tipo !== 'tope') return [{ codigo: 'cifra_vacia', campo: ruta }];
  if (tipo === 'importe' && new Decimal(valor).isZero()) return [{ codigo: 'cifra_mayor_a_cero', campo: ruta }];
  const dePorcentaje = tipo === 'porcentaje' && /^\d/.test(valor) && new Decimal(valor).gt(100);
  return dePorcentaje ? [{ codigo: 'porcentaje_mayor_a_cien', campo: ruta }] : [];
};

const deTramos = ({ renglones }: TablaDeArancel): ProblemaDePreparacion[] =>
  renglones.flatMap(({ lista, celdas }, i): ProblemaDePreparacion[] => {
    const [tope] = celdas;
    if (lista === null || !tope) return [];
    const ultimo = renglones[i + 1]?.lista !== lista;
    const anterior = renglones[i - 1]?.lista === lista ? renglones[i - 1]?.celdas[0]?.valor : undefined;
    const campo = tope.ruta;
    if (ultimo) return tope.valor === '' ? [] : [{ codigo: 'ultimo_tramo_con_fin', campo }];
    if (tope.valor === '') return [{ codigo: 'tramo_sin_fin', campo }];
    const crece = new Decimal(tope.valor).gt(anterior || 0);
    return crece
      ? []
      : [{ codigo: 'tramo_que_no_crece', campo, datos: { anterior: (anterior || '0').replace('.', ',') } }];
  });

const RESPUESTAS = 8;

/** A figure that is missing is told beside it, and not of what it would add up to. */
const deTabla = ({ clave, renglones }: TablaDeArancel): ProblemaDePreparacion[] => {
  const valores = renglones.map(({ celdas }) => celdas.map((celda) => celda?.valor ?? ''));
  if (valores.flat().includes('')) return [];
  if (clave === 'estado_obra') {
    const suma = valores.reduce((total, [uno]) => total.plus(uno ?? 0), new Decimal(0));
    const dicho = suma.toFixed().replace('.', ',');
    return suma.eq(100) ? [] : [{ codigo: 'incidencias_que_no_suman', campo: clave, datos: { suma: dicho } }];
  }
  if (clave === 'vivienda_unifamiliar') {
    const cubren = valores.flatMap(([desde, hasta]) => {
      const largo = Math.min(RESPUESTAS + 1, Math.max(0, Number(hasta) - Number(desde) + 1));
      return Array.from({ length: largo }, (_, i) => Number(desde) + i);
    });
    const todas = Array.from({ length: RESPUESTAS + 1 }, (_, i) => i);
    return cubren.join() === todas.join() ? [] : [{ codigo: 'categorias_que_no_cubren', campo: clave }];
  }
  return [];
};

const estaLleno = ({ celdas }: RenglonDeArancel): boolean =>
  celdas.every((celda) => celda === null || celda.valor !== '' || celda.tipo === 'tope');

const DE_TRAMO = ['hasta', 'porcentaje', 'ur'];
const tramosDe = (contenido: ContenidoDeArancel, lista: string): string[] =>
  mapaEn(contenido, lista).map(([i]) => DE_TRAMO.map((clave) => textoEn(contenido, armarRuta(lista, i, clave))).join());

/** At which place of the base a bracket was, the same: of two alike, the last one is the one that was there. -1 of one that came in. */
const lugarEnLaBase = (tramos: readonly string[], deLaBase: readonly string[], lugar: number): number => {
  const desdeElFin = tramos.slice(lugar).filter((uno) => uno === tramos[lugar]).length;
  const iguales = deLaBase.flatMap((uno, i) => (uno === tramos[lugar] ? i : []));
  return iguales.at(-desdeElFin) ?? -1;
};

/**
 * Where another came in before it, a bracket is at another place and the same. Where the one before it went, it begins where that one began: it is
 * another one, and no other says so.
 */
const estaba = (contenido: ContenidoDeArancel, base: ContenidoDeArancel, lista: string, clave: string): boolean => {
  const [tramos, deLaBase] = [tramosDe(contenido, lista), tramosDe(base, lista)];
  const lugar = Number(clave.slice(lista.length + 1));
  const antes = lugarEnLaBase(tramos, deLaBase, lugar);
  if (antes < 0) return false;
  if (lugar === 0) return antes === 0;
  const elDeAntes = lugarEnLaBase(tramos, deLaBase, lugar - 1);
  return elDeAntes < 0 || elDeAntes === antes - 1;
};

const diceNorma = (contenido: ContenidoDeArancel, renglon: RenglonDeArancel): boolean => {
  const fuente = fuenteDeRenglon(contenido, renglon);
  return 'norma' in fuente && fuente.norma !== '';
};

/**
 * Where a figure changed, what nobody confirmed is no source of it: a person reads the norm and says which, of its row. Of what came whole and
 * says none (how a task is divided, of a tariff begun from nothing) it is asked with the others: once somebody said anything (S-1127).
 */
const sinNorma = (contenido: ContenidoDeArancel, base: ContenidoDeArancel, tablas: readonly TablaDeArancel[]) => {
  const renglones = tablas.flatMap((tabla) => tabla.renglones);
  const cambio = (renglon: RenglonDeArancel): boolean =>
    renglon.lista === null
      ? renglon.celdas.some((celda) => celda && celda.valor !== textoEn(base, celda.ruta))
      : !estaba(contenido, base, renglon.lista, renglon.clave);
  const cambiados = new Set(renglones.filter(cambio));
  const otraFuente = (renglon: RenglonDeArancel): boolean =>
    JSON.stringify(fuenteDeRenglon(contenido, renglon)) !== JSON.stringify(fuenteDeRenglon(base, renglon));
  const empezada = cambiados.size > 0 || renglones.some(otraFuente);
  const porLlenar = new Set(renglones.filter((renglon) => !estaLleno(renglon)).map(({ norma }) => norma));
  const renglonesDe = new Map<string, number>();
  for (const { norma } of renglones) renglonesDe.set(norma, (renglonesDe.get(norma) ?? 0) + 1);
  return [...renglonesDe.keys()].flatMap((campo): ProblemaDePreparacion[] => {
    const deSuTabla = fuenteEn(contenido, campo);
    const sinDecir = renglones.filter((renglon) => renglon.norma === campo && !diceNorma(contenido, renglon));
    const faltan = sinDecir.filter((renglon) => cambiados.has(renglon));
    // where the table has none, or all of it changed, the norm that is asked is of the table
    const esDeLaTabla = !('supuesto' in deSuTabla) || faltan.length === renglonesDe.get(campo);
    if (faltan.length > 0) {
      const campos = esDeLaTabla ? [campo] : faltan.map(({ suya }) => suya);
      return campos.map((uno) => ({ codigo: 'falta_la_norma', campo: uno }));
    }
    const sePide = empezada && !porLlenar.has(campo) && sinDecir.length > 0 && 'norma' in deSuTabla;
    return sePide ? [{ codigo: 'cifra_sin_norma', campo }] : [];
  });
};

/** Where the reader of a tariff writes a place with dots, the one that a person is taken to. */
const lugarDe = (ruta: string, tablas: readonly TablaDeArancel[]): string => {
  const renglones = tablas.flatMap((tabla) => tabla.renglones);
  const lugares = renglones.flatMap(({ celdas, norma, suya }) => [
    ...celdas.flatMap((celda) => celda?.ruta ?? []),
    norma,
    suya,
  ]);
  const suyos = lugares.filter((lugar) => `${ruta}.`.startsWith(`${lugar.replaceAll(SEPARADOR, '.')}.`));
  return suyos.sort((uno, otro) => otro.length - uno.length)[0] ?? ruta;
};

const VIGENCIA_CUALQUIERA = { id: 0, nombre: '-', vigente_desde: '2015-01-01', vigente_hasta: null };

/** All that keeps those figures from being published, each at its place. */
export const problemasDePreparacion = (
  preparado: LoPreparado,
  base: ContenidoDeArancel,
  tablas: readonly TablaDeArancel[],
  datos: DatosDelCatalogo,
): ProblemaDePreparacion[] => {
  const celdas = celdasDe(tablas);
  const propios = [
    ...sinLeer(preparado, celdas),
    ...celdas.filter(({ ruta }) => !Object.hasOwn(preparado.sin_leer, ruta)).flatMap(deCelda),
    ...tablas.flatMap((tabla) => [...deTramos(tabla), ...deTabla(tabla)]),
    ...sinNorma(preparado.contenido, base, tablas),
  ];
  if (propios.length > 0) return propios;
  const { resolucion, problemas } = prepararResolucion({ ...preparado.contenido, ...VIGENCIA_CUALQUIERA }, '', datos);
  return [...problemas, ...cifrasQueFaltan(resolucion, datos)].map(({ ruta, motivo }) => ({
    ...{ codigo: 'arancel_incompleto', campo: lugarDe(ruta, tablas), datos: { donde: ruta, motivo } },
  }));
};
