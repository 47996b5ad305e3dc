import { parseArgs } from 'node:util';
import { enUnaLinea, esTextoLegible } from '@colega/contract/primitives';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { hoy } from '../../hoy.ts';
import { fraseDeRechazo } from '../explicar-rechazo.ts';
import type { AccionDeOperador, Circunstancia, ElColegio } from './accion.ts';
import { ACCIONES_DE_CUENTAS } from './acciones-de-cuentas.ts';
import { ACCIONES_DE_LEGAJOS } from './acciones-de-legajos.ts';
import { ACCIONES_DE_LUGARES } from './acciones-de-lugares.ts';
import { ACCIONES_DE_OBSERVACIONES } from './acciones-de-observaciones.ts';
import { ACCIONES_DE_PAGOS } from './acciones-de-pagos.ts';
import { ACCIONES_DE_PERSONAS } from './acciones-de-personas.ts';
import { ACCIONES_DE_REGISTRO } from './acciones-de-registro.ts';

const GRUPOS: readonly (readonly [titulo: string, acciones: Readonly<Record<string, AccionDeOperador>>])[] = [
  ['Legajos', ACCIONES_DE_LEGAJOS],
  ['Observaciones', ACCIONES_DE_OBSERVACIONES],
  ['Cuentas', ACCIONES_DE_CUENTAS],
  ['Pagos', ACCIONES_DE_PAGOS],
  ['Personas', ACCIONES_DE_PERSONAS],
  ['Registro', ACCIONES_DE_REGISTRO],
  ['Lugares', ACCIONES_DE_LUGARES],
];
export const ACCIONES = Object.assign({}, ...GRUPOS.map(([, acciones]) => acciones)) as Record<
  string,
  AccionDeOperador
>;

const ANCHO = 22;
/** What the history of a file says when nobody gave a name (S-322). */
const SIN_NOMBRE = 'Colegio (consola)';

export const ayuda = (): string =>
  [
    'El Colegio, desde la línea de comandos',
    '',
    '  npm run operador -- <acción> --opción valor…     --help después de una acción muestra sus opciones',
    ...GRUPOS.flatMap(([titulo, acciones]) => [
      '',
      titulo,
      ...Object.entries(acciones).map(([nombre, { resumen }]) => `  ${nombre.padEnd(ANCHO)}${resumen}`),
    ]),
    '',
    `--como <usuario> dice qué operador lo hace; sin él queda a nombre de «${SIN_NOMBRE}». Todo queda en la`,
    'historia del legajo o de la persona, con las mismas reglas que el portal. Trabaja sobre DATABASE_URL o sobre la base de',
    'DATA_DIR, esté o no en marcha npm start.',
  ].join('\n');

const ayudaDe = (nombre: string, { resumen, opciones }: AccionDeOperador): string => {
  const lineas = Object.entries(opciones).map(([opcion, { ejemplo, explica, opcional }]) => {
    const escrita = `--${opcion} ${ejemplo}`;
    return `  ${(opcional ? `[${escrita}]` : escrita).padEnd(36)}${explica}`;
  });
  return [`${nombre}: ${resumen}`, '', ...lineas].join('\n');
};

/** Who does it: an operator of the college, or whoever is at its machine. */
const findAutor = async (db: Db, como: string): Promise<ElColegio> => {
  if (como === '') return { actor: 'colegio', user_id: null, username: SIN_NOMBRE };
  const operador = await db
    .selectFrom('usuarios as u')
    .innerJoin('contextos as c', 'c.usuario_id', 'u.id')
    .select(['u.id', 'u.username'])
    .where('u.username', '=', como.toLowerCase())
    .where('c.modo', 'in', ['operador_consejo', 'operador_distrital'])
    .executeTakeFirst();
  if (!operador) throw new ErrorDeArranque(`«${como}» no es un operador del Colegio.`);
  return { actor: 'colegio', user_id: operador.id, username: operador.username };
};

/** What is explained may take several lines; names, numbers and places are one, as what comes by the portal (S-415). */
const EN_PARRAFOS: ReadonlySet<string> = new Set(['texto', 'motivo']);
const comoSeGuarda = (opcion: string, valor: string): string => (EN_PARRAFOS.has(opcion) ? valor : enUnaLinea(valor));

const leerOpciones = (nombre: string, accion: AccionDeOperador, argumentos: readonly string[]) => {
  const { opciones } = accion;
  const conocidas = { ...opciones, como: {}, help: {} };
  const definidas = Object.fromEntries(Object.keys(conocidas).map((o) => [o, { type: 'string' as const }]));
  const leidas = (() => {
    try {
      return parseArgs({ args: [...argumentos], options: definidas, strict: true }).values;
    } catch {
      throw new ErrorDeArranque(`Hay una opción que no se entiende.\n\n${ayudaDe(nombre, accion)}`);
    }
  })();
  const faltan = Object.entries(opciones).filter(([o, { opcional }]) => !opcional && !leidas[o]);
  if (faltan.length > 0) throw new ErrorDeArranque(`Falta ${faltan.map(([o]) => `--${o}`).join(', ')}.`);
  const valores = Object.fromEntries(Object.keys(conocidas).map((o) => [o, comoSeGuarda(o, String(leidas[o] ?? ''))]));
  const ilegible = Object.keys(valores).find((o) => !esTextoLegible(valores[o] ?? ''));
  if (ilegible) throw new ErrorDeArranque(`--${ilegible} tiene un carácter invisible o que no se puede guardar.`);
  return valores;
};

export type Llamado = {
  argumentos: readonly string[];
  reloj: () => Date;
  pasarelas: Circunstancia['pasarelas'];
  /** Runs the work on the database; not called when only help is asked. */
  conBase: (trabajo: (db: Db) => Promise<void>) => Promise<void>;
  avisar: (texto: string) => void;
};

/** Does what was asked and says so. Throws ErrorDeArranque with the sentence of a refusal. */
export const correrOperador = async ({ argumentos, reloj, pasarelas, conBase, avisar }: Llamado): Promise<void> => {
  const [nombre = '--help', ...resto] = argumentos;
  if (nombre === '--help' || nombre === '-h') return avisar(ayuda());
  const accion = Object.hasOwn(ACCIONES, nombre) ? ACCIONES[nombre] : undefined;
  if (!accion) throw new ErrorDeArranque(`No existe la acción «${nombre}».\n\n${ayuda()}`);
  if (resto.includes('--help') || resto.includes('-h')) return avisar(ayudaDe(nombre, accion));
  const valores = leerOpciones(nombre, accion, resto);
  await conBase(async (db) => {
    const autor = await findAutor(db, valores.como ?? '');
    avisar(await hacer(accion, db, valores, { autor, ahora: reloj(), hoy: hoy(reloj), pasarelas }));
  });
};

const hacer = async (
  accion: AccionDeOperador,
  ...[db, valores, circunstancia]: Parameters<AccionDeOperador['hacer']>
) => {
  try {
    return await accion.hacer(db, valores, circunstancia);
  } catch (error) {
    const frase = fraseDeRechazo(error);
    throw frase === null ? error : new ErrorDeArranque(frase);
  }
};
