import type { Campo } from '../formulario.ts';
import { esRequerido } from '../reglas-de-campo.ts';
import { type DefinicionDeTipo, esObjeto, noCambia, problema } from './definicion.ts';

/** A field whose value is the object of its own fields. */
export const tipoDeObjeto = (camposDe: (campo: Campo) => readonly Campo[]): DefinicionDeTipo => ({
  valorInicial: (campo, nivel) => {
    const iniciales = nivel.valorInicial(camposDe(campo));
    return esObjeto(campo.values) ? { ...iniciales, ...campo.values } : iniciales;
  },
  limpiar: noCambia,
  normalizar: (campo, valor, entorno) => entorno.nivel.normalizar(camposDe(campo), valor, entorno),
  validar: (campo, valor, entorno) => {
    const problemas = entorno.nivel.validar(camposDe(campo), valor, entorno);
    const falta = esRequerido(campo) && !entorno.nivel.tieneDatos(camposDe(campo), valor, entorno);
    return falta && problemas.length === 0 ? [problema('requerido', entorno.ruta)] : problemas;
  },
  tieneDatos: (campo, valor, entorno) => entorno.nivel.tieneDatos(camposDe(campo), valor, entorno),
});
