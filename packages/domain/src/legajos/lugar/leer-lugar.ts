import { LARGO_PARTIDA, limpiarPartida } from '../partida.ts';
import { leerNomenclatura, type Nomenclatura } from './nomenclatura.ts';
import { leerPar, type Punto } from './punto.ts';

export type LugarLeido =
  | { que: 'partida'; partida: string }
  | { que: 'nomenclatura'; nomenclatura: Nomenclatura }
  | { que: 'punto'; punto: Punto }
  | { que: 'direccion'; calle: string; numero: string; donde: string };

const CON_NUMERO = /^(.*\p{L}.*?)\s+(?:n[.º°o]*\s*)?(\d{1,6}(?:\s*bis)?|s\/?n)$/iu;
const CALLE_DE_NUMERO = /^((?:calle|av(?:enida)?|diag(?:onal)?)\.?\s+\d+(?:\s*bis)?)\s+(?:n[.º°]*\s*)?(\d{1,6})$/i;

const separar = (direccion: string): { calle: string; numero: string } => {
  const [, calle = direccion, numero = ''] = CALLE_DE_NUMERO.exec(direccion) ?? CON_NUMERO.exec(direccion) ?? [];
  return { calle, numero };
};

/** What somebody typed or pasted to say where a work is: whatever is nothing else is an address, `Las Heras 1234, Tandil`. */
export const leerLugar = (texto: string): LugarLeido => {
  const limpio = texto.trim().replace(/\s+/g, ' ');
  const partida = limpiarPartida(limpio);
  if (/^\d+$/.test(partida) && partida.length === LARGO_PARTIDA) return { que: 'partida', partida };
  const punto = leerPar(limpio);
  if (punto) return { que: 'punto', punto };
  const nomenclatura = leerNomenclatura(limpio);
  if (nomenclatura) return { que: 'nomenclatura', nomenclatura };
  const [direccion = '', ...donde] = limpio.split(/\s*,\s*/);
  return { que: 'direccion', ...separar(direccion), donde: donde.join(' ') };
};
