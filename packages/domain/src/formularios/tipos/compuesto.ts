import { esRequerido } from '../leer-reglas.ts';
import { type DefinicionDeTipo, dejarIgual, esObjeto, problema } from './definicion.ts';

export const compuesto: DefinicionDeTipo = {
  valorInicial: ({ campos, inicial }, nivel) => {
    const iniciales = nivel.valorInicial(campos);
    return esObjeto(inicial) ? { ...iniciales, ...inicial } : iniciales;
  },
  limpiar: dejarIgual,
  normalizar: ({ campos }, valor, entorno) => entorno.nivel.normalizar(campos, valor, entorno),
  validar: (campo, valor, entorno) => {
    const problemas = entorno.nivel.validar(campo.campos, valor, entorno);
    const falta = esRequerido(campo) && !entorno.nivel.tieneDatos(campo.campos, valor, entorno);
    return falta && problemas.length === 0 ? [problema('requerido', entorno.ruta)] : problemas;
  },
  tieneDatos: ({ campos }, valor, entorno) => entorno.nivel.tieneDatos(campos, valor, entorno),
};
