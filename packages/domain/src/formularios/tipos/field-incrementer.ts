import type { ValorDeCampo } from '../formulario.ts';
import { esRequerido } from '../reglas-de-campo.ts';
import { type DefinicionDeTipo, dentroDe, deOtraForma, noCambia, problema } from './definicion.ts';

const filas = (valor: unknown): unknown[] => (Array.isArray(valor) && valor.length > 0 ? valor : [{}]);

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
      entorno.nivel.validar(campo.fields, fila, dentroDe(entorno, i)),
    );
    const falta = esRequerido(campo) && !fieldIncrementer.tieneDatos(campo, valor, entorno);
    return falta && problemas.length === 0 ? [problema('requerido', entorno.ruta)] : problemas;
  },
  tieneDatos: (campo, valor, entorno) =>
    filas(valor).some((fila, i) => entorno.nivel.tieneDatos(campo.fields, fila, dentroDe(entorno, i))),
};
