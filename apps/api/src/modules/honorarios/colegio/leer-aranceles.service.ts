import type { ArancelDeLista, ResolucionDeLista, ResolucionLeida } from '@colega/contract/honorarios';
import type { Fecha } from '@colega/domain/fechas';
import { type DatosDelCatalogo, tablasDeArancel, textoEn } from '@colega/domain/honorarios';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { armarNormas, armarTablas, rutasDeCeldas } from './armar-tablas.ts';
import { cifrasDe } from './cifras-de.ts';
import { type FilaPublicada, findEnPreparacion, findPublicadas, hayCalculos } from './preparaciones.repository.ts';

export const quitarRetiradas = (publicadas: readonly FilaPublicada[]): FilaPublicada[] =>
  publicadas.filter(({ retirada_en }) => retirada_en === null);

const estadoDe = ({ retirada_en, vigente_desde, vigente_hasta }: FilaPublicada, hoy: Fecha) => {
  if (retirada_en) return 'retirada';
  if (vigente_desde > hoy) return 'futura';
  return vigente_hasta !== null && vigente_hasta < hoy ? 'anterior' : 'vigente';
};

/** Who signed what nobody gave a name for: a command on the server. */
const EL_SERVIDOR = 'Consola del servidor';

const enLaLista = (fila: FilaPublicada, ultima: FilaPublicada | undefined, hoy: Fecha): ResolucionDeLista => {
  const { id, nombre, vigente_desde, vigente_hasta, contenido, retirada_en } = fila;
  const estado = estadoDe(fila, hoy);
  return {
    ...{ id, nombre, vigente_desde, vigente_hasta, estado },
    unidad_referencial: textoEn(contenido, 'unidad_referencial'),
    honorario_minimo: textoEn(contenido, 'honorario_minimo'),
    publicada: { quien: fila.publicada, cuando: fila.publicada_en.toISOString() },
    retirada: retirada_en && {
      ...{ quien: fila.retirada ?? EL_SERVIDOR, cuando: retirada_en.toISOString() },
      motivo: fila.motivo_de_retiro ?? '',
    },
    se_puede_retirar: estado === 'futura' && fila.id === ultima?.id,
  };
};

type EnPreparacion = Awaited<ReturnType<typeof findEnPreparacion>>[number];

export const resumirPreparacion = (
  { base_id, base_nombre, base_desde, ...fila }: EnPreparacion,
  ultima_id: number | undefined,
): ArancelDeLista => ({
  ...{ id: fila.id, version: fila.version, nombre: fila.nombre, vigente_desde: fila.vigente_desde },
  base:
    base_id === null || base_nombre === null || base_desde === null
      ? null
      : { id: base_id, nombre: base_nombre, vigente_desde: base_desde },
  al_dia: base_id === (ultima_id ?? null),
  creado: { quien: fila.creado, cuando: fila.creado_en.toISOString() },
  tocado: { quien: fila.tocado, cuando: fila.tocado_en.toISOString() },
});

/** All of them, the last to begin first, and those that are being prepared. */
export const listarAranceles = async (db: Db, hoy: Fecha) => {
  const publicadas = await findPublicadas(db);
  const pie = quitarRetiradas(publicadas);
  const ultima = pie.at(-1);
  const suyas = publicadas.filter(({ del_programa, retirada_en }) => !(del_programa && retirada_en));
  const soloDelPrograma = pie.length > 0 && pie.every(({ del_programa }) => del_programa);
  return {
    resoluciones: suyas.map((fila) => enLaLista(fila, ultima, hoy)).reverse(),
    en_preparacion: (await findEnPreparacion(db)).map((fila) => resumirPreparacion(fila, ultima?.id)),
    del_programa: soloDelPrograma && !(await hayCalculos(db)),
  };
};

/** One that was published, beside the one before it. Throws 404. */
export const leerResolucionDelColegio = async (
  db: Db,
  id: number,
  datos: DatosDelCatalogo,
  hoy: Fecha,
): Promise<ResolucionLeida> => {
  const publicadas = await findPublicadas(db);
  const fila = publicadas.find((una) => una.id === id);
  if (!fila) throw errorNoEncontrado();
  const pie = quitarRetiradas(publicadas);
  const antes = pie.filter(({ vigente_desde }) => vigente_desde < fila.vigente_desde);
  const anterior = antes.at(-1);
  const tablas = tablasDeArancel(cifrasDe(fila.contenido), datos);
  const deLaAnterior = anterior && {
    contenido: anterior.contenido,
    rutas: rutasDeCeldas(tablasDeArancel(cifrasDe(anterior.contenido), datos)),
  };
  return {
    ...enLaLista(fila, pie.at(-1), hoy),
    anterior: anterior ? { id: anterior.id, nombre: anterior.nombre, vigente_desde: anterior.vigente_desde } : null,
    tablas: armarTablas({ tablas, sin_leer: {}, base: deLaAnterior ?? null, enOrden: [...antes, fila] }),
    normas: armarNormas(cifrasDe(fila.contenido), tablas),
  };
};
