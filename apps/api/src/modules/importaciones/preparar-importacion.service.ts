import { createHash } from 'node:crypto';
import type { HojaDeImportacion } from '@colega/contract/importaciones';
import {
  COLUMNAS_A_IMPORTAR,
  type ControlesDeImportacion,
  columnasQueFaltan,
  type EntidadAImportar,
  estaTerminada,
  estaTrabajando,
  NOMBRES_DE_HOJA,
  parearHoja,
} from '@colega/domain/importaciones';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { encolar } from '../../jobs/cola.ts';
import type { CeldaLeida, HojaLeida } from '../../planillas/hoja.ts';
import { leerPlanilla } from '../../planillas/leer-planilla.ts';
import { anotarEnAuditoria } from '../auditoria/anotar.service.ts';
import type { DelColegio } from '../perfil/pedido-del-colegio.ts';
import { soltarInterrumpidas } from './escritura/soltar-interrumpidas.service.ts';
import {
  deleteArchivos,
  type FilaDeImportacion,
  insertArchivo,
  insertImportacion,
  lockImportacion,
  updateImportacion,
} from './importaciones.repository.ts';

export type PedidoDeImportacion = DelColegio & { id: number; version?: number | null };
type Archivo = { nombre: string; bytes: Uint8Array };

const HOJAS_COMO_MAXIMO = 60;
const FILAS_DE_MUESTRA = 5;
const LARGO_DE_NOMBRE = 120;

export const celdaEnTexto = (celda: CeldaLeida | undefined): string =>
  celda === null || celda === undefined ? '' : String(celda);

const armarHoja = (archivo: { id: number; nombre: string }, { nombre, filas }: HojaLeida): HojaDeImportacion => {
  const primeras = filas.slice(0, 10).map(({ celdas }) => celdas.map(celdaEnTexto));
  const { entidad, titulos, columnas } = parearHoja(nombre, primeras);
  return {
    ...{
      archivo_id: archivo.id,
      archivo: archivo.nombre,
      nombre: nombre.slice(0, LARGO_DE_NOMBRE),
      entidad,
      titulos,
      columnas,
    },
    filas: Math.max(0, filas.length - titulos - 1),
    encabezados: primeras[titulos] ?? [],
    muestra: filas.slice(titulos + 1, titulos + 1 + FILAS_DE_MUESTRA).map(({ celdas }) => celdas.map(celdaEnTexto)),
  };
};

/** Throws 422, at the file. */
const leerHojas = async ({ nombre, bytes }: Archivo): Promise<HojaLeida[]> => {
  const leida = await leerPlanilla(bytes, nombre);
  if (leida.ok) return leida.valor;
  throw invalido([{ codigo: leida.problema, campo: 'file' }]);
};

const guardarArchivo = async (trx: Db, importacion_id: number, archivo: Archivo, hojas: readonly HojaLeida[]) => {
  const nombre = archivo.nombre.slice(0, LARGO_DE_NOMBRE);
  const huella = createHash('sha256').update(archivo.bytes).digest('hex');
  const id = await insertArchivo(trx, { importacion_id, nombre, huella, contenido: Buffer.from(archivo.bytes) });
  if (id === null) throw invalido([{ codigo: 'importacion_archivo_repetido', campo: 'file' }]);
  return hojas.map((hoja) => armarHoja({ id, nombre }, hoja));
};

/** Throws 404, 409, 412. */
const tomarImportacion = async (
  trx: Db,
  { id, version = null, ahora }: PedidoDeImportacion,
): Promise<FilaDeImportacion> => {
  await soltarInterrumpidas(trx, ahora);
  const importacion = await lockImportacion(trx, id);
  if (!importacion) throw errorNoEncontrado();
  if (estaTerminada(importacion.estado)) throw errorHttp(409, 'importacion_terminada');
  if (estaTrabajando(importacion.estado)) throw errorHttp(409, 'importacion_en_curso');
  if (version !== null && version !== importacion.version) throw errorHttp(412, 'importacion_cambiada');
  return importacion;
};

/** What was rehearsed is of other files or columns. */
const SIN_ENSAYO = { estado: 'columnas', resumen: null, decisiones: null, informe: null, falla: null } as const;

/** Begins an import with its first file. Throws 422. */
export const subirImportacion = async (db: Db, { autor, ahora }: DelColegio, archivo: Archivo): Promise<number> => {
  const leidas = await leerHojas(archivo);
  if (leidas.length > HOJAS_COMO_MAXIMO) throw invalido([{ codigo: 'importacion_con_muchas_hojas', campo: 'file' }]);
  return enTransaccion(db, async (trx) => {
    const quien = { usuario_id: autor.user_id, quien: autor.username };
    const id = await insertImportacion(trx, { ...quien, hojas: '[]', creada_en: ahora });
    const hojas = await guardarArchivo(trx, id, archivo, leidas);
    await updateImportacion(trx, id, { hojas: JSON.stringify(hojas) });
    return id;
  });
};

/** Throws 404, 409, 422. */
export const agregarArchivo = async (db: Db, pedido: PedidoDeImportacion, archivo: Archivo): Promise<void> => {
  const leidas = await leerHojas(archivo);
  await enTransaccion(db, async (trx) => {
    const { hojas } = await tomarImportacion(trx, pedido);
    if (hojas.length + leidas.length > HOJAS_COMO_MAXIMO)
      throw invalido([{ codigo: 'importacion_con_muchas_hojas', campo: 'file' }]);
    const nuevas = await guardarArchivo(trx, pedido.id, archivo, leidas);
    await updateImportacion(trx, pedido.id, { ...SIN_ENSAYO, hojas: JSON.stringify([...hojas, ...nuevas]) });
  });
};

type ColumnasElegidas = readonly { entidad: EntidadAImportar | null; columnas: Readonly<Record<string, number>> }[];

const exigirColumnas = (hojas: readonly HojaDeImportacion[], elegidas: ColumnasElegidas): void => {
  const problemas = elegidas.flatMap(({ entidad, columnas }, i) => {
    const conocidas = new Set(entidad ? COLUMNAS_A_IMPORTAR[entidad].map(({ campo }) => campo) : []);
    const ancho = hojas[i]?.encabezados.length ?? 0;
    return Object.entries(columnas)
      .filter(([campo, lugar]) => !conocidas.has(campo) || lugar >= ancho)
      .map(([campo]) => ({
        codigo: 'importacion_columna_desconocida' as const,
        campo: `hojas.${i}.columnas.${campo}`,
      }));
  });
  if (elegidas.length !== hojas.length) problemas.push({ codigo: 'importacion_columna_desconocida', campo: 'hojas' });
  if (problemas.length > 0) throw invalido(problemas);
};

/** Throws 404, 409, 412, 422. */
export const elegirColumnas = (db: Db, pedido: PedidoDeImportacion, elegidas: ColumnasElegidas): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const { hojas } = await tomarImportacion(trx, pedido);
    exigirColumnas(hojas, elegidas);
    const nuevas = hojas.map((hoja, i) => ({
      ...hoja,
      entidad: elegidas[i]?.entidad ?? null,
      columnas: elegidas[i]?.columnas ?? {},
    }));
    await updateImportacion(trx, pedido.id, { ...SIN_ENSAYO, hojas: JSON.stringify(nuevas) });
  });

const exigirHojas = (hojas: readonly HojaDeImportacion[]): void => {
  if (!hojas.some(({ entidad }) => entidad !== null)) throw errorHttp(409, 'importacion_sin_hojas');
  for (const { entidad, columnas, nombre } of hojas) {
    const faltan = entidad ? columnasQueFaltan(entidad, columnas) : [];
    if (entidad && faltan.length > 0)
      throw errorHttp(409, 'importacion_sin_columnas', {
        datos: { hoja: `${nombre} (${NOMBRES_DE_HOJA[entidad]})`, faltan: faltan.join(', ') },
      });
  }
};

/** Leaves the rehearsal to the background. Throws 404, 409, 412. */
export const pedirEnsayo = (
  db: Db,
  pedido: PedidoDeImportacion & { con_operadores: boolean },
  controles: ControlesDeImportacion,
): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const { hojas } = await tomarImportacion(trx, pedido);
    exigirHojas(hojas);
    const { con_operadores, autor } = pedido;
    const cambio = {
      ...SIN_ENSAYO,
      con_operadores,
      ensayo: autor.username,
      controles: JSON.stringify(controles),
      paso: null,
      hechas: 0,
      total: 0,
    };
    await updateImportacion(trx, pedido.id, { ...cambio, estado: 'en_cola' });
    const trabajo = { importacion_id: pedido.id, usuario_id: autor.user_id, quien: autor.username, con_operadores };
    await encolar(trx, 'ensayar_importacion', trabajo, { fila: 'importaciones' });
  });

/** Its files, with the data of so many people, are not kept. Throws 404, 409, 412. */
export const descartarImportacion = (db: Db, pedido: PedidoDeImportacion): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const { hojas } = await tomarImportacion(trx, pedido);
    await deleteArchivos(trx, pedido.id);
    const sinDatos = JSON.stringify(hojas.map((hoja) => ({ ...hoja, encabezados: [], muestra: [] })));
    await updateImportacion(trx, pedido.id, { ...SIN_ENSAYO, estado: 'descartada', hojas: sinDatos });
    await anotarEnAuditoria(
      trx,
      pedido.autor,
      pedido.ahora,
      { entidad: 'importacion', id: pedido.id },
      { accion: 'descartar_importacion' },
    );
  });
