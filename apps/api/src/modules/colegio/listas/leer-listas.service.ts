import type { ListaDelColegio, ListasDelColegio, VersionConFilas, VersionDeListaLeida } from '@colega/contract/colegio';
import {
  CLAVES_DE_LISTA,
  type ClaveDeLista,
  LISTAS_DEL_COLEGIO,
  versionVigente,
  vigenciasDe,
} from '@colega/domain/colegio';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { leerListasEnVigor } from '../leer-colegio.service.ts';
import { avisoDeFeriados } from './aviso-de-feriados.ts';
import {
  findBloqueosEnUso,
  findClavesTomadas,
  findOpcionesDeListas,
  findVersionDeLista,
  findVersionesDeListas,
  hayAlgoHecho,
  type ListaGuardada,
} from './listas.repository.ts';

const hecho = (quien: string | null, cuando: Date | null) =>
  cuando === null ? null : { quien: quien ?? '—', cuando: cuando.toISOString() };

const leida = (guardada: ListaGuardada, usuario_id: number): VersionDeListaLeida => {
  const { id, lista, version, vigente_desde, norma, origen, estado, motivo, filas } = guardada;
  return {
    ...{ id, lista, version, vigente_desde, norma, origen, estado, motivo, cuantas_filas: filas.length },
    preparada: hecho(guardada.quien_preparo, guardada.preparada_en),
    publicada: hecho(guardada.quien_publico, guardada.publicada_en),
    retirada: hecho(guardada.quien_retiro, guardada.retirada_en),
    es_propia: guardada.preparadores.includes(usuario_id),
  };
};

const conFilas = (guardada: ListaGuardada, usuario_id: number): VersionConFilas => ({
  ...{ ...leida(guardada, usuario_id), filas: guardada.filas },
});

const esPublicada = ({ estado }: ListaGuardada): boolean => estado === 'publicada';
/** Oldest first, as they were written: of two of one day the last one counts. */
const enOrden = (versiones: readonly ListaGuardada[]): ListaGuardada[] => [...versiones].reverse();

/**
 * The first day that a list may begin on (S-1008): today, while nothing was done with those that came with the program (S-1137), and always
 * if nothing is calculated with it (S-1152).
 */
export const leerPrimerDia = async (db: Db, lista: ClaveDeLista, hoy: Fecha): Promise<Fecha> =>
  LISTAS_DEL_COLEGIO[lista].desde_hoy || !(await hayAlgoHecho(db)) ? hoy : sumarDias(hoy, 1);

export const leerListas = async (db: Db, hoy: Fecha): Promise<ListasDelColegio> => {
  const todas = await findVersionesDeListas(db, null);
  const aviso = avisoDeFeriados(await leerListasEnVigor(db), hoy);
  return {
    items: CLAVES_DE_LISTA.map((lista) => {
      const suyas = enOrden(todas.filter((una) => una.lista === lista));
      const preparada = suyas.find(({ estado }) => estado === 'preparada');
      const comienzo = ({ vigente_desde, norma }: ListaGuardada) => ({ vigente_desde, norma });
      const vigente = versionVigente(suyas.filter(esPublicada), hoy);
      return {
        lista,
        en_vigor: vigente && vigente.filas.length > 0 ? { ...comienzo(vigente), origen: vigente.origen } : null,
        siguientes: suyas.filter((una) => esPublicada(una) && una.vigente_desde > hoy).map(comienzo),
        preparada: preparada ? { ...comienzo(preparada), quien: preparada.quien_preparo ?? '—' } : null,
        aviso: lista === 'feriados' ? aviso : null,
      };
    }),
  };
};

export const leerLista = async (
  db: Db,
  lista: ClaveDeLista,
  { hoy, usuario_id }: { hoy: Fecha; usuario_id: number },
): Promise<ListaDelColegio> => {
  const [versiones, opciones, bloqueos_en_uso, primer_dia] = await Promise.all([
    findVersionesDeListas(db, lista),
    findOpcionesDeListas(db),
    findBloqueosEnUso(db),
    leerPrimerDia(db, lista, hoy),
  ]);
  const claves_tomadas = await findClavesTomadas(db, lista, versiones);
  const publicadas = enOrden(versiones).filter(esPublicada);
  const vigente = versionVigente(publicadas, hoy);
  const preparada = versiones.find(({ estado }) => estado === 'preparada');
  // Each holiday stays where it was published: those of before are read from the versions of before.
  const desdeLaVigente = publicadas.filter((una) => lista === 'feriados' || una === vigente || una.vigente_desde > hoy);
  return {
    ...{ lista, ...opciones, bloqueos_en_uso, claves_tomadas, primer_dia, en_vigor: vigente?.id ?? null },
    publicadas: desdeLaVigente.map((una) => ({
      ...conFilas(una, usuario_id),
      vigencias: vigenciasDe(lista, publicadas, una),
    })),
    preparada: preparada ? conFilas(preparada, usuario_id) : null,
    historia: versiones.map((una) => leida(una, usuario_id)),
  };
};

/** Throws 404. */
export const leerVersionDeLista = async (db: Db, id: number, usuario_id: number): Promise<VersionConFilas> => {
  const guardada = await findVersionDeLista(db, id);
  if (!guardada) throw errorNoEncontrado();
  return conFilas(guardada, usuario_id);
};
