import { LARGO_PARTIDA, limpiarPartida } from '../partida.ts';
import { leerNomenclatura, type Nomenclatura } from './nomenclatura.ts';
import { leerPar, type Punto } from './punto.ts';

export type LugarLeido =
  | { que: 'partida'; partida: string }
  | { que: 'nomenclatura'; nomenclatura: Nomenclatura }
  | { que: 'punto'; punto: Punto }
  /** `donde` is what was written after the street, the nearest first. */
  | { que: 'direccion'; calle: string; numero: string; donde: string[] };

/** What tells a unit or a corner, and not a place: `piso 2`, `e/ 47 y 48`, `esquina 50`. */
const LO_DEMAS = /\s(?:piso|dto|dpto|depto|departamento|pb|p\.b\.|e\/|entre|esq|esquina|uf|casa|lote)(?=[\s.\d]|$).*$/i;
const ANTES_DEL_NUMERO = /\s(?:n(?:ro|úm|um)?[.°º]*|número|numero|al)\s*(?=\d)/iu;
const SIN_NUMERO = /\s(s\/?n[°º]?)$/i;
const KILOMETRO = /^(.*\S)\s+(km\.?\s*\d+(?:[.,]\d+)?)$/i;
const ALTURA = /^(.*\S)\s+(\d{1,6}(?:\s*bis)?)$/i;
/** `Calle 50`, `Ruta 3`: a number that is the name of the way. */
const SOLO_LA_VIA = /^(?:calle|c|av|avenida|avda|diag|diagonal|ruta|camino|pasaje|pje)\.?\s+\d+(?:\s*bis)?$/i;
/** `9 de Julio`, `25 de Mayo`. */
const CON_LETRAS_DESPUES = /\p{L}/u;

const separar = (escrita: string): { calle: string; numero: string } => {
  const direccion = escrita.replace(LO_DEMAS, '').trim();
  const limpia = direccion.replace(ANTES_DEL_NUMERO, ' ').replace(/\s+/g, ' ').trim();
  const sin = SIN_NUMERO.exec(limpia);
  if (sin) return { calle: limpia.slice(0, sin.index).trim(), numero: 'S/N' };
  const km = KILOMETRO.exec(limpia);
  if (km) return { calle: km[1] ?? '', numero: (km[2] ?? '').replace(/^km\.?\s*/i, 'km ') };
  const conMarca = limpia !== direccion;
  if (SOLO_LA_VIA.test(limpia) && !conMarca) return { calle: limpia, numero: '' };
  const [, calle = limpia, numero = ''] = ALTURA.exec(limpia) ?? [];
  const nombra = CON_LETRAS_DESPUES.test(calle) || /^\d+(?:\s*bis)?$/i.test(calle);
  return nombra ? { calle, numero } : { calle: limpia, numero: '' };
};

/** Whatever says the province or the country says nothing of where in it. */
const DE_MAS = /^(?:provincia(?: de buenos aires)?|pcia\.?.*|bs\.? ?as\.?|buenos aires|argentina)$/i;
const CODIGO_POSTAL = /^\(?(?:B?\d{4}(?:[A-Z]{3})?)\)?\s+|\s+\(?(?:B\d{4}(?:[A-Z]{3})?|\d{4})\)?$/i;

const leerDonde = (partes: readonly string[]): string[] =>
  partes
    .map((parte) => parte.replace(CODIGO_POSTAL, '').trim())
    .filter((parte) => CON_LETRAS_DESPUES.test(parte) && !DE_MAS.test(parte) && !LO_DEMAS.test(` ${parte}`));

/** Nine digits with ARBA's check digit stuck to them. */
const DIEZ_DIGITOS = /^\d{10}$/;

/** What somebody typed or pasted to say where a work is: whatever is nothing else is an address, `Las Heras 1234, Tandil`. */
export const leerLugar = (texto: string): LugarLeido => {
  const limpio = texto.trim().replace(/\s+/g, ' ');
  const partida = limpiarPartida(DIEZ_DIGITOS.test(limpio) ? limpio.slice(0, LARGO_PARTIDA) : limpio);
  if (/^\d+$/.test(partida) && partida.length === LARGO_PARTIDA) return { que: 'partida', partida };
  const punto = leerPar(limpio);
  if (punto) return { que: 'punto', punto };
  const nomenclatura = leerNomenclatura(limpio);
  if (nomenclatura) return { que: 'nomenclatura', nomenclatura };
  const [direccion = '', ...donde] = limpio.split(/\s*,\s*/);
  return { que: 'direccion', ...separar(direccion), donde: leerDonde(donde) };
};
