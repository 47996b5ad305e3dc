import { EVENTOS } from '@colega/domain/avisos';
import {
  type ClaveDeTexto,
  claveDeLeyenda,
  PAPELES_CON_LEYENDA,
  SALUDO_DE_ENTRADA,
  TEXTOS_LIBRES,
} from '@colega/domain/colegio';
import { z } from 'zod';
import { leerJson } from '../../leer-datos.ts';

const zTexto = z.string().min(1);
export const zContactoDeDatos = z.object({ domicilio: zTexto, localidad: zTexto, telefono: zTexto, correo: z.email() });
const zColegio = z.object({
  nombre: zTexto,
  cuit: z.string().regex(/^\d{11}$/),
  contacto: zContactoDeDatos,
});
const zAviso = z.object({ evento: z.enum(EVENTOS), asunto: zTexto, motivo: zTexto });

/** The texts of letters, and what a college may add, which at first is nothing. */
export const leerTextosDeEntrada = (): Readonly<Record<ClaveDeTexto, string>> => {
  const avisos = leerJson('avisos.json', z.array(zAviso));
  return Object.fromEntries([
    ['saludo_de_cartas', SALUDO_DE_ENTRADA],
    ...[...TEXTOS_LIBRES, ...PAPELES_CON_LEYENDA.map(claveDeLeyenda)].map((clave) => [clave, '']),
    ...avisos.flatMap(({ evento, asunto, motivo }) => [
      [`asunto.${evento}`, asunto],
      [`motivo.${evento}`, motivo],
    ]),
  ]);
};

/** What data/ says of a college that never said it itself. */
export const leerDatosDelColegio = () => {
  const { nombre, cuit, contacto } = leerJson('colegio.json', zColegio);
  return {
    colegio: { nombre, cuit, ...contacto },
    textos: leerTextosDeEntrada(),
  };
};

export const ARCHIVOS_DEL_COLEGIO = ['colegio.json', 'avisos.json'];
