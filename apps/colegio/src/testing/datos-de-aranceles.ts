import type { PreparacionLeida, ResolucionDeLista, ResolucionLeida, TablaLeida } from '@colega/contract/honorarios';

const QUIEN = { quien: 'Ana Paz', cuando: '2026-11-20T15:00:00.000Z' };
const ULTIMA = { id: 25, nombre: 'Resolución de octubre de 2026', vigente_desde: '2026-10-01' };

const celda = (ruta: string, tipo: 'importe' | 'coeficiente' | 'tope' | 'porcentaje', valor: string) => ({
  ...{ ruta, tipo, valor, escrito: null, base: valor, desde: '2026-10-01' },
});

export const TABLAS: readonly TablaLeida[] = [
  {
    ...{ clave: 'generales', titulo: 'Valores generales', encabezados: ['Valor'], columnas: ['Cifra'] },
    renglones: [
      {
        ...{ clave: 'honorario_minimo', nombres: ['Honorario mínimo por tarea'] },
        ...{ norma: 'fuentes/honorario_minimo', suya: 'fuentes/honorario_minimo' },
        ...{ lista: null, celdas: [celda('honorario_minimo', 'importe', '275000.00')] },
      },
    ],
  },
  {
    ...{ clave: 'factores_superficie', titulo: 'Factores por superficie', encabezados: ['Superficie'] },
    columnas: ['Factor'],
    renglones: ['Cubierta', 'Semicubierta', 'Cubierta con losa'].map((nombre, i) => ({
      ...{ clave: `f/${i}`, nombres: [nombre], lista: null },
      ...{ norma: 'tabla/factores_superficie', suya: `tabla/factores_superficie/fuentes/f/${i}` },
      celdas: [celda(`f/${i}`, 'coeficiente', `${i + 1}`)],
    })),
  },
  {
    ...{
      clave: 'escala',
      titulo: 'Escala de honorarios',
      encabezados: ['Tramo'],
      columnas: ['Hasta (UR)', 'Porcentaje'],
    },
    renglones: [0, 1].map((i) => ({
      ...{ clave: `e/${i}`, nombres: [`Tramo ${i + 1}`], norma: 'tabla/escala', suya: `e/${i}`, lista: 'e' },
      celdas: [celda(`e/${i}/hasta`, 'tope', i === 0 ? '50' : ''), celda(`e/${i}/porcentaje`, 'porcentaje', '10')],
    })),
  },
];
const NORMAS = ['fuentes/honorario_minimo', 'tabla/factores_superficie', 'tabla/escala'].map((ruta) => ({
  ...{ ruta, norma: 'Decreto 6964/65', articulo: 'art. 3', supuesto: null },
}));

export const preparacion = (cambios: Partial<PreparacionLeida> = {}): PreparacionLeida => ({
  ...{ id: 3, version: 4, nombre: 'Resolución de abril de 2027', vigente_desde: '2027-04-01' },
  ...{ base: ULTIMA, ultima: ULTIMA, al_dia: true, creado: QUIEN, tocado: QUIEN },
  ...{ tablas: structuredClone(TABLAS) as TablaLeida[], normas: NORMAS, problemas: [] },
  ...{ terminado: null, no_publica: null },
  ...cambios,
});

export const resolucionDeLista = (cambios: Partial<ResolucionDeLista> = {}): ResolucionDeLista => ({
  ...{ ...ULTIMA, vigente_hasta: null, estado: 'vigente' },
  ...{ unidad_referencial: '1100000.00', honorario_minimo: '275000.00' },
  ...{ publicada: QUIEN, retirada: null, se_puede_retirar: false },
  ...cambios,
});

export const resolucion = (cambios: Partial<ResolucionLeida> = {}): ResolucionLeida => ({
  ...resolucionDeLista(),
  ...{ anterior: null, tablas: structuredClone(TABLAS) as TablaLeida[], normas: NORMAS },
  ...cambios,
});

/** The same with that figure, as the server answers it. */
export const conCifra = (leida: PreparacionLeida, ruta: string, valor: string): PreparacionLeida => ({
  ...leida,
  version: leida.version + 1,
  tablas: leida.tablas.map((tabla) => ({
    ...tabla,
    renglones: tabla.renglones.map((renglon) => ({
      ...renglon,
      celdas: renglon.celdas.map((una) => (una?.ruta === ruta ? { ...una, valor } : una)),
    })),
  })),
});
