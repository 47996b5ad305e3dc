import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { esClaveDeMedia } from '../modules/media/clave.ts';
import { abrirArchivo, ILEGIBLE } from './abrir-archivo.ts';
import { contarFilas } from './contar-filas.ts';
import { FORMATO, type Indice, NOMBRES, type Resumen, zIndice, zResumen } from './manifiesto.ts';
import type { TablaRespaldada } from './tablas.ts';
import type { EntradaLeida } from './tar.ts';

export type Respaldo = { indice: Indice; resumen: Resumen };
export type Visita = {
  alEmpezar(indice: Indice): Promise<void>;
  /** All the rows, as the text of COPY. They have to be read whole. */
  alLeerTabla(tabla: TablaRespaldada, filas: AsyncIterable<Buffer>): Promise<void>;
  alLeerArchivo(clave: string, bytes: Buffer): Promise<void>;
};

const CORTADO = 'El respaldo está incompleto o dañado: no se restauró nada.';

type Leido = { tablas: Resumen['tablas']; hashDeArchivos: Hash; cantidad: number };

async function leerJson<T>({ contenido }: EntradaLeida, leer: (datos: unknown) => T): Promise<T> {
  const bytes = await buffer(contenido);
  try {
    return leer(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw error instanceof ErrorDeArranque ? error : new ErrorDeArranque(ILEGIBLE);
  }
}

function leerIndice(datos: unknown): Indice {
  const { formato } = datos as { formato?: unknown };
  if (typeof formato === 'number' && formato > FORMATO)
    throw new ErrorDeArranque('El respaldo es de una versión más nueva de Colega: restauralo con esa.');
  return zIndice.parse(datos);
}

/** The entries of one table are consecutive: all of them are read, and `entradas` is left at the next table. */
async function* filasDe(tabla: TablaRespaldada, entradas: Entradas, leido: Leido): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let filas = 0;
  for (; entradas.actual?.nombre.startsWith(`${NOMBRES.tablas}${tabla.tabla}/`); await entradas.avanzar())
    for await (const bytes of entradas.actual.contenido) {
      hash.update(bytes);
      filas += contarFilas(bytes);
      yield bytes;
    }
  leido.tablas[tabla.tabla] = { filas, sha256: hash.digest('hex') };
}

type Entradas = { actual: EntradaLeida | null; avanzar(): Promise<void> };

async function recorrerEntradas(origen: AsyncGenerator<EntradaLeida>): Promise<Entradas> {
  const entradas: Entradas = {
    actual: null,
    avanzar: async () => {
      const { value, done } = await origen.next();
      entradas.actual = done ? null : value;
    },
  };
  await entradas.avanzar();
  return entradas;
}

async function leerArchivo({ nombre, contenido }: EntradaLeida, leido: Leido, visita: Visita): Promise<void> {
  const clave = nombre.slice(NOMBRES.archivos.length);
  if (!nombre.startsWith(NOMBRES.archivos) || !esClaveDeMedia(clave)) throw new ErrorDeArranque(ILEGIBLE);
  const bytes = await buffer(contenido);
  leido.hashDeArchivos.update(clave).update(bytes);
  leido.cantidad += 1;
  await visita.alLeerArchivo(clave, bytes);
}

const SIN_FILAS = { filas: 0, sha256: createHash('sha256').digest('hex') };

function exigirIgual({ tablas, archivos }: Resumen, indice: Indice, leido: Leido): void {
  const iguales = indice.tablas.every(({ tabla }) => {
    const { filas, sha256 } = leido.tablas[tabla] ?? SIN_FILAS;
    return tablas[tabla]?.filas === filas && tablas[tabla].sha256 === sha256;
  });
  const deArchivos = archivos.cantidad === leido.cantidad && archivos.sha256 === leido.hashDeArchivos.digest('hex');
  if (!iguales || !deArchivos) throw new ErrorDeArranque(CORTADO);
}

async function leerTodo(entradas: Entradas, indice: Indice, visita: Visita): Promise<Resumen> {
  const leido: Leido = { tablas: {}, hashDeArchivos: createHash('sha256'), cantidad: 0 };
  let resumen: Resumen | null = null;
  while (entradas.actual) {
    const { nombre } = entradas.actual;
    const tabla = indice.tablas.find((una) => nombre.startsWith(`${NOMBRES.tablas}${una.tabla}/`));
    if (tabla && !leido.tablas[tabla.tabla]) {
      await visita.alLeerTabla(tabla, filasDe(tabla, entradas, leido));
      continue;
    }
    if (nombre === NOMBRES.resumen) resumen = await leerJson(entradas.actual, (datos) => zResumen.parse(datos));
    else await leerArchivo(entradas.actual, leido, visita);
    await entradas.avanzar();
  }
  if (!resumen) throw new ErrorDeArranque(CORTADO);
  exigirIgual(resumen, indice, leido);
  return resumen;
}

const SOLO_MIRAR: Visita = {
  alEmpezar: async () => undefined,
  alLeerTabla: async (_tabla, filas) => {
    for await (const _ of filas);
  },
  alLeerArchivo: async () => undefined,
};

/** Reads an archive to its end and checks all its counts and digests. Throws ErrorDeArranque when it differs. */
export async function recorrer(archivo: string, frase: string | null, visita = SOLO_MIRAR): Promise<Respaldo> {
  const origen = abrirArchivo(archivo, frase);
  try {
    const entradas = await recorrerEntradas(origen);
    if (entradas.actual?.nombre !== NOMBRES.indice) throw new ErrorDeArranque(ILEGIBLE);
    const indice = await leerJson(entradas.actual, leerIndice);
    await visita.alEmpezar(indice);
    await entradas.avanzar();
    return { indice, resumen: await leerTodo(entradas, indice, visita) };
  } finally {
    await origen.return(undefined);
  }
}
