import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { formatFecha } from '@colega/domain/fechas';
import { buscarResolucion, type Resolucion } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import type { Db } from '../db/conectar.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { hoy } from '../hoy.ts';
import { ErrorHttp } from '../http/error-http.ts';
import { crearCatalogoVivo } from '../modules/honorarios/catalogo-vivo.ts';
import { retirarResolucion } from '../modules/honorarios/colegio/retirar-resolucion.service.ts';
import {
  type ProblemaDePublicacion,
  publicarResolucion,
  revisarResolucion,
} from '../modules/honorarios/publicar-resolucion.service.ts';
import { avisar, conBase, correrComando } from './con-base.ts';

const AYUDA = `Resoluciones de honorarios

  npm run resolucion -- listar                      las publicadas, con su vigencia
  npm run resolucion -- ver <id>                    las cifras de una
  npm run resolucion -- revisar <archivo.json>      qué cambiaría, sin publicar nada
  npm run resolucion -- publicar <archivo.json>     la valida, dice qué cambia y la publica
  npm run resolucion -- retirar <id> <motivo>       retira una que todavía no rige: sigue la anterior

Publicada, una resolución no se edita ni se borra: los contratos conservan la de su fecha. Un arancel se prepara en /colegio/aranceles. Los portales que estén en marcha
la toman en unos segundos. Trabaja sobre DATABASE_URL o sobre la base de DATA_DIR, esté o no en marcha npm start.
La forma del archivo está en data/README.md.`;

const vigencia = ({ vigente_desde, vigente_hasta }: Pick<Resolucion, 'vigente_desde' | 'vigente_hasta'>): string =>
  `desde el ${formatFecha(vigente_desde)} ${vigente_hasta ? `hasta el ${formatFecha(vigente_hasta)}` : 'sin fecha de fin'}`;

const catalogoDe = (db: Db) => crearCatalogoVivo().alDia(db);

const listar = async (db: Db): Promise<void> => {
  const { resoluciones } = await catalogoDe(db);
  const actual = buscarResolucion(
    resoluciones,
    hoy(() => new Date()),
  );
  for (const resolucion of resoluciones) {
    const marca = resolucion === actual ? '  ← vigente hoy' : '';
    const ur = formatImporte(resolucion.unidad_referencial);
    avisar(`${String(resolucion.id).padStart(4)}  ${resolucion.nombre}, ${vigencia(resolucion)}, UR ${ur}${marca}`);
  }
};

const ver = async (db: Db, id: string | undefined): Promise<void> => {
  const resolucion = (await catalogoDe(db)).resoluciones.find((r) => String(r.id) === id);
  if (!resolucion) throw new ErrorDeArranque(`No hay una resolución publicada con el id ${id ?? '(falta)'}.`);
  avisar(`${resolucion.nombre}, ${vigencia(resolucion)}`);
  avisar(`  Unidad referencial          ${formatImporte(resolucion.unidad_referencial)}`);
  avisar(`  Honorario mínimo por tarea  ${formatImporte(resolucion.honorario_minimo)}`);
  avisar(`  Factor de corrección        ${resolucion.factor_correccion}`);
  avisar(`  Tareas con tarifa           ${resolucion.calcular.size}`);
};

const readArchivo = (ruta: string | undefined): unknown => {
  if (ruta === undefined)
    throw new ErrorDeArranque('Falta el archivo de la resolución. Mirá npm run resolucion -- --help.');
  try {
    return JSON.parse(readFileSync(ruta, 'utf8'));
  } catch (error) {
    throw new ErrorDeArranque(`No se puede leer ${ruta}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const rechazar = (problemas: readonly ProblemaDePublicacion[]): never => {
  const lineas = problemas.map(({ ruta, motivo }) => `  ${ruta === '' ? 'archivo' : ruta}: ${motivo}`);
  throw new ErrorDeArranque(['La resolución no se puede publicar:', ...lineas].join('\n'));
};

const revisar = async (db: Db, ruta: string | undefined): Promise<void> => {
  const revisada = await revisarResolucion(db, readArchivo(ruta));
  if (!revisada.ok) return rechazar(revisada.problema);
  for (const cambio of revisada.valor.cambios) avisar(cambio);
  avisar('Nada se publicó: es solo una revisión.');
};

const publicar = async (db: Db, ruta: string | undefined): Promise<void> => {
  const publicada = await publicarResolucion(db, readArchivo(ruta), `comando (${userInfo().username})`, new Date());
  if (!publicada.ok) return rechazar(publicada.problema);
  for (const cambio of publicada.valor.cambios) avisar(cambio);
  avisar(`Publicada: ${publicada.valor.resolucion.nombre}.`);
};

const retirar = async (db: Db, id: string | undefined, motivo: string | undefined): Promise<void> => {
  if (!/^\d{1,9}$/.test(id ?? '')) throw new ErrorDeArranque('Falta el id de la resolución.');
  if (!motivo?.trim()) throw new ErrorDeArranque('Falta el motivo: va entre comillas después del id.');
  const quien = { user_id: null, username: `comando (${userInfo().username})` };
  try {
    const retiro = { id: Number(id), motivo: motivo.trim(), autor: quien, reloj: () => new Date() };
    avisar((await retirarResolucion(db, retiro)).message);
  } catch (error) {
    throw error instanceof ErrorHttp ? new ErrorDeArranque(error.message) : error;
  }
};

type Accion = (db: Db, argumento: string | undefined, otro: string | undefined) => Promise<void>;
const ACCIONES: Readonly<Record<string, Accion>> = { listar, ver, revisar, publicar, retirar };

const principal = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
    strict: false,
  });
  const [accion, argumento, otro] = positionals;
  if (values.help || accion === undefined) return avisar(AYUDA);
  const trabajo = Object.hasOwn(ACCIONES, accion) ? ACCIONES[accion] : undefined;
  if (!trabajo) throw new ErrorDeArranque(`No existe la acción «${accion}».\n\n${AYUDA}`);
  await conBase((db) => trabajo(db, argumento, otro));
};

correrComando(principal);
