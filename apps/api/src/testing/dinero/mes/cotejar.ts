import type { FallaDichaDeArchivo } from './fallas-de-archivo.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { claveDeCupon, claveDeLinea, type DichasDelMes } from './leer-archivo-del-mes.ts';
import type { ArchivoDelMes, EsperaDelMes } from './mes-escrito.ts';

/** Of one kind of thing: how many were done, how each was told, and why the others were not. */
export type CotejoDelMes = {
  donde: string;
  que: string;
  cuando: string;
  hechas: number;
  bien: number;
  /** Told as something else. */
  deOtroModo: string[];
  calladas: string[];
};

type QueSeCoteja = Pick<CotejoDelMes, 'donde' | 'que' | 'cuando'>;
const enOrden = ({ donde, que, cuando }: QueSeCoteja): string => `${donde} ${que} ${cuando}`;

export const crearCotejo = () => {
  const cotejos = new Map<string, CotejoDelMes>();
  return {
    anotar: (de: QueSeCoteja, dicho: 'bien' | 'de_otro_modo' | 'callada', porque: string): void => {
      const clave = enOrden(de);
      const suyo = cotejos.get(clave) ?? { ...de, hechas: 0, bien: 0, deOtroModo: [], calladas: [] };
      suyo.hechas += 1;
      if (dicho === 'bien') suyo.bien += 1;
      else (dicho === 'callada' ? suyo.calladas : suyo.deOtroModo).push(porque);
      cotejos.set(clave, suyo);
    },
    todos: (): CotejoDelMes[] => [...cotejos.values()].sort((una, otra) => enOrden(una).localeCompare(enOrden(otra))),
  };
};
type Cotejo = ReturnType<typeof crearCotejo>;

const claveDe = ({ origen, dia }: ArchivoDelMes, { donde }: EsperaDelMes): string =>
  'linea' in donde ? claveDeLinea(origen, dia, donde.linea) : claveDeCupon(origen, donde.cupon);

type CuandoSeDice = 'alLeer' | 'alFinal';

const NOMBRES: Readonly<Record<CuandoSeDice, string>> = { alLeer: 'al leerlo', alFinal: 'al terminar el mes' };

/** Each thing that was sown with what was told of it; what was told and nobody sowed is told as something else. */
export const cotejarRenglones = (
  cotejo: Cotejo,
  archivos: readonly ArchivoDelMes[],
  dichas: DichasDelMes,
  cuando: CuandoSeDice,
): void => {
  const quedan = new Map(dichas);
  for (const archivo of archivos)
    for (const espera of archivo.esperas) {
      const clave = claveDe(archivo, espera);
      const [esperada, dicha] = [espera[cuando], quedan.get(clave) ?? null];
      quedan.delete(clave);
      const como = dicha === esperada ? 'bien' : dicha === null ? 'callada' : 'de_otro_modo';
      const porque = `${clave}: se esperaba ${esperada ?? 'nada'} y se dijo ${dicha ?? 'nada'}`;
      cotejo.anotar({ donde: archivo.origen, que: espera.porque, cuando: NOMBRES[cuando] }, como, porque);
    }
  for (const [clave, dicha] of quedan) {
    const de = { donde: clave.split(',')[0] ?? '', que: 'lo que nadie hizo', cuando: NOMBRES[cuando] };
    cotejo.anotar(de, 'de_otro_modo', `${clave}: ${dicha}`);
  }
};

export const cotejarArchivos = (cotejo: Cotejo, dichas: readonly FallaDichaDeArchivo[]): void => {
  for (const { falla, archivo, dicho } of dichas) {
    const de = { donde: archivo.origen, que: falla, cuando: 'el archivo' };
    cotejo.anotar(
      de,
      dicho === null ? 'bien' : 'de_otro_modo',
      `${archivo.origen}, ${fechaDelMes(archivo.dia)}: ${dicho}`,
    );
  }
};
export type CotejoAbierto = Cotejo;
