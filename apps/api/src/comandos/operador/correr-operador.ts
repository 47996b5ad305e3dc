import { parseArgs } from 'node:util';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { esTextoLegible, unirLineas } from '@colega/contract/primitives';
import { type PermisoDelColegio, puedeElOperador, rolesCon } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { hoy } from '../../hoy.ts';
import { exigirAlcance } from '../../http/acceso.ts';
import { LA_CONSOLA } from '../../modules/auditoria/autor.ts';
import { findDistritoDe, identificarOperador } from '../../modules/operadores/identificar.service.ts';
import { fraseDeRechazo } from '../explicar-rechazo.ts';
import type { AccionDeOperador, Circunstancia } from './accion.ts';
import { ACCIONES_DE_ACCESOS } from './acciones-de-accesos.ts';
import { ACCIONES_DE_CUENTAS } from './acciones-de-cuentas.ts';
import { ACCIONES_DE_INFORMES } from './acciones-de-informes.ts';
import { ACCIONES_DE_LEGAJOS } from './acciones-de-legajos.ts';
import { ACCIONES_DE_LUGARES } from './acciones-de-lugares.ts';
import { ACCIONES_DE_OBSERVACIONES } from './acciones-de-observaciones.ts';
import { ACCIONES_DE_OPERADORES } from './acciones-de-operadores.ts';
import { ACCIONES_DE_PAGOS } from './acciones-de-pagos.ts';
import { ACCIONES_DE_PERSONAS } from './acciones-de-personas.ts';
import { ACCIONES_DE_REGISTRO } from './acciones-de-registro.ts';
import { ACCIONES_DE_REVISION } from './acciones-de-revision.ts';
import { ACCIONES_DE_TESORERIA } from './acciones-de-tesoreria.ts';

const GRUPOS: readonly (readonly [titulo: string, acciones: Readonly<Record<string, AccionDeOperador>>])[] = [
  ['Legajos', ACCIONES_DE_LEGAJOS],
  ['Observaciones', ACCIONES_DE_OBSERVACIONES],
  ['Cuentas', ACCIONES_DE_CUENTAS],
  ['Pagos', { ...ACCIONES_DE_PAGOS, ...ACCIONES_DE_REVISION }],
  ['Tesorería', ACCIONES_DE_TESORERIA],
  ['Personas', ACCIONES_DE_PERSONAS],
  ['Registro', ACCIONES_DE_REGISTRO],
  ['Lugares', ACCIONES_DE_LUGARES],
  ['Informes', ACCIONES_DE_INFORMES],
  ['Operadores', ACCIONES_DE_OPERADORES],
  ['Accesos', ACCIONES_DE_ACCESOS],
];
export const ACCIONES = Object.assign({}, ...GRUPOS.map(([, acciones]) => acciones)) as Record<
  string,
  AccionDeOperador
>;

const ANCHO = Math.max(...Object.keys(ACCIONES).map((nombre) => nombre.length)) + 2;

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
    `--como <usuario> dice qué operador lo hace: pide su contraseña (o la toma de COLEGA_CLAVE) y que tenga permiso; sin él`,
    `queda a nombre de «${LA_CONSOLA.username}». Todo queda en la historia del legajo o de la persona, con las mismas`,
    'reglas que el portal. Trabaja sobre DATABASE_URL o sobre la base de DATA_DIR, esté o no en marcha npm start.',
  ].join('\n');

const ANCHO_DE_OPCION = 36;

const quienPuede = (permiso: PermisoDelColegio): string => `de un operador que sea de: ${rolesCon(permiso).join(', ')}`;

const ayudaDe = (nombre: string, { resumen, opciones, permiso }: AccionDeOperador): string => {
  const lineas = Object.entries(opciones).map(([opcion, { ejemplo, explica, opcional }]) => {
    const escrita = `--${opcion} ${ejemplo}`;
    return `  ${(opcional ? `[${escrita}]` : escrita).padEnd(ANCHO_DE_OPCION - 1)} ${explica}`;
  });
  const roles = `Con --como, ${quienPuede(permiso)}.`;
  return [`${nombre}: ${resumen}`, '', ...lineas, ...(lineas.length > 0 ? [''] : []), roles].join('\n');
};

type Quien = { como: string; clave: (usuario: string) => Promise<string> };

const findAutor = async (db: Db, { como, clave }: Quien, accion: AccionDeOperador, valores: Valores) => {
  if (como === '') return LA_CONSOLA;
  const { autor, operador } = await identificarOperador(db, { username: como, clave: await clave(como) });
  if (puedeElOperador(operador, accion.permiso) === 'sin_permiso')
    throw new ErrorDeArranque(`${todosLosMensajes.sin_permiso} Es ${quienPuede(accion.permiso)}.`);
  if (operador.distrito_id !== null) {
    const distrito_id = await (accion.distritoDe ?? findDistritoDe)(db, valores);
    exigirAlcance(operador, accion.permiso, { distrito_id });
  }
  return autor;
};

/** Explanations may take several lines; names, numbers and places take one, as in the portal (S-415). */
const EN_PARRAFOS: ReadonlySet<string> = new Set(['texto', 'motivo']);
const comoSeGuarda = (opcion: string, valor: string): string => (EN_PARRAFOS.has(opcion) ? valor : unirLineas(valor));

type Valores = Readonly<Record<string, string>>;
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
  direccion: string;
  clave: (usuario: string) => Promise<string>;
  conBase: (trabajo: (db: Db) => Promise<void>) => Promise<void>;
  avisar: (texto: string) => void;
};

/** Does what was asked and reports it. Throws ErrorDeArranque with the sentence of a refusal. */
export const correrOperador = async (llamado: Llamado): Promise<void> => {
  const { argumentos, reloj, pasarelas, direccion, clave, conBase, avisar } = llamado;
  const [nombre = '--help', ...resto] = argumentos;
  if (nombre === '--help' || nombre === '-h') return avisar(ayuda());
  const accion = Object.hasOwn(ACCIONES, nombre) ? ACCIONES[nombre] : undefined;
  if (!accion) throw new ErrorDeArranque(`No existe la acción «${nombre}».\n\n${ayuda()}`);
  if (resto.includes('--help') || resto.includes('-h')) return avisar(ayudaDe(nombre, accion));
  const valores = leerOpciones(nombre, accion, resto);
  await conBase(async (db) => {
    const hecho = await conFrases(async () => {
      const autor = await findAutor(db, { como: valores.como ?? '', clave }, accion, valores);
      return accion.hacer(db, valores, { autor, ahora: reloj(), hoy: hoy(reloj), pasarelas, direccion });
    });
    avisar(hecho);
  });
};

const conFrases = async (trabajo: () => Promise<string>): Promise<string> => {
  try {
    return await trabajo();
  } catch (error) {
    const frase = fraseDeRechazo(error);
    throw frase === null ? error : new ErrorDeArranque(frase);
  }
};
