import { CLAVES_DE_TEXTO, type ClaveDeTexto, esDeCarta, SALUDO_DE_ENTRADA } from '@colega/domain/colegio';
import { z } from 'zod';
import { leerJson } from '../../leer-datos.ts';
import { textoDeFabrica } from '../avisos/textos-de-avisos.ts';

const zTexto = z.string().min(1);
export const zContactoDeDatos = z.object({ domicilio: zTexto, localidad: zTexto, telefono: zTexto, correo: z.email() });
const zColegio = z.object({
  nombre: zTexto,
  cuit: z.string().regex(/^\d{11}$/),
  contacto: zContactoDeDatos,
});
/** What the program brings: the texts of letters, and what a college may add, which at first is nothing. */
const textoDeEntrada = (clave: ClaveDeTexto): string => {
  if (clave === 'saludo_de_cartas') return SALUDO_DE_ENTRADA;
  return esDeCarta(clave) ? textoDeFabrica(clave) : '';
};

export const TEXTOS_DE_ENTRADA = Object.fromEntries(
  CLAVES_DE_TEXTO.map((clave) => [clave, textoDeEntrada(clave)]),
) as Readonly<Record<ClaveDeTexto, string>>;

/** What data/ says of a college that never said it itself. */
export const leerDatosDelColegio = () => {
  const { nombre, cuit, contacto } = leerJson('colegio.json', zColegio);
  return {
    colegio: { nombre, cuit, ...contacto },
    textos: TEXTOS_DE_ENTRADA,
  };
};

export const ARCHIVOS_DEL_COLEGIO = ['colegio.json', 'avisos.json'];
