import type { Bloque, Carta } from '../../correo/carta.ts';
import { llenarDeCarta } from '../../correo/llenar.ts';
import type { TextosDeCarta } from './textos-de-avisos.ts';

/** Each line is a paragraph. */
const parrafos = (texto: string, colegio: string, datos: Carta['datos']): Bloque[] =>
  texto
    .split('\n')
    .filter((renglon) => renglon.trim() !== '')
    .map((renglon) => ({ parrafo: llenarDeCarta(renglon, colegio, datos) }));

/** With how the college begins it and ends it. */
export const ponerTextos = <C extends Pick<Carta, 'datos' | 'cuerpo' | 'caso'>>(
  carta: C,
  { apertura, otras_aperturas, cierre }: Pick<TextosDeCarta, 'apertura' | 'otras_aperturas' | 'cierre'>,
  colegio: string,
): C => {
  const comienza = (carta.caso && otras_aperturas[carta.caso]) ?? apertura;
  const poner = (texto: string): Bloque[] => parrafos(texto, colegio, carta.datos);
  return { ...carta, cuerpo: [...poner(comienza), ...carta.cuerpo, ...poner(cierre)] };
};
