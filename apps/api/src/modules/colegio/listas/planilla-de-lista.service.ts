import type { PlanillaDeLista } from '@colega/contract/colegio';
import type { ArchivoRecibido } from '@colega/contract/route';
import {
  type ClaveDeLista,
  type ColumnaDeLista,
  columnasDe,
  type FilaDeLista,
  feriadosDe,
  formatCelda,
  LISTAS_DEL_COLEGIO,
  leerCelda,
  MAXIMO_DE_FILAS_DE_LISTA,
  versionVigente,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { type Columna, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { CeldaLeida, FilaLeida } from '../../../planillas/hoja.ts';
import { leerPlanilla } from '../../../planillas/leer-planilla.ts';
import { escritoEn, simplificado } from '../../../planillas/lo-escrito.ts';
import { findOpcionesDeListas, findVersionesDeListas } from './listas.repository.ts';

const CLAVE = 'Clave (no cambiar)';
const ANCHO = 24;
const ANCHO_DE_UN_TEXTO = 60;

const tituloDe = ({ oculta, titulo }: ColumnaDeLista): string => (oculta ? CLAVE : titulo);

/** Throws 404 when none is in preparation. */
const leerFilas = async (
  db: Db,
  lista: ClaveDeLista,
  { de, hoy }: { de: 'en_vigor' | 'en_preparacion'; hoy: Fecha },
): Promise<readonly FilaDeLista[]> => {
  const versiones = (await findVersionesDeListas(db, lista)).reverse();
  if (de === 'en_preparacion') {
    const preparada = versiones.find(({ estado }) => estado === 'preparada');
    if (!preparada) throw errorNoEncontrado();
    return preparada.filas;
  }
  const publicadas = versiones.filter(({ estado }) => estado === 'publicada');
  return lista === 'feriados' ? feriadosDe(publicadas) : (versionVigente(publicadas, hoy)?.filas ?? []);
};

/** A list to be worked on outside: what the program names a row by goes last, so that it may come back in any order. Throws 404. */
export const armarPlanillaDeLista = async (
  db: Db,
  lista: ClaveDeLista,
  cual: Parameters<typeof leerFilas>[2],
): Promise<{ tabla: TablaPorExportar<FilaDeLista>; renglones: readonly FilaDeLista[] }> => {
  const [renglones, opciones] = await Promise.all([leerFilas(db, lista, cual), findOpcionesDeListas(db)]);
  const columnas = columnasDe(lista, opciones).map(
    (columna): Columna<FilaDeLista> => ({
      titulo: tituloDe(columna),
      ancho: columna.tipo === 'texto' && !columna.oculta ? ANCHO_DE_UN_TEXTO : ANCHO,
      celda: (fila) => texto(formatCelda(columna, fila[columna.clave] ?? '')),
    }),
  );
  const ocultas = columnas.filter(({ titulo }) => titulo === CLAVE);
  const { nombre } = LISTAS_DEL_COLEGIO[lista];
  return { tabla: { nombre, columnas: [...columnas.filter((una) => !ocultas.includes(una)), ...ocultas] }, renglones };
};

/** As the grid would have it after somebody typed it; what is not understood, as it came. */
const enLaGrilla = (columna: ColumnaDeLista, celda: CeldaLeida | undefined): string => {
  const escrito = escritoEn(celda);
  const leida = leerCelda(columna, escrito);
  return leida.ok ? formatCelda(columna, leida.valor) : escrito;
};

/** A column with no place in the list, once, however many of its cells say something. */
const columnasDeMas = (encabezado: FilaLeida, filas: readonly FilaLeida[], usadas: readonly number[]): string[] => {
  const ancho = Math.max(encabezado.celdas.length, ...filas.map(({ celdas }) => celdas.length));
  return Array.from({ length: ancho }, (_, i) => i).flatMap((i) => {
    const [primera, ...otras] = filas.filter(({ celdas }) => escritoEn(celdas[i]) !== '');
    if (usadas.includes(i) || !primera) return [];
    const titulo = escritoEn(encabezado.celdas[i]);
    const cuantas = otras.length > 0 ? ` y ${otras.length} más` : '';
    return `${titulo === '' ? `Columna ${i + 1}, sin título` : `Columna «${titulo}»`}: fila ${primera.numero}${cuantas}`;
  });
};

type FilaHallada = { numero: number; celdas: FilaDeLista };

/** Of a list with its rows said, each of them once; of another, all that there are. */
const separarFilas = (lista: ClaveDeLista, filas: readonly FilaHallada[]): PlanillaDeLista => {
  const { fijas, columnas } = LISTAS_DEL_COLEGIO[lista];
  if (!fijas) return { filas: filas.map(({ celdas }) => ({ ...celdas })), sin_lugar: [] };
  const nombres = columnas.find(({ clave }) => clave === fijas.columna)?.opciones?.map(({ nombre }) => nombre) ?? [];
  const nombreDe = ({ celdas }: FilaHallada): string => celdas[fijas.columna] ?? '';
  const vistas = new Set<string>();
  const sin_lugar: string[] = [];
  const suyas = filas.filter((fila) => {
    const nombre = nombreDe(fila);
    const repetida = vistas.has(nombre);
    if (!nombres.includes(nombre)) sin_lugar.push(`Fila ${fila.numero}: ${nombre === '' ? 'sin nombre' : nombre}`);
    else if (repetida) sin_lugar.push(`Fila ${fila.numero}: ${nombre}, que ya está en otra`);
    vistas.add(nombre);
    return nombres.includes(nombre) && !repetida;
  });
  return { filas: suyas.map(({ celdas }) => ({ ...celdas })), sin_lugar };
};

/** What a file says of a list, cell by cell; nothing is kept. Throws 422. */
export const leerPlanillaDeLista = async (
  db: Db,
  lista: ClaveDeLista,
  { nombre, bytes }: ArchivoRecibido,
): Promise<PlanillaDeLista> => {
  const columnas = columnasDe(lista, await findOpcionesDeListas(db));
  const leida = await leerPlanilla(bytes, nombre);
  if (!leida.ok) throw errorHttp(422, 'planilla_de_lista_ilegible');
  const [encabezado, ...filas] = leida.valor[0]?.filas ?? [];
  const titulos = encabezado?.celdas.map(simplificado) ?? [];
  const lugares = columnas.map((columna) => ({ columna, lugar: titulos.indexOf(simplificado(tituloDe(columna))) }));
  const exigidas = columnas.filter(({ oculta, clave }) => !oculta && clave !== 'norma');
  if (!encabezado || lugares.some(({ columna, lugar }) => lugar < 0 && exigidas.includes(columna)))
    throw errorHttp(422, 'planilla_sin_la_lista', {
      datos: { columnas: exigidas.map(({ titulo }) => titulo).join(', ') },
    });
  if (filas.length > MAXIMO_DE_FILAS_DE_LISTA)
    throw errorHttp(422, 'lista_larga', { datos: { maximo: MAXIMO_DE_FILAS_DE_LISTA } });
  const halladas = filas.map(({ numero, celdas }) => ({
    numero,
    celdas: Object.fromEntries(
      lugares.map(({ columna, lugar }) => [columna.clave, enLaGrilla(columna, celdas[lugar])]),
    ),
  }));
  const separadas = separarFilas(lista, halladas);
  const deMas = columnasDeMas(
    encabezado,
    filas,
    lugares.map(({ lugar }) => lugar),
  );
  return { ...separadas, sin_lugar: [...deMas, ...separadas.sin_lugar] };
};
