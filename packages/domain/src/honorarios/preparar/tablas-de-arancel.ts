import type { NodoDeTipoObra } from '../../formularios/especiales/tipos-de-obra.ts';
import type { DatosDelCatalogo } from '../datos/datos-del-catalogo.ts';
import { NOMBRE_DE_UNIDAD } from '../obra/unidades.ts';
import { type CeldaDeArancel, celdaDe, type RenglonDeArancel, type TablaDeArancel, type TipoDeCelda } from './celda.ts';
import { rutaDeLaSuya } from './normas.ts';
import { armarRuta, type ContenidoDeArancel, mapaEn, textoEn } from './ruta-de-celda.ts';
import { tablasDeTarifas } from './tablas-de-tarifas.ts';

type Parte = (contenido: ContenidoDeArancel, datos: DatosDelCatalogo) => TablaDeArancel;

const GENERALES = [
  ['unidad_referencial', 'Unidad referencial (UR)', 'importe'],
  ['honorario_minimo', 'Honorario mínimo por tarea', 'importe'],
  ['factor_correccion', 'Factor de corrección', 'coeficiente'],
] as const;

const generales: Parte = (contenido) => ({
  ...{ clave: 'generales', titulo: 'Valores generales', encabezados: ['Valor'], columnas: ['Cifra'] },
  renglones: GENERALES.map(([clave, nombre, tipo]) => ({
    ...{ clave, nombres: [nombre], celdas: [celdaDe(contenido, clave, tipo)] },
    ...{ norma: armarRuta('fuentes', clave), suya: armarRuta('fuentes', clave), lista: null },
  })),
});

const deNorma = (contenido: ContenidoDeArancel, norma: string, renglon: string) => ({
  ...{ norma, suya: rutaDeLaSuya(contenido, norma, renglon) },
});

const escala: Parte = (contenido) => {
  const lista = armarRuta('tabla', 'escala', 'valores');
  return {
    ...{ clave: 'escala', titulo: 'Escala de honorarios', encabezados: ['Tramo'] },
    columnas: ['Hasta (UR)', 'Porcentaje'],
    renglones: mapaEn(contenido, lista).map(([i]) => ({
      ...{ clave: armarRuta(lista, i), nombres: [`Tramo ${Number(i) + 1}`], lista },
      ...deNorma(contenido, 'tabla/escala', armarRuta(lista, i)),
      celdas: [
        celdaDe(contenido, armarRuta(lista, i, 'hasta'), 'tope'),
        celdaDe(contenido, armarRuta(lista, i, 'porcentaje'), 'porcentaje'),
      ],
    })),
  };
};

/** A table of one figure for each key. */
const deMapa = (
  contenido: ContenidoDeArancel,
  clave: string,
  { tipo = 'coeficiente' as TipoDeCelda, nombres }: { tipo?: TipoDeCelda; nombres: (clave: string) => string[] },
): RenglonDeArancel[] => {
  const mapa = armarRuta('tabla', clave, 'valores');
  return mapaEn(contenido, mapa).map(([uno]) => ({
    ...{ clave: armarRuta(mapa, uno), nombres: nombres(uno), lista: null },
    ...deNorma(contenido, armarRuta('tabla', clave), armarRuta(mapa, uno)),
    celdas: [celdaDe(contenido, armarRuta(mapa, uno), tipo)],
  }));
};

const superficies: Parte = (contenido) => ({
  ...{ clave: 'factores_superficie', titulo: 'Factores por superficie', encabezados: ['Superficie'] },
  columnas: ['Factor'],
  renglones: deMapa(contenido, 'factores_superficie', { nombres: (clave) => [NOMBRE_DE_UNIDAD[clave] ?? clave] }),
});

const caminoA = (codigo: string, nodos: readonly NodoDeTipoObra[]): string[] => {
  for (const { key, descripcion, items } of nodos) {
    if (key === codigo) return [descripcion];
    const dentro = caminoA(codigo, items);
    if (dentro.length > 0) return [descripcion, ...dentro];
  }
  return [];
};

const tiposDeObra: Parte = (contenido, { tipo_obras }) => ({
  ...{ clave: 'coeficientes_tipo_obra', titulo: 'Coeficientes por tipo de obra', columnas: ['Coeficiente'] },
  encabezados: ['Código', 'Tipo de obra'],
  renglones: deMapa(contenido, 'coeficientes_tipo_obra', {
    nombres: (codigo) => [
      codigo,
      caminoA(
        codigo,
        tipo_obras.flatMap(({ items }) => items),
      ).join(', ') || nombreDeVivienda(contenido, codigo),
    ],
  }),
});

const VIVIENDA = armarRuta('tabla', 'vivienda_unifamiliar', 'valores');
const nombreDeVivienda = (contenido: ContenidoDeArancel, codigo: string): string => {
  const [i] = mapaEn(contenido, VIVIENDA).find(
    ([n]) => textoEn(contenido, armarRuta(VIVIENDA, n, 'codigo')) === codigo,
  ) ?? [''];
  const categoria = textoEn(contenido, armarRuta(VIVIENDA, i, 'descripcion'));
  return categoria === ''
    ? ''
    : `Vivienda unifamiliar, ${categoria.toLowerCase().replace(/ ([a-z])$/, (l) => l.toUpperCase())}`;
};

const viviendas: Parte = (contenido) => ({
  ...{ clave: 'vivienda_unifamiliar', titulo: 'Categorías de vivienda unifamiliar' },
  ...{ encabezados: ['Categoría', 'Código'], columnas: ['Desde (respuestas)', 'Hasta (respuestas)'] },
  renglones: mapaEn(contenido, VIVIENDA).map(([i]) => ({
    ...{ clave: armarRuta(VIVIENDA, i), lista: null },
    ...deNorma(contenido, 'tabla/vivienda_unifamiliar', armarRuta(VIVIENDA, i)),
    nombres: ['descripcion', 'codigo'].map((dato) => textoEn(contenido, armarRuta(VIVIENDA, i, dato))),
    celdas: ['desde', 'hasta'].map((dato) => celdaDe(contenido, armarRuta(VIVIENDA, i, dato), 'entero')),
  })),
});

const estadoDeObra: Parte = (contenido, { estado_obra }) => ({
  ...{ clave: 'estado_obra', titulo: 'Incidencia de cada ítem de la obra', encabezados: ['Ítem', 'Qué es'] },
  columnas: ['Incidencia (%)'],
  renglones: deMapa(contenido, 'estado_obra', {
    tipo: 'porcentaje',
    nombres: (clave) => [clave, estado_obra.find(({ key }) => key === clave)?.nombre ?? ''],
  }),
});

const categorias: Parte = (contenido, { segmentos, categorias: todas }) => ({
  ...{ clave: 'factores_categoria', titulo: 'Factores por categoría', encabezados: ['Rubro', 'Categoría'] },
  columnas: ['Factor'],
  renglones: mapaEn(contenido, 'tabla/factores_categoria/valores').flatMap(([segmento, factores]) =>
    Object.keys(factores as object).map((key) => {
      const ruta = armarRuta('tabla', 'factores_categoria', 'valores', segmento, key);
      const categoria = todas.find((una) => una.segmento.key === segmento && una.key === key);
      return {
        ...{ clave: ruta, lista: null, ...deNorma(contenido, 'tabla/factores_categoria', ruta) },
        nombres: [segmentos.find((uno) => uno.key === segmento)?.nombre ?? segmento, categoria?.nombre ?? key],
        celdas: [celdaDe(contenido, ruta, 'coeficiente')],
      };
    }),
  ),
});

const repartos: Parte = (contenido) => ({
  ...{ clave: 'repartos', titulo: 'Repartos entre las partes de una tarea', encabezados: ['Reparto', 'Parte'] },
  columnas: ['Porcentaje'],
  renglones: mapaEn(contenido, 'tabla/repartos/valores').flatMap(([reparto, partes]) =>
    Object.keys(partes as object).map((i) => {
      const parte = armarRuta('tabla', 'repartos', 'valores', reparto, i);
      return {
        ...{ clave: parte, lista: null, ...deNorma(contenido, 'tabla/repartos', parte) },
        nombres: [reparto, textoEn(contenido, armarRuta(parte, 'nombre'))],
        celdas: [celdaDe(contenido, armarRuta(parte, 'porcentaje'), 'porcentaje')],
      };
    }),
  ),
});

const PARTES: readonly Parte[] = [
  ...[generales, escala, superficies, tiposDeObra, viviendas, estadoDeObra, categorias, repartos],
];

/** All that a resolución says, as the tables that a person edits. */
export const tablasDeArancel = (contenido: ContenidoDeArancel, datos: DatosDelCatalogo): TablaDeArancel[] => [
  ...PARTES.map((parte) => parte(contenido, datos)).filter(({ renglones }) => renglones.length > 0),
  ...tablasDeTarifas(contenido, datos),
];

export const celdasDe = (tablas: readonly TablaDeArancel[]): CeldaDeArancel[] =>
  tablas.flatMap(({ renglones }) => renglones.flatMap(({ celdas }) => celdas.filter((celda) => celda !== null)));
