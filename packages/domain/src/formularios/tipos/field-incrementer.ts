import type { Campo, ValorDeCampo } from '../formulario.ts';
import { esRequerido } from '../reglas-de-campo.ts';
import { type DefinicionDeTipo, dentroDe, deOtraForma, type Nivel, noCambia, problema } from './definicion.ts';

const filas = (valor: unknown): unknown[] => (Array.isArray(valor) && valor.length > 0 ? valor : [{}]);

const sinObligatorios = (campos: readonly Campo[]): Campo[] =>
  campos.map((campo) => ({
    ...campo,
    validaciones: campo.validaciones.filter(({ key }) => key !== 'required'),
    fields: sinObligatorios(campo.fields),
  }));

const optativos = new WeakMap<Campo, readonly Campo[]>();

const camposOptativos = (incrementador: Campo): readonly Campo[] => {
  const sabidos = optativos.get(incrementador) ?? sinObligatorios(incrementador.fields);
  optativos.set(incrementador, sabidos);
  return sabidos;
};

/**
 * The fields of a row as they are asked for: of an optional list, whose first row cannot be removed (FRM-033), one in which
 * nothing was filled in requires nothing (S-367).
 */
export const camposDeLaFila = (incrementador: Campo, fila: unknown, nivel: Nivel): readonly Campo[] => {
  const entorno = { ruta: '', activos: null, contexto: {}, nivel, cuentaDefectos: false };
  return esRequerido(incrementador) || nivel.tieneDatos(incrementador.fields, fila, entorno)
    ? incrementador.fields
    : camposOptativos(incrementador);
};

/** A list of objects, one a row, never empty (FRM-033). */
export const fieldIncrementer: DefinicionDeTipo = {
  valorInicial: (campo, nivel) => {
    const inicial = nivel.valorInicial(campo.fields);
    return Array.isArray(campo.values) && campo.values.length > 0 ? (campo.values as ValorDeCampo[]) : [inicial];
  },
  limpiar: noCambia,
  normalizar: (campo, valor, entorno) => {
    const otraForma = valor !== undefined && valor !== null && !Array.isArray(valor);
    const normalizadas = filas(valor).map((fila, i) =>
      entorno.nivel.normalizar(campo.fields, fila, dentroDe(entorno, i)),
    );
    const lista = normalizadas.map((n) => n.valor);
    return otraForma
      ? deOtraForma(lista, entorno.ruta)
      : { valor: lista, problemas: normalizadas.flatMap((n) => n.problemas) };
  },
  validar: (campo, valor, entorno) => {
    const problemas = filas(valor).flatMap((fila, i) =>
      entorno.nivel.validar(camposDeLaFila(campo, fila, entorno.nivel), fila, dentroDe(entorno, i)),
    );
    const falta = esRequerido(campo) && !fieldIncrementer.tieneDatos(campo, valor, entorno);
    return falta && problemas.length === 0 ? [problema('requerido', entorno.ruta)] : problemas;
  },
  tieneDatos: (campo, valor, entorno) =>
    filas(valor).some((fila, i) => entorno.nivel.tieneDatos(campo.fields, fila, dentroDe(entorno, i))),
};
