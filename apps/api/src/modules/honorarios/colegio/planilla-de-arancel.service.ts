import type { PlanillaDeArancel } from '@colega/contract/honorarios';
import type { ArchivoRecibido } from '@colega/contract/route';
import {
  type CeldaDeArancel,
  type ContenidoDeArancel,
  type DatosDelCatalogo,
  fuenteDeRenglon,
  leerNorma,
  type NormaEscrita,
  quitarSigno,
  type RenglonDeArancel,
  recortarEscrito,
  type TablaDeArancel,
  tablasDeArancel,
  textoDeFuente,
} from '@colega/domain/honorarios';
import { type Columna, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { CeldaLeida, FilaLeida } from '../../../planillas/hoja.ts';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { escritoEn, simplificado } from '../../../planillas/lo-escrito.ts';

const CLAVE = 'Clave (no cambiar)';
const NORMA = 'Norma';
const LARGO_DE_HOJA = 31;

const comoSeEscribe = (celda: CeldaDeArancel | null, sin_leer: Readonly<Record<string, string>>): string =>
  celda ? (sin_leer[celda.ruta] ?? celda.valor.replace('.', ',')) : '';

const decirNorma = (contenido: ContenidoDeArancel, renglon: RenglonDeArancel): string =>
  textoDeFuente(fuenteDeRenglon(contenido, renglon)) ?? '';

/** Throws 404. */
const tablaDe = (contenido: ContenidoDeArancel, datos: DatosDelCatalogo, clave: string): TablaDeArancel => {
  const tabla = tablasDeArancel(contenido, datos).find((una) => una.clave === clave);
  if (!tabla) throw errorNoEncontrado();
  return tabla;
};

type Cifras = { contenido: ContenidoDeArancel; sin_leer: Readonly<Record<string, string>> };

/** A table to be worked on outside: a row says which one it is, so that it may come back in any order. Throws 404. */
export const armarPlanilla = ({ contenido, sin_leer }: Cifras, datos: DatosDelCatalogo, clave: string) => {
  const { titulo, encabezados, columnas, renglones } = tablaDe(contenido, datos, clave);
  const deNombre = (nombre: string, i: number): Columna<RenglonDeArancel> => ({
    ...{ titulo: nombre, ancho: 36, celda: ({ nombres }) => texto(nombres[i] ?? '') },
  });
  const deCifra = (nombre: string, i: number): Columna<RenglonDeArancel> => ({
    ...{ titulo: nombre, ancho: 20, celda: ({ celdas }) => texto(comoSeEscribe(celdas[i] ?? null, sin_leer)) },
  });
  const tabla: TablaPorExportar<RenglonDeArancel> = {
    nombre: titulo.replace(/[\\/?*[\]:]/g, ' ').slice(0, LARGO_DE_HOJA),
    columnas: [
      ...encabezados.map(deNombre),
      ...columnas.map(deCifra),
      { titulo: NORMA, ancho: 36, celda: (renglon) => texto(decirNorma(contenido, renglon)) },
      { titulo: CLAVE, ancho: 48, celda: ({ clave: cual }) => texto(cual) },
    ],
  };
  return { tabla, renglones };
};

const escritoDe = (celda: CeldaLeida | undefined): string => recortarEscrito(escritoEn(celda));

type Lugares = { cifras: number[]; nombres: number[]; norma: number; clave: number };

const lugaresDe = (encabezado: FilaLeida, { encabezados, columnas }: TablaDeArancel): Lugares => {
  const titulos = encabezado.celdas.map(simplificado);
  const lugarDe = (nombre: string): number => titulos.indexOf(simplificado(nombre));
  return {
    ...{ cifras: columnas.map(lugarDe), nombres: encabezados.map(lugarDe) },
    ...{ norma: lugarDe(NORMA), clave: lugarDe(CLAVE) },
  };
};

const sinLugar = (fila: FilaLeida, { nombres, clave }: Lugares): string => {
  const dichos = [...nombres, clave].map((i) => escritoDe(fila.celdas[i])).filter((uno) => uno !== '');
  return `Fila ${fila.numero}${dichos.length > 0 ? `: ${dichos.join(', ')}` : ''}`;
};

type Hallada = { fila: FilaLeida; renglon: RenglonDeArancel | undefined };

/** An empty one says nothing: what nobody confirmed is exported so. */
const normasDe = (contenido: ContenidoDeArancel, halladas: readonly Hallada[], lugar: number) => {
  const porNorma = new Map<string, NormaEscrita & { rutas: string[] }>();
  for (const { fila, renglon } of halladas) {
    const escrita = escritoEn(fila.celdas[lugar]).trim();
    if (!renglon || escrita === '' || escrita === decirNorma(contenido, renglon)) continue;
    const suya = porNorma.get(escrita) ?? { rutas: [], ...leerNorma(escrita) };
    suya.rutas.push(renglon.suya);
    porNorma.set(escrita, suya);
  }
  return [...porNorma.values()];
};

/** A bracket is named by its place: of a list that had others when it was exported, each would go to another one. Throws 422. */
const exigirLosMismosTramos = ({ renglones }: TablaDeArancel, claves: readonly string[]): void => {
  const contar = (lista: string, de: readonly string[]): number =>
    new Set(de.filter((clave) => clave.startsWith(`${lista}/`))).size;
  const deLaTabla = renglones.map(({ clave }) => clave);
  for (const lista of new Set(renglones.flatMap((renglon) => renglon.lista ?? []))) {
    const [en_la_planilla, ahora] = [contar(lista, claves), contar(lista, deLaTabla)];
    if (en_la_planilla > 0 && en_la_planilla !== ahora)
      throw errorHttp(422, 'planilla_de_otros_tramos', { datos: { en_la_planilla, ahora } });
  }
};

/** What a file says of the cells of a table; nothing is kept. Throws 404, 422. */
export const leerPlanillaDeArancel = async (
  { contenido, sin_leer }: Cifras,
  datos: DatosDelCatalogo,
  clave: string,
  { nombre, bytes }: ArchivoRecibido,
): Promise<PlanillaDeArancel> => {
  const tabla = tablaDe(contenido, datos, clave);
  const leida = await leerPlanilla(bytes, nombre);
  if (!leida.ok) throw errorHttp(422, 'planilla_de_arancel_ilegible');
  const [encabezado, ...filas] = leida.valor[0]?.filas ?? [];
  const columnas = [...tabla.encabezados, ...tabla.columnas].join(', ');
  const lugares = encabezado && lugaresDe(encabezado, tabla);
  if (!lugares || lugares.cifras.includes(-1) || (lugares.clave < 0 && lugares.nombres.includes(-1)))
    throw errorHttp(422, 'planilla_sin_la_tabla', { datos: { columnas } });
  exigirLosMismosTramos(
    tabla,
    filas.map(({ celdas }) => escritoDe(celdas[lugares.clave])),
  );
  const porClave = new Map(tabla.renglones.map((renglon) => [renglon.clave, renglon]));
  const porNombre = new Map(tabla.renglones.map((renglon) => [renglon.nombres.map(simplificado).join('|'), renglon]));
  const renglonDe = ({ celdas }: FilaLeida): RenglonDeArancel | undefined =>
    porClave.get(escritoDe(celdas[lugares.clave])) ??
    porNombre.get(lugares.nombres.map((i) => simplificado(celdas[i])).join('|'));
  const halladas = filas.map((fila) => ({ fila, renglon: renglonDe(fila) }));
  return {
    celdas: halladas.flatMap(({ fila, renglon }) =>
      (renglon?.celdas ?? []).flatMap((celda, i) => {
        const leido = escritoDe(fila.celdas[lugares.cifras[i] ?? -1]);
        const escrito = celda?.tipo === 'porcentaje' ? quitarSigno(leido) : leido;
        return celda && escrito !== comoSeEscribe(celda, sin_leer) ? [{ ruta: celda.ruta, escrito }] : [];
      }),
    ),
    normas: normasDe(contenido, halladas, lugares.norma),
    sin_lugar: halladas.flatMap(({ fila, renglon }) => (renglon ? [] : [sinLugar(fila, lugares)])),
  };
};
