import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { almacenEnDisco } from '../../modules/media/almacenes/en-disco.ts';
import type { Hechos } from './escritor.ts';

export type ContadoAntes = { legajos: number; calculos: number };

const contar = async (db: Db, tabla: 'legajos' | 'calculos_honorarios' | 'certificados'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabla)}`.execute(db);
  return rows[0]?.n ?? 0;
};
export const contarAntes = async (db: Db): Promise<ContadoAntes> => ({
  legajos: await contar(db, 'legajos'),
  calculos: await contar(db, 'calculos_honorarios'),
});

const distintos = (que: string, dichos: number, hay: number): string[] =>
  dichos === hay ? [] : [`${que}: se respondieron ${dichos} y hay ${hay}`];

const legajosMal = async (db: Db, { legajos }: Hechos): Promise<string[]> => {
  const { rows } = await sql<{ marca: string; veces: number; legajo: number; estado: string }>`
    select d.observaciones as marca, count(*)::int as veces, min(d.legajo_id) as legajo, min(e.clave) as estado
    from legajo_detalles d join estados_legajos e on e.id = d.estado_id group by 1`.execute(db);
  const hay = new Map(rows.map((fila) => [fila.marca, fila]));
  return legajos.flatMap(({ marca, id, confirmado }) => {
    const fila = hay.get(marca);
    if (!fila) return [`legajo ${id}: se respondió y no está`];
    if (fila.veces !== 1 || fila.legajo !== id) return [`legajo ${id}: está ${fila.veces} veces`];
    return confirmado && fila.estado !== 'confirmado' ? [`legajo ${id}: se confirmó y está ${fila.estado}`] : [];
  });
};

// Numbers have no gaps, and each certificate has its own.
const certificadosMal = async (db: Db, { certificados }: Hechos): Promise<string[]> => {
  const filas = await db.selectFrom('certificados').select(['id', 'numero_certificado']).execute();
  const hay = new Map(filas.map((fila) => [fila.id, fila.numero_certificado]));
  const perdidos = certificados.filter(({ id, numero }) => hay.get(id) !== numero).map(({ numero }) => numero);
  const { rows } = await sql<{ ultimo: number }>`
    select coalesce(sum(ultimo), 0)::int as ultimo from numeradores_de_certificados`.execute(db);
  return [
    ...perdidos.map((numero) => `certificado ${numero}: se respondió y no está`),
    ...distintos('certificados', certificados.length, filas.length),
    ...distintos('números de certificado', rows[0]?.ultimo ?? 0, new Set(hay.values()).size),
  ];
};

const imagenesMal = async (db: Db, { imagenes }: Hechos, carpeta: string): Promise<string[]> => {
  const almacen = almacenEnDisco(join(carpeta, 'media'));
  const filas = await db.selectFrom('media_objects').select(['id', 'clave', 'bytes']).execute();
  const ids = new Set(filas.map(({ id }) => id));
  const rotas: string[] = [];
  for (const { id, clave, bytes } of filas) {
    const largo = (await almacen.leer(clave))?.byteLength ?? 0;
    if (largo !== bytes) rotas.push(`imagen ${id}: tiene ${largo} bytes de ${bytes}`);
  }
  return [...rotas, ...imagenes.filter((id) => !ids.has(id)).map((id) => `imagen ${id}: se respondió y no está`)];
};

const calculosMal = async (db: Db, { calculos }: Hechos, antes: number): Promise<string[]> =>
  distintos('cálculos', new Set(calculos).size + antes, await contar(db, 'calculos_honorarios'));

/** What is wrong at the end: empty when everything that was answered is there once, and nothing else. */
export const comprobarEscrituras = async (
  db: Db,
  hechos: Hechos,
  antes: ContadoAntes,
  carpeta: string,
): Promise<string[]> => [
  ...hechos.inesperadas,
  ...(await legajosMal(db, hechos)),
  ...distintos('legajos', hechos.legajos.length + antes.legajos, await contar(db, 'legajos')),
  ...(await certificadosMal(db, hechos)),
  ...(await calculosMal(db, hechos, antes.calculos)),
  ...(await imagenesMal(db, hechos, carpeta)),
];
