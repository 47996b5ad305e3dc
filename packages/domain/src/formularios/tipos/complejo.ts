import { actaEstadoObra } from '../especiales/acta-estado-obra.ts';
import { excepcionesArt29Civil, excepcionesArt29Electro } from '../especiales/art-29.ts';
import { tipoObra } from '../especiales/tipo-obra.ts';
import { type Campo, CLAVES_ESPECIALES, type ClaveEspecial } from '../formulario.ts';
import { compuesto } from './compuesto.ts';
import type { DefinicionDeTipo } from './definicion.ts';

const especiales = {
  acta_estado_obra: actaEstadoObra,
  tipo_obra: tipoObra,
  excepciones_art_29_electro: excepcionesArt29Electro,
  excepciones_art_29_civil: excepcionesArt29Civil,
} as const satisfies Record<ClaveEspecial, DefinicionDeTipo>;

/** FRM-002. */
export const claveEspecial = (campo: Pick<Campo, 'key'>): ClaveEspecial | null =>
  CLAVES_ESPECIALES.find((clave) => clave === campo.key) ?? null;

const de = (campo: Campo): DefinicionDeTipo => {
  const clave = claveEspecial(campo);
  return clave ? especiales[clave] : compuesto;
};

/** The special keys have rules of their own; any other key is an object of its fields. */
export const complejo: DefinicionDeTipo = {
  valorInicial: (campo, nivel) => de(campo).valorInicial(campo, nivel),
  limpiar: compuesto.limpiar,
  normalizar: (campo, valor, entorno) => de(campo).normalizar(campo, valor, entorno),
  validar: (campo, valor, entorno) => de(campo).validar(campo, valor, entorno),
  tieneDatos: (campo, valor, entorno) => de(campo).tieneDatos(campo, valor, entorno),
};
