import { type Campo, crearCampo, leerLargo, type TipoDeCampo } from '@colega/domain/formularios';
import { lectorDe } from './leer-filtro.ts';
import type { DefinicionDeFiltros } from './use-filtros.ts';

type TipoDeCriterio = Extract<TipoDeCampo, 'texto' | 'entero' | 'numero' | 'fecha' | 'lista'>;
type DeCriterio = Pick<Campo, 'nombre' | 'ayuda' | 'ejemplo' | 'inicial' | 'opciones'> & { largo?: number };

/** A criterion of a list: a field like any other, whose name is that of the address if it is not its path. */
export const criterio = (ruta: string, etiqueta: string, tipo: TipoDeCriterio, suyo: DeCriterio = {}): Campo =>
  crearCampo(ruta, etiqueta, tipo, suyo);

const leerCriterio = (campo: Campo, { texto, fecha, entero, unoDe }: ReturnType<typeof lectorDe>): string => {
  const nombre = campo.nombre ?? campo.ruta;
  if (campo.tipo === 'fecha') return fecha(nombre);
  // what is no number stays, and the field says so: to ignore it would show them all
  if (campo.tipo !== 'lista') return texto(nombre).slice(0, leerLargo(campo));
  // those that the server names are chosen by their id
  if (!campo.opciones) return entero(nombre);
  return unoDe(
    nombre,
    campo.opciones.map(({ valor }) => String(valor)),
  );
};

type Filtros = { page: number };
const PAGINA = 'page';

export const definirFiltros = <F extends Filtros>(
  lista: string,
  campos: readonly Campo[],
  vacios: F,
): DefinicionDeFiltros<F> => {
  const valorDe = (filtros: F, { ruta }: Campo): string => String(Reflect.get(filtros, ruta));
  return {
    lista,
    campos,
    nombres: [...campos.map(({ ruta, nombre = ruta }) => nombre), PAGINA],
    leer: (busqueda) => {
      const lector = lectorDe(busqueda);
      const leidos = campos.map((campo) => [campo.ruta, leerCriterio(campo, lector)]);
      return { ...vacios, ...Object.fromEntries(leidos), page: lector.pagina() };
    },
    escribir: (filtros) => {
      const elegidos = campos.flatMap((campo) => {
        const valor = valorDe(filtros, campo);
        return valor === '' ? [] : [[campo.nombre ?? campo.ruta, valor]];
      });
      return new URLSearchParams([...elegidos, ...(filtros.page > 1 ? [[PAGINA, String(filtros.page)]] : [])]);
    },
    limpios: () => vacios,
    cantidad: (filtros) => campos.filter((campo) => valorDe(filtros, campo) !== '').length,
  };
};
