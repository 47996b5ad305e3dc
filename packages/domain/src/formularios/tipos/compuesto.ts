import { tipoDeObjeto } from './de-objeto.ts';

export const compuesto = tipoDeObjeto((campo) => campo.fields);
