import { type FormatoDeCelda, fechaDeSerie } from './formatos-de-celda.ts';
import {
  type CeldaLeida,
  estaVacia,
  type FilaLeida,
  MAXIMO_DE_LA_PLANILLA,
  PlanillaRechazada,
  recortar,
} from './hoja.ts';
import { recorrerXml } from './xml.ts';

export type DatosDelLibro = { textos: readonly string[]; formatos: readonly FormatoDeCelda[]; desde1904: boolean };

/** `BC12` → 54, counted from 0. */
const columnaDe = (referencia: string): number => {
  let columna = 0;
  for (const letra of referencia) {
    const valor = letra.charCodeAt(0) - 64;
    if (valor < 1 || valor > 26) break;
    columna = columna * 26 + valor;
  }
  return columna - 1;
};

export const leerTextos = async (bytes: Uint8Array | null): Promise<string[]> => {
  const textos: string[] = [];
  let actual = '';
  let enTexto = false;
  let enFonetica = false;
  if (!bytes) return textos;
  await recorrerXml(bytes, {
    abrir(nombre) {
      if (nombre === 'si') actual = '';
      if (nombre === 'rPh') enFonetica = true;
      if (nombre === 't') enTexto = !enFonetica;
    },
    texto(texto) {
      if (enTexto) actual += texto;
    },
    cerrar(nombre) {
      if (nombre === 't') enTexto = false;
      if (nombre === 'rPh') enFonetica = false;
      if (nombre === 'si') textos.push(recortar(actual));
    },
  });
  return textos;
};

/** All the figures that a workbook's number has: those after them are noise of its sums. */
const CIFRAS = 15;
const sinRuido = (numero: number): number => Number(numero.toPrecision(CIFRAS));

const valorDe = (tipo: string, crudo: string, estilo: number, libro: DatosDelLibro): CeldaLeida => {
  if (tipo === 's') return libro.textos[Number(crudo)] ?? null;
  if (tipo === 'b') return crudo === '1' ? 'SÍ' : 'NO';
  if (tipo === 'd') return crudo.slice(0, 10);
  if (tipo !== 'n') return recortar(crudo);
  if (crudo.trim() === '') return null;
  const numero = Number(crudo);
  if (!Number.isFinite(numero)) return recortar(crudo);
  const formato = libro.formatos[estilo];
  if (formato === 'porcentaje') return `${String(sinRuido(numero * 100)).replace('.', ',')} %`;
  return (formato === 'fecha' && fechaDeSerie(numero, libro.desde1904)) || sinRuido(numero);
};

/** The cells of a sheet, with what a formula last gave. Throws `PlanillaRechazada` when they are too many. */
export const leerHoja = async (bytes: Uint8Array, libro: DatosDelLibro): Promise<FilaLeida[]> => {
  const filas: FilaLeida[] = [];
  let fila: FilaLeida = { numero: 0, celdas: [] };
  let columna = -1;
  let tipo = 'n';
  let estilo = 0;
  let crudo = '';
  let enValor = false;
  await recorrerXml(bytes, {
    abrir(nombre, atributos) {
      if (nombre === 'row') {
        fila = { numero: Number(atributos.r ?? fila.numero + 1), celdas: [] };
        columna = -1;
      } else if (nombre === 'c') {
        columna = atributos.r ? columnaDe(atributos.r) : columna + 1;
        tipo = atributos.t ?? 'n';
        estilo = Number(atributos.s ?? 0);
        crudo = '';
      } else enValor = nombre === 'v' || nombre === 't';
    },
    texto(texto) {
      if (enValor) crudo += texto;
    },
    cerrar(nombre) {
      if (nombre === 'c' && columna < MAXIMO_DE_LA_PLANILLA.columnas) {
        while (fila.celdas.length < columna) fila.celdas.push(null);
        fila.celdas[columna] = valorDe(tipo, crudo, estilo, libro);
      } else if (nombre === 'row' && !estaVacia(fila.celdas)) {
        if (filas.push(fila) > MAXIMO_DE_LA_PLANILLA.filas) throw new PlanillaRechazada('planilla_muy_grande');
      }
      enValor = false;
    },
  });
  return filas;
};
