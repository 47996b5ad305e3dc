import { RECARGO_MENSUAL_MAXIMO } from '../../dinero/liquidaciones/recargo.ts';
import { type Fecha, sumarDias } from '../../fechas/fecha.ts';
import type { Problema } from '../../resultado/problema.ts';
import type { CodigoDeColegio } from '../codigos.ts';
import { parseTelefonos, validarOficina } from '../oficinas.ts';
import type { ClaveDePlazo } from '../plazos.ts';
import { largosDePlazo, validarNombreDeOficina } from '../validar.ts';
import { validarCelda } from './celdas.ts';
import type { ClaveDeLista } from './claves.ts';
import {
  type ColumnaDeLista,
  columnasDe,
  DE_LOS_BANCOS,
  LISTAS_DEL_COLEGIO,
  type OpcionesDelColegio,
} from './columnas.ts';
import { cambiaElOrden } from './comparar.ts';
import { dicenLoMismo, type FilaDeLista, identidadDe } from './versiones.ts';

type Problemas = Problema<CodigoDeColegio>[];

export type ListaPropuesta = { vigente_desde: Fecha; norma: string; filas: readonly FilaDeLista[] };
/**
 * `primer_dia` is today while nothing was done yet with the lists that came with the program (S-1137), and tomorrow after it, but of a list
 * that nothing is calculated with; `anteriores`, what would be in force that day without it; `en_uso`, the kinds of block that somebody has.
 */
export type ContextoDeLista = OpcionesDelColegio & {
  hoy: Fecha;
  primer_dia: Fecha;
  anteriores: readonly FilaDeLista[];
  en_uso: readonly string[];
};

/** S-1008: three years ahead, for the holidays that a law says beforehand. */
const ANTICIPACION_DIAS = 1_096;
export const MAXIMO_DE_FILAS_DE_LISTA = 400;
const LARGO_DE_NORMA = 120;

const enFila = (i: number, columna: string): string => `filas.${i}.${columna}`;

const validarVigencia = (
  { vigente_desde }: ListaPropuesta,
  { hoy, primer_dia }: Pick<ContextoDeLista, 'hoy' | 'primer_dia'>,
): Problemas => {
  const codigo = primer_dia <= hoy ? 'lista_antes_de_hoy' : 'lista_desde_el_pasado';
  if (vigente_desde < primer_dia) return [{ codigo, campo: 'vigente_desde' }];
  const lejana = vigente_desde > sumarDias(hoy, ANTICIPACION_DIAS);
  return lejana ? [{ codigo: 'lista_lejana', campo: 'vigente_desde' }] : [];
};

const validarNorma = ({ norma }: ListaPropuesta): Problemas => {
  if (norma.trim() === '') return [{ codigo: 'dato_requerido', campo: 'norma' }];
  if (norma.length > LARGO_DE_NORMA)
    return [{ codigo: 'celda_larga', campo: 'norma', datos: { maximo: LARGO_DE_NORMA } }];
  return [];
};

const validarCeldas = (columnas: readonly ColumnaDeLista[], filas: readonly FilaDeLista[]): Problemas =>
  filas.flatMap((fila, i) =>
    columnas.flatMap((columna) => {
      const problema = validarCelda(columna, fila[columna.clave] ?? '');
      return problema
        ? [{ ...problema, campo: enFila(i, columna.oculta ? primeraVisible(columnas) : columna.clave) }]
        : [];
    }),
  );

const primeraVisible = (columnas: readonly ColumnaDeLista[]): string =>
  columnas.find(({ oculta }) => !oculta)?.clave ?? '';

/** The row that repeats another is told at what a person reads of it. */
const validarRepetidas = (lista: ClaveDeLista, filas: readonly FilaDeLista[]): Problemas => {
  const { columnas, identifica } = LISTAS_DEL_COLEGIO[lista];
  const donde = identifica.find((clave) => columnas.some((una) => una.clave === clave && !una.oculta));
  const vistas = new Set<string>();
  return filas.flatMap((fila, i) => {
    const identidad = identidadDe(lista, fila);
    if (identidad.replaceAll('·', '') === '' && !donde) return [];
    const repetida = vistas.has(identidad);
    vistas.add(identidad);
    return repetida ? [{ codigo: 'fila_repetida' as const, campo: enFila(i, donde ?? primeraVisible(columnas)) }] : [];
  });
};

const validarFijas = (lista: ClaveDeLista, filas: readonly FilaDeLista[]): Problemas => {
  const { fijas, columnas } = LISTAS_DEL_COLEGIO[lista];
  if (!fijas) return [];
  const opciones = columnas.find(({ clave }) => clave === fijas.columna)?.opciones ?? [];
  return fijas.valores
    .filter((valor) => !filas.some((fila) => fila[fijas.columna] === valor))
    .map((valor) => ({
      codigo: 'fila_que_falta' as const,
      campo: 'filas',
      datos: { cual: opciones.find((una) => una.valor === valor)?.nombre ?? valor },
    }));
};

const anioDe = (fecha: string): number => Number(fecha.slice(0, 4));

const validarFeriados = ({ filas, vigente_desde }: ListaPropuesta, { anteriores }: ContextoDeLista): Problemas => {
  const antes = filas.flatMap(({ fecha = '' }, i) =>
    fecha < vigente_desde ? [{ codigo: 'feriado_antes_de_regir' as const, campo: enFila(i, 'fecha') }] : [],
  );
  const anios = new Set(filas.map(({ fecha = '' }) => anioDe(fecha)));
  const ultimo = Math.max(...anios);
  const delMedio = Array.from(
    { length: Math.max(0, Math.min(10, ultimo - anioDe(vigente_desde) - 1)) },
    (_, i) => anioDe(vigente_desde) + 1 + i,
  );
  // Without its holidays, a year in the middle, or one whose holidays the version before has, would be counted as one of working days alone.
  const salteados = [...new Set([...anteriores.map(({ fecha = '' }) => anioDe(fecha)), ...delMedio])]
    .filter((anio) => !anios.has(anio))
    .map((anio) => ({ codigo: 'anio_salteado' as const, campo: 'filas', datos: { anio } }));
  return [...antes, ...salteados];
};

const validarPlazos = ({ filas }: ListaPropuesta): Problemas =>
  filas.flatMap(({ plazo, dias }, i) => {
    const { minimo, maximo } = largosDePlazo(plazo as ClaveDePlazo);
    if (Number(dias) >= minimo && Number(dias) <= maximo) return [];
    return [{ codigo: 'plazo_de_otro_largo' as const, campo: enFila(i, 'dias'), datos: { minimo, maximo } }];
  });

const validarCupones = ({ filas }: ListaPropuesta): Problemas =>
  filas.flatMap(({ dias_primer_vencimiento: primero, dias_ultimo_vencimiento: ultimo }, i) =>
    Number(primero) > Number(ultimo)
      ? [{ codigo: 'vencimientos_al_reves' as const, campo: enFila(i, 'dias_ultimo_vencimiento') }]
      : [],
  );

const validarControl = ({ filas }: ListaPropuesta, { rubros }: ContextoDeLista): Problemas =>
  rubros
    .filter(({ valor }) => !filas.some((fila) => (fila.rubros ?? '').split(',').includes(valor)))
    .map(({ nombre }) => ({ codigo: 'rubro_sin_control' as const, campo: 'filas', datos: { rubro: nombre } }));

/** Whoever has one keeps it: it is no longer put, and is lifted one by one. */
const validarBloqueos = ({ filas }: ListaPropuesta, { en_uso, anteriores }: ContextoDeLista): Problemas =>
  en_uso
    .filter((clave) => !filas.some((fila) => fila.clave === clave))
    .map((clave) => ({
      codigo: 'bloqueo_en_uso' as const,
      campo: 'filas',
      datos: { nombre: anteriores.find((fila) => fila.clave === clave)?.nombre ?? clave },
    }));

/** No surcharge that the ledger would refuse. Any of the three may be nought: it is not charged (S-1132). */
const validarTasas = ({ filas }: ListaPropuesta): Problemas =>
  filas.flatMap(
    ({ clave, tasa }, i): Problemas =>
      clave === 'recargo_mensual' && Number(tasa) > Number(RECARGO_MENSUAL_MAXIMO)
        ? [{ codigo: 'recargo_de_mas' as const, campo: enFila(i, 'tasa') }]
        : [],
  );

/** None in a district that is closed, and each with where to call. */
const validarOficinas = ({ filas }: ListaPropuesta, { distritos }: ContextoDeLista): Problemas => {
  const cerrados = new Set(distritos.flatMap(({ valor, cerrada }) => (cerrada ? [valor] : [])));
  const nombres = filas.map(({ nombre = '' }) => nombre);
  return filas.flatMap(({ nombre = '', distrito = '', telefonos = '', correo = '' }, i) =>
    [
      ...validarNombreDeOficina(nombre, nombres.slice(0, i)),
      ...validarOficina({ telefonos: parseTelefonos(telefonos), correo }),
      ...(cerrados.has(distrito) ? [{ codigo: 'distrito_que_no_esta' as const, campo: 'distrito' }] : []),
    ].map((problema) => ({ ...problema, campo: enFila(i, problema.campo ?? 'nombre') })),
  );
};

const DE_UN_COBRADOR = ['tasa', 'dias_habiles', 'se_usa'] as const;

/** With nothing agreed nothing is told of what it keeps; in how many days it deposits is always said. */
const validarCobradores = ({ filas }: ListaPropuesta): Problemas =>
  filas.flatMap((fila, i): Problemas => {
    const esDeLosBancos = fila.cobrador === DE_LOS_BANCOS;
    return DE_UN_COBRADOR.flatMap((columna): Problemas => {
      const vacia = (fila[columna] ?? '') === '';
      if (esDeLosBancos && !vacia) return [{ codigo: 'banco_solo_con_tolerancia', campo: enFila(i, columna) }];
      return esDeLosBancos || !vacia || columna === 'tasa'
        ? []
        : [{ codigo: 'dato_requerido', campo: enFila(i, columna) }];
    });
  });

const PROPIAS: Partial<Record<ClaveDeLista, (propuesta: ListaPropuesta, contexto: ContextoDeLista) => Problemas>> = {
  tasas: validarTasas,
  feriados: validarFeriados,
  plazos: validarPlazos,
  plazos_de_cupones: validarCupones,
  control: validarControl,
  bloqueos: validarBloqueos,
  oficinas: validarOficinas,
  cobradores: validarCobradores,
};

const esIgual = (lista: ClaveDeLista, { filas }: ListaPropuesta, { anteriores }: ContextoDeLista): boolean =>
  filas.length === anteriores.length &&
  filas.every((fila) => anteriores.some((otra) => dicenLoMismo(lista, fila, otra) && fila.norma === otra.norma)) &&
  !(lista === 'control' && cambiaElOrden(lista, anteriores, filas));

/** What is wrong with a list that is being prepared, each at its cell: browser and server ask the same. */
export const validarLista = (lista: ClaveDeLista, propuesta: ListaPropuesta, contexto: ContextoDeLista): Problemas => {
  const { filas } = propuesta;
  const deLaLista = [...validarVigencia(propuesta, contexto), ...validarNorma(propuesta)];
  if (filas.length === 0) return [...deLaLista, { codigo: 'lista_sin_filas', campo: 'filas' }];
  if (filas.length > MAXIMO_DE_FILAS_DE_LISTA)
    return [...deLaLista, { codigo: 'lista_larga', campo: 'filas', datos: { maximo: MAXIMO_DE_FILAS_DE_LISTA } }];
  const deCeldas = [
    ...validarCeldas(columnasDe(lista, contexto), filas),
    ...validarRepetidas(lista, filas),
    ...validarFijas(lista, filas),
  ];
  if (deCeldas.length > 0) return [...deLaLista, ...deCeldas];
  const propias = PROPIAS[lista]?.(propuesta, contexto) ?? [];
  const iguales = propias.length === 0 && esIgual(lista, propuesta, contexto);
  return [...deLaLista, ...propias, ...(iguales ? [{ codigo: 'lista_igual' as const, campo: 'filas' }] : [])];
};
