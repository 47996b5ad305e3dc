import type { FallaDichaDeArchivo } from './fallas-de-archivo.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { claveDeCupon, claveDeLinea, type DichasDelMes } from './leer-archivo-del-mes.ts';
import type { ArchivoDelMes, Centavos, EsperaDelMes, RenglonDelMes } from './mes-escrito.ts';
import { PRIMERA_LINEA } from './sembrar-fallas.ts';

/** One thing that does not match, as somebody would look for it. */
export type ItemDelMes = { numero: string; importe: Centavos | null; dia: string };

/** Of one kind of thing: which were done, how each was told, and why the others were not. */
export type CotejoDelMes = {
  donde: string;
  que: string;
  cuando: string;
  hechas: number;
  bien: number;
  /** Told as something else. */
  deOtroModo: string[];
  calladas: string[];
  items: ItemDelMes[];
};

type QueSeCoteja = Pick<CotejoDelMes, 'donde' | 'que' | 'cuando'> & { item: ItemDelMes };
const enOrden = ({ donde, que, cuando }: Omit<QueSeCoteja, 'item'>): string => `${donde} ${que} ${cuando}`;

export const crearCotejo = () => {
  const cotejos = new Map<string, CotejoDelMes>();
  return {
    anotar: ({ item, ...de }: QueSeCoteja, dicho: 'bien' | 'de_otro_modo' | 'callada', porque: string): void => {
      const clave = enOrden(de);
      const suyo = cotejos.get(clave) ?? { ...de, hechas: 0, bien: 0, deOtroModo: [], calladas: [], items: [] };
      suyo.hechas += 1;
      suyo.items.push(item);
      if (dicho === 'bien') suyo.bien += 1;
      else (dicho === 'callada' ? suyo.calladas : suyo.deOtroModo).push(porque);
      cotejos.set(clave, suyo);
    },
    todos: (): CotejoDelMes[] => [...cotejos.values()].sort((una, otra) => enOrden(una).localeCompare(enOrden(otra))),
  };
};
export type CotejoAbierto = ReturnType<typeof crearCotejo>;

const claveDe = ({ origen, dia }: ArchivoDelMes, { donde }: EsperaDelMes): string =>
  'linea' in donde ? claveDeLinea(origen, dia, donde.linea) : claveDeCupon(origen, donde.cupon);

type CuandoSeDice = 'alLeer' | 'alFinal';

const NOMBRES: Readonly<Record<CuandoSeDice, string>> = { alLeer: 'al leerlo', alFinal: 'al terminar el mes' };

/** How the college calls a coupon of the month, and the number of a line. */
type NombresDelMes = {
  boletaDe: (indice: number) => number;
  numeroDe: (archivo: ArchivoDelMes, renglon: RenglonDelMes) => string;
};

const itemDe = (archivo: ArchivoDelMes, { donde }: EsperaDelMes, { boletaDe, numeroDe }: NombresDelMes): ItemDelMes => {
  const dia = fechaDelMes(archivo.dia);
  if ('cupon' in donde) return { numero: `cupón ${boletaDe(donde.cupon)}`, importe: donde.importe, dia };
  const renglon = archivo.renglones[donde.linea - PRIMERA_LINEA[archivo.origen]];
  const numero = renglon ? numeroDe(archivo, renglon) || renglon.detalle : '';
  return { numero: `línea ${donde.linea}, ${numero}`, importe: renglon?.importe ?? null, dia };
};

/** Each thing that was sown with what was told of it; what was told and nobody sowed is told as something else. */
export const cotejarRenglones = (
  cotejo: CotejoAbierto,
  archivos: readonly ArchivoDelMes[],
  { dichas, cuando, nombres }: { dichas: DichasDelMes; cuando: CuandoSeDice; nombres: NombresDelMes },
): void => {
  const quedan = new Map(dichas);
  for (const archivo of archivos)
    for (const espera of archivo.esperas) {
      const clave = claveDe(archivo, espera);
      const [esperada, dicha] = [espera[cuando], quedan.get(clave) ?? null];
      quedan.delete(clave);
      const de = {
        donde: archivo.origen,
        que: espera.porque,
        cuando: NOMBRES[cuando],
        item: itemDe(archivo, espera, nombres),
      };
      const como = dicha === esperada ? 'bien' : dicha === null ? 'callada' : 'de_otro_modo';
      cotejo.anotar(de, como, `${clave}: se esperaba ${esperada ?? 'nada'} y se dijo ${dicha ?? 'nada'}`);
    }
  for (const [clave, dicha] of quedan) {
    const item = { numero: clave, importe: null, dia: '' };
    const de = { donde: clave.split(',')[0] ?? '', que: 'lo que nadie hizo', cuando: NOMBRES[cuando], item };
    cotejo.anotar(de, 'de_otro_modo', `${clave}: ${dicha}`);
  }
};

export const cotejarArchivos = (cotejo: CotejoAbierto, dichas: readonly FallaDichaDeArchivo[]): void => {
  for (const { falla, archivo, dicho } of dichas) {
    const dia = fechaDelMes(archivo.dia);
    const item = { numero: `archivo de ${archivo.renglones.length} renglones`, importe: null, dia };
    const de = { donde: archivo.origen, que: falla, cuando: 'el archivo', item };
    cotejo.anotar(de, dicho === null ? 'bien' : 'de_otro_modo', `${archivo.origen}, ${dia}: ${dicho}`);
  }
};
