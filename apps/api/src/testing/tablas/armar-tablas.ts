import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { DE_TIPOS, TIPOS_DE_COLUMNAS } from './tipos-de-columnas.ts';

type Columna = {
  tabla: string;
  nombre: string;
  tipo: string;
  obligatoria: boolean;
  por_defecto: boolean;
  calculada: boolean;
  /** The check of this column alone, as PostgreSQL prints it. */
  control: string | null;
};

const findColumnas = async (db: Db): Promise<Columna[]> => {
  const { rows } = await sql<Columna>`
    select c.relname as tabla, a.attname as nombre, format_type(a.atttypid, null) as tipo,
      a.attnotnull as obligatoria, a.atthasdef or a.attidentity <> '' as por_defecto,
      a.attgenerated <> '' or a.attidentity = 'a' as calculada,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as control
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relname like 'migraciones%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return rows;
};

/** The type that the driver answers for each of PostgreSQL's (`db/conectar.ts`). */
const TIPOS: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  numeric: 'string',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  uuid: 'string',
  xid8: 'string',
  boolean: 'boolean',
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  'integer[]': 'number[]',
  'text[]': 'string[]',
};

const VALORES = /= ANY \(\(?ARRAY\[(.+?)\]/;

const valoresDe = (control: string | null): string | null => {
  const lista = control === null ? null : VALORES.exec(control)?.[1];
  return lista ? [...lista.matchAll(/'([^']*)'::/g)].map(([, valor]) => `'${valor}'`).join(' | ') : null;
};

const tipoDe = ({ tabla, nombre, tipo, control }: Columna): string => {
  const conocido = TIPOS_DE_COLUMNAS[`${tabla}.${nombre}`] ?? valoresDe(control) ?? TIPOS[tipo];
  if (conocido === undefined) throw new Error(`${tabla}.${nombre} is ${tipo}: say its type in tipos-de-columnas.ts`);
  return conocido;
};

const escribirColumna = (columna: Columna): string => {
  const tipo = tipoDe(columna);
  if (tipo.startsWith('ColumnType<')) return tipo;
  const nulo = columna.obligatoria || tipo === 'unknown' ? '' : ' | null';
  if (/^jsonb?$/.test(columna.tipo)) {
    const escrito = columna.obligatoria ? 'string' : 'string | null';
    return `ColumnType<${tipo}${nulo}, ${escrito}${columna.por_defecto ? ' | undefined' : ''}, ${escrito}>`;
  }
  if (columna.calculada && columna.nombre !== 'id') return `ColumnType<${tipo}${nulo}, never, never>`;
  return columna.por_defecto ? `Generated<${tipo}${nulo}>` : `${tipo}${nulo}`;
};

const ANCHO = 120;

/** It is written as the formatter leaves it. */
const escribirCampo = (columna: Columna): string => {
  const tipo = escribirColumna(columna);
  const enUna = `    ${columna.nombre}: ${tipo};`;
  if (enUna.length <= ANCHO) return enUna;
  return `    ${columna.nombre}:${tipo
    .split(' | ')
    .map((valor) => `\n      | ${valor}`)
    .join('')};`;
};

const escribirTabla = (nombre: string, columnas: readonly Columna[]): string =>
  [`  ${nombre}: {`, ...columnas.map(escribirCampo), '  };'].join('\n');

const escribirImport = (nombres: readonly string[], origen: string): string => {
  const enUna = `import type { ${nombres.join(', ')} } from '${origen}';`;
  return enUna.length <= ANCHO
    ? enUna
    : `import type {\n${nombres.map((n) => `  ${n},\n`).join('')}} from '${origen}';`;
};

const importar = (cuerpo: string): string =>
  Object.entries(DE_TIPOS)
    .map(
      ([origen, nombres]) => [origen, nombres.filter((nombre) => new RegExp(`\\b${nombre}\\b`).test(cuerpo))] as const,
    )
    .filter(([, nombres]) => nombres.length > 0)
    .map(([origen, nombres]) => escribirImport(nombres, origen))
    .join('\n');

export const armarTablas = async (db: Db): Promise<string> => {
  const columnas = await findColumnas(db);
  const tablas = [...new Set(columnas.map(({ tabla }) => tabla))];
  const deTabla = (nombre: string) => columnas.filter(({ tabla }) => tabla === nombre);
  const cuerpo = tablas.map((nombre) => escribirTabla(nombre, deTabla(nombre))).join('\n');
  return `// Written by \`npm run tablas\` from the migrated database: a change of it is a migration.
${importar(cuerpo)}

export type BaseDeDatos = {
${cuerpo}
};
`;
};
