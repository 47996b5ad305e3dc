import type { CambiosDeArancel, PreparacionLeida } from '@colega/contract/honorarios';
import { textoDelColegio } from '@colega/contract/mensajes';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import {
  armarArancelEnBlanco,
  type ContenidoDeArancel,
  cambiosDeArancel,
  celdasDe,
  completarArancel,
  type DatosDelCatalogo,
  type LoPreparado,
  prepararResolucion,
  problemasDePreparacion,
  type ResolucionEnUso,
  type TablaDeArancel,
  tablasDeArancel,
  validarVigencia,
} from '@colega/domain/honorarios';
import { exito, fracaso, type Resultado } from '@colega/domain/resultado';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { leerTablaModelo } from '../datos-de-honorarios.ts';
import type { ProblemaDePublicacion } from '../publicar-resolucion.service.ts';
import { armarNormas, armarTablas, rutasDeCeldas } from './armar-tablas.ts';
import { cifrasDe } from './cifras-de.ts';
import { quitarRetiradas, resumirPreparacion } from './leer-aranceles.service.ts';
import {
  type FilaDePreparacion,
  type FilaPublicada,
  findPreparacion,
  findPublicadas,
} from './preparaciones.repository.ts';

/** It takes a number of its own when it is published. */
const SIN_NUMERO = 0;

type Escrita = { nombre: string; vigente_desde: Fecha; contenido: unknown };

/** As a published one is read. */
export const crudaDe = (
  { nombre, vigente_desde, contenido }: Escrita,
  id: number = SIN_NUMERO,
): Record<string, unknown> => ({ ...cifrasDe(contenido), id, nombre, vigente_desde, vigente_hasta: null });

export type ArancelEnPreparacion = {
  id: number;
  version: number;
  base_id: number | null;
  nombre: string;
  vigente_desde: Fecha;
  terminado: boolean;
  /** Ready to calculate with; or what keeps it from that. */
  resolucion: Resultado<ResolucionEnUso, ProblemaDePublicacion[]>;
};

/** The draft as it stands, whatever day it is to be in force from. Undefined when there is none. */
export const leerArancelEnPreparacion = async (
  db: Db,
  id: number,
  datos: DatosDelCatalogo,
): Promise<ArancelEnPreparacion | undefined> => {
  const fila = await findPreparacion(db, id);
  if (!fila) return undefined;
  const { version, base_id, nombre, vigente_desde, terminado_en } = fila;
  const { resolucion, problemas } = prepararResolucion(crudaDe(fila), '', datos);
  return {
    ...{ id, version, base_id, nombre, vigente_desde, terminado: terminado_en !== null },
    resolucion: problemas.length > 0 ? fracaso(problemas) : exito(resolucion),
  };
};

/** The draft with all that it is read beside. */
export type PreparacionAbierta = {
  fila: FilaDePreparacion;
  preparado: LoPreparado;
  tablas: TablaDeArancel[];
  /** Null of one that was begun when the college had none. */
  base: FilaPublicada | null;
  /** The figures of its base; without any, none is said. */
  deLaBase: ContenidoDeArancel;
  ultima: FilaPublicada | null;
  enPie: FilaPublicada[];
};

const enBlanco = (datos: DatosDelCatalogo): ContenidoDeArancel => armarArancelEnBlanco(leerTablaModelo(), datos);

/** Those of one that was published; of none, the ones that the college would have to say. */
export const cifrasDeLaBase = (base: FilaPublicada | null, datos: DatosDelCatalogo): ContenidoDeArancel =>
  base ? cifrasDe(base.contenido) : enBlanco(datos);

/** Throws 404. */
export const abrirPreparacion = async (db: Db, id: number, datos: DatosDelCatalogo): Promise<PreparacionAbierta> => {
  const fila = await findPreparacion(db, id);
  if (!fila) throw errorNoEncontrado();
  const publicadas = await findPublicadas(db);
  const pie = quitarRetiradas(publicadas);
  const base = publicadas.find((una) => una.id === fila.base_id) ?? null;
  const contenido = cifrasDe(fila.contenido);
  const preparado = {
    // published or discarded, it is what it was
    contenido: fila.terminado_en ? contenido : completarArancel(contenido, enBlanco(datos)),
    sin_leer: fila.sin_leer,
  };
  return {
    ...{ fila, preparado, tablas: tablasDeArancel(preparado.contenido, datos) },
    ...{ base, deLaBase: cifrasDeLaBase(base, datos), ultima: pie.at(-1) ?? null, enPie: pie },
  };
};

/** What keeps it from being published, in words, each at its place. */
export const problemasDe = (
  { fila, preparado, tablas, deLaBase, enPie: pie }: PreparacionAbierta,
  datos: DatosDelCatalogo,
  hoy: Fecha,
): { campo: string; mensaje: string }[] =>
  [...validarVigencia(fila, pie, hoy), ...problemasDePreparacion(preparado, deLaBase, tablas, datos)].map(
    (problema) => ({ campo: problema.campo ?? '', mensaje: textoDelColegio(problema) }),
  );

const nombrar = ({ id, nombre, vigente_desde }: FilaPublicada) => ({ id, nombre, vigente_desde });

/** Who began it, or changed anything of it ever. */
export const esSuAutor = ({ creado_por, tocado_por, escribieron }: FilaDePreparacion, usuario_id: number): boolean =>
  [creado_por, tocado_por, ...escribieron].includes(usuario_id);

const queNoPublica = ({ fila }: PreparacionAbierta, usuario_id: number, puede: boolean): string | null => {
  if (!puede) return textoDelColegio({ codigo: 'sin_permiso_de_publicar' });
  return esSuAutor(fila, usuario_id) ? textoDelColegio({ codigo: 'arancel_publica_otra_persona' }) : null;
};

export type QuienLee = { usuario_id: number; publica: boolean; hoy: Fecha };

/** Throws 404. */
export const leerPreparacion = async (
  db: Db,
  id: number,
  datos: DatosDelCatalogo,
  { usuario_id, publica, hoy }: QuienLee,
): Promise<PreparacionLeida> => {
  const abierta = await abrirPreparacion(db, id, datos);
  const { fila, preparado, tablas, base, deLaBase, ultima, enPie: pie } = abierta;
  const conBase = base && { contenido: deLaBase, rutas: rutasDeCeldas(tablasDeArancel(deLaBase, datos)) };
  const suya = { vigente_desde: fila.vigente_desde, contenido: preparado.contenido };
  return {
    ...resumirPreparacion(fila, ultima?.id),
    tablas: armarTablas({ tablas, sin_leer: preparado.sin_leer, base: conBase, enOrden: [...pie, suya] }),
    normas: armarNormas(preparado.contenido, tablas),
    problemas: fila.terminado_en ? [] : problemasDe(abierta, datos, hoy),
    ultima: ultima && nombrar(ultima),
    terminado: fila.terminado_en && {
      como: fila.resolucion_id === null ? 'descartado' : 'publicado',
      resolucion_id: fila.resolucion_id,
    },
    no_publica: queNoPublica(abierta, usuario_id, publica),
  };
};

/** What changes against the last one, figure by figure. Throws 404. */
export const leerCambios = async (db: Db, id: number, datos: DatosDelCatalogo): Promise<CambiosDeArancel> => {
  const { fila, preparado, tablas, ultima } = await abrirPreparacion(db, id, datos);
  const deLaUltima = ultima ? cifrasDe(ultima.contenido) : {};
  const { cambian, quitadas, normas } = cambiosDeArancel(
    { tablas, contenido: preparado.contenido },
    { tablas: ultima ? tablasDeArancel(deLaUltima, datos) : [], contenido: deLaUltima },
  );
  return {
    ...{ version: fila.version, nombre: fila.nombre, vigente_desde: fila.vigente_desde },
    anterior: ultima && { ...nombrar(ultima), hasta: sumarDias(fila.vigente_desde, -1) },
    ...{ cambian, quitadas, normas, de_cuantas: celdasDe(tablas).length },
  };
};
