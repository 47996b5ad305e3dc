import { seLee } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { type Imagenes, imprimir, type Plantilla } from './imprenta.ts';
import { escribirImprimible, REEMPLAZO } from './letras.ts';
import { svgDeQr } from './qr.ts';

/** The college on a paper, of the moment it is printed: its name, and where to ask about it. */
export type Emisor = {
  nombre: string;
  contacto: { domicilio: string; telefono: string; correo: string };
  /** JPEG. Null draws the program's. */
  marca: Uint8Array | null;
  /** `#rrggbb`, of the light theme: a paper is white. Null, or one that is not read on it, is the program's. */
  color: string | null;
  /** What it says under every paper; empty, nothing. */
  pie: string;
  /** What it says under the body of this paper; empty, nothing. */
  leyenda: string;
  /** Who signs this paper for it, the post and of what, each in a line; empty, nobody. */
  firma: string;
};

export type Hoja = {
  colegio: Emisor;
  titulo: string;
  subtitulo: readonly string[];
  asunto: string;
  autor: string;
  creado: Date;
  pie: string;
  enlace?: string;
  cruzada?: Sello | null;
};

export type Sello = { texto: string; color: 'rojo' | 'ambar' | 'verde' };
export const ANULADO: Sello = { texto: 'ANULADO', color: 'rojo' };
export const VIGENTE: Sello = { texto: 'VIGENTE', color: 'verde' };

const ZONA = 'America/Argentina/Buenos_Aires';
const LOCAL = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONA, dateStyle: 'short', timeStyle: 'medium' });

const avisoDeReemplazos = (datos: string): string | null => {
  const cuantos = datos.split(REEMPLAZO).length - 1;
  return cuantos === 0 ? null : `${REEMPLAZO}: signo que este papel no puede imprimir (${cuantos}).`;
};

export const imprimirHoja = (
  plantilla: Plantilla,
  { creado, enlace, cruzada = null, colegio, ...hoja }: Hoja,
  cuerpo: object,
  imagenes: Imagenes = {},
): Promise<Uint8Array> => {
  const { domicilio, telefono, correo } = colegio.contacto;
  const { nombre, marca, color, pie, leyenda, firma } = colegio;
  const membrete = {
    ...{ colegio: nombre, contacto: [domicilio, `${telefono} · ${correo}`], con_marca: marca !== null },
    ...{ color: color !== null && seLee(color, 'claro') ? color : null, pie_del_colegio: pie, leyenda },
    firma: firma.split('\n').filter((renglon) => renglon !== ''),
  };
  const textos = escribirImprimible({ hoja: { ...hoja, cruzada, ...membrete }, ...cuerpo });
  const datos = {
    ...(JSON.parse(textos) as { hoja: object }),
    creado: LOCAL.format(creado).split(/\D/).map(Number),
    verificacion: enlace ? { enlace, qr: svgDeQr(enlace) } : null,
    aviso: avisoDeReemplazos(textos),
  };
  return imprimir({ plantilla, datos: JSON.stringify(datos), imagenes: { ...imagenes, ...(marca && { marca }) } });
};

const RELOJES = new Map<string, Intl.DateTimeFormat>();
/** One per zone: making one takes a hundred times as long as using it. */
const relojDe = (zona: string): Intl.DateTimeFormat => {
  const hecho = RELOJES.get(zona);
  if (hecho) return hecho;
  const reloj = new Intl.DateTimeFormat('sv-SE', { timeZone: zona, dateStyle: 'short', timeStyle: 'short' });
  RELOJES.set(zona, reloj);
  return reloj;
};

export const fechaYHora = (momento: Date, zona = ZONA): string => {
  const [fecha = '', hora = ''] = relojDe(zona).format(momento).split(' ');
  return `${formatFecha(fecha)}, ${hora} h`;
};
