import type { TablaDeArancel } from './celda.ts';
import { estaDicha, fuenteDeRenglon, ponerFuente } from './normas.ts';
import { armarRuta, type ContenidoDeArancel, SEPARADOR, textoEn } from './ruta-de-celda.ts';

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const esMapa = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** The places in which somebody wrote, though it were what the base says. */
export type LugaresEscritos = readonly string[];
type Tres = { base: unknown; mio: unknown; nuevo: unknown };

const esEscrito = (ruta: string, escritas: LugaresEscritos): boolean => escritas.includes(ruta);
const hayEscritosEn = (ruta: string, escritas: LugaresEscritos): boolean =>
  escritas.some((una) => una.startsWith(`${ruta}${SEPARADOR}`));

const dentroDe = (valor: unknown, clave: string | number): unknown =>
  typeof valor === 'object' && valor !== null ? (valor as Record<string | number, unknown>)[clave] : undefined;
const enTres = ({ base, mio, nuevo }: Tres, clave: string | number): Tres => ({
  ...{ base: dentroDe(base, clave), mio: dentroDe(mio, clave), nuevo: dentroDe(nuevo, clave) },
});
const mismoLargo = ({ base, mio, nuevo }: Tres): boolean =>
  Array.isArray(base) && Array.isArray(mio) && mio.length === base.length && mio.length === (nuevo as unknown[]).length;

const unir = (tres: Tres, escritas: LugaresEscritos, en: readonly string[]): unknown => {
  const { base, mio, nuevo } = tres;
  const ruta = armarRuta(...en);
  if (esEscrito(ruta, escritas)) return mio;
  const conEscritos = en.length === 0 ? escritas.length > 0 : hayEscritosEn(ruta, escritas);
  if (igual(base, mio) && !conEscritos) return nuevo;
  if (igual(base, nuevo)) return mio;
  const dentro = (clave: string | number): unknown => unir(enTres(tres, clave), escritas, [...en, String(clave)]);
  if ((esMapa(base) || conEscritos) && esMapa(mio) && esMapa(nuevo)) {
    const claves = [...new Set([...Object.keys(nuevo), ...Object.keys(mio)])];
    const pares = claves.map((clave): [string, unknown] => [clave, dentro(clave)]);
    return Object.fromEntries(pares.filter(([, valor]) => valor !== undefined));
  }
  if (Array.isArray(mio) && Array.isArray(nuevo) && mismoLargo(tres)) return mio.map((_, i) => dentro(i));
  return mio;
};

/**
 * What was written since the old base stays, and the rest takes what the new one says: a figure that was written is of whoever wrote it, though it
 * were the old one (S-1128). A list whose length somebody changed is theirs as a whole: its places name no longer the same.
 */
export const ponerAlDia = <T>(base: T, mio: T, nuevo: T, escritas: LugaresEscritos = []): T =>
  unir({ base, mio, nuevo }, escritas, []) as T;

const enteras = (tres: Tres, escritas: LugaresEscritos, en: readonly string[]): string[] => {
  const { base, mio, nuevo } = tres;
  const ruta = armarRuta(...en);
  const conEscritos = en.length === 0 ? escritas.length > 0 : hayEscritosEn(ruta, escritas);
  if ((igual(base, mio) && !conEscritos) || igual(base, nuevo) || igual(mio, nuevo)) return [];
  const dentro = (clave: string | number): string[] => enteras(enTres(tres, clave), escritas, [...en, String(clave)]);
  if (esMapa(base) && esMapa(mio) && esMapa(nuevo)) return Object.keys(mio).flatMap(dentro);
  if (!(Array.isArray(base) && Array.isArray(mio) && Array.isArray(nuevo))) return [];
  return mismoLargo(tres) ? mio.flatMap((_, i) => dentro(i)) : [ruta];
};

/** The places of the lists that were kept as a whole though the new one changes them: none of its figures came into them. */
export const listasEnteras = (base: unknown, mio: unknown, nuevo: unknown, escritas: LugaresEscritos = []): string[] =>
  enteras({ base, mio, nuevo }, escritas, []);

type Partes = { base: ContenidoDeArancel; mio: ContenidoDeArancel; nuevo: ContenidoDeArancel };

/**
 * What is brought up to date, with the source of each figure: of one that was written and is not the new one's, whoever wrote it said which, and it
 * is not the new one's. Also the rows that have something of both.
 */
export const ponerNormasAlDia = (
  juntos: ContenidoDeArancel,
  { base, mio, nuevo }: Partes,
  tablas: readonly TablaDeArancel[],
  escritas: LugaresEscritos,
): { contenido: ContenidoDeArancel; mezclados: string[] } => {
  const difiere = (ruta: string, de: unknown): boolean => textoEn(juntos, ruta) !== textoEn(de, ruta);
  let contenido = juntos;
  const mezclados: string[] = [];
  for (const { titulo, renglones } of tablas)
    for (const renglon of renglones) {
      const rutas = renglon.celdas.flatMap((celda) => celda?.ruta ?? []);
      const esMia = (ruta: string): boolean => escritas.includes(ruta) || textoEn(mio, ruta) !== textoEn(base, ruta);
      const mia = fuenteDeRenglon(mio, renglon);
      const quedaLaMia = rutas.some((ruta) => esMia(ruta) && difiere(ruta, nuevo));
      const esSola = renglon.suya === renglon.norma;
      if (quedaLaMia && !igual(mia, fuenteDeRenglon(juntos, renglon)) && (esSola || estaDicha(mia)))
        contenido = ponerFuente(contenido, renglon.suya, mia);
      const conLoMio = quedaLaMia || !igual(fuenteDeRenglon(contenido, renglon), fuenteDeRenglon(nuevo, renglon));
      const conNormaAjena = quedaLaMia && !estaDicha(mia) && estaDicha(fuenteDeRenglon(contenido, renglon));
      if (conNormaAjena || (conLoMio && rutas.some((ruta) => difiere(ruta, mio))))
        mezclados.push([titulo, ...renglon.nombres].filter(Boolean).join(', '));
    }
  return { contenido, mezclados };
};
