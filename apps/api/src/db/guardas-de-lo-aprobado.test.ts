import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
const casos: Record<string, number> = {};

const certificado = async (legajo_id: number, type: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into certificados (legajo_id, type, numero_certificado, fecha_creacion, estado, codigo, datos, impreso)
    values (${legajo_id}, ${type}, ${`${type}-${legajo_id}`}, '2026-03-20', 'confirmado', ${`c-${type}`}, '{"a": 1}', '{"p": 1}')
    returning id`.execute(e.db);
  return rows[0]?.id ?? 0;
};

beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  const abierto = await vida.hasta('confirmado');
  const otro = await vida.hasta('confirmado');
  const visado = await vida.hasta('visado');
  await vida.timbrar(otro.id, undefined, { numero: 'R-550 P' });
  casos.abierto = await vida.original(abierto.id);
  casos.visado = await vida.original(visado.id);
  casos.anexo = await certificado(visado.id, 'anexa_in_situ');
  casos.caie = await certificado(visado.id, 'caie');
});
afterAll(() => e.prueba.cerrar());

const conCasos = (consulta: string): string =>
  consulta.replace(/:(\w+)\b/g, (texto, nombre: string) => (nombre in casos ? String(casos[nombre]) : texto));
const intentar = (consultas: readonly string[]): Promise<void> =>
  e.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(conCasos(consulta)).execute(trx);
  });

const sello = (numero: string, fecha: string): string =>
  `insert into timbrados (detalle_id, tipo, prepago, numero_formateado, fecha, importe, descripcion)
   values (:abierto, 'externo', false, '${numero}', '${fecha}', 1200, 'ARBA')`;
const GUARDAR = `insert into versiones_de_certificados (certificado_id, numero, fecha, codigo, datos, creado_en)
  select id, version, fecha_creacion, codigo, datos, creado_en from certificados where id in (:anexo, :caie)`;
const corregir = (cual: string, columnas = ''): string =>
  `update certificados set datos = '{"a": 2}'${columnas} where id = ${cual}`;

type Caso = [que: string, consultas: string[], rechazo: RegExp];

const SELLOS: Caso[] = [
  ['uno de 1999', [sello('R-1', '1999-01-01')], /es del 1999-01-01, y su contrato del/],
  ['uno con el número de otro legajo, escrito de otro modo', [sello('r-550p', '2026-03-20')], /ya es de otro legajo/],
];

const CERTIFICADOS: Caso[] = [
  ['lo que dice un anexo, sin otra versión', [corregir(':anexo')], /no se corrige sin otra versión/],
  [
    'lo que dice un anexo, sin guardar la anterior',
    [corregir(':anexo', ', version = 2')],
    /lo que el certificado .* decía no quedó guardado/,
  ],
  ['una versión que se saltea', [GUARDAR, corregir(':anexo', ', version = 3')], /no se corrige sin otra versión/],
  [
    'lo que dice uno que no es un anexo',
    [GUARDAR, corregir(':caie', ', version = 2')],
    /no se corrige sin otra versión/,
  ],
  [
    'el código de su QR',
    [`update certificados set codigo = 'otro' where id = :caie`],
    /no se corrige sin otra versión/,
  ],
  ['lo que se imprimió de cada persona', [`update certificados set impreso = '{}' where id = :caie`], /no cambia/],
  [
    'uno anulado que revive',
    [
      `update certificados set estado = 'anulado', anulado_en = now() where id = :caie`,
      `update certificados set estado = 'confirmado', anulado_en = null where id = :caie`,
    ],
    /solo crece/,
  ],
];

const CONTRATOS: Caso[] = [
  ['el monto de uno aprobado', ['update legajo_detalles set monto = 1 where id = :visado'], /no cambia/],
  ['la fecha de uno aprobado', [`update legajo_detalles set fecha = '2020-01-01' where id = :visado`], /no cambia/],
  ['la aprobación de uno', ['update legajo_detalles set cvd_id = null where id = :visado'], /no cambia/],
  ['uno aprobado que se borra', ['delete from legajo_detalles where id = :visado'], /solo crece/],
  [
    'el importe de una tarea de uno aprobado',
    ['update detalle_tareas set monto = 1 where detalle_id = :visado'],
    /está visado, y sus tareas no cambian/,
  ],
  [
    'una tarea que se muda de uno aprobado',
    ['update detalle_tareas set detalle_id = :abierto, orden = 9 where detalle_id = :visado'],
    /está visado, y sus tareas no cambian/,
  ],
  [
    'una tarea más de uno aprobado',
    [
      `insert into detalle_tareas (detalle_id, orden, tarea_id, monto)
       select detalle_id, 9, tarea_id, 1 from detalle_tareas where detalle_id = :visado limit 1`,
    ],
    /está visado, y sus tareas no cambian/,
  ],
  [
    'las tareas de uno aprobado que se borran',
    ['delete from detalle_tareas where detalle_id = :visado'],
    /está visado, y sus tareas no cambian/,
  ],
];

describe.each([
  ['sellos de otro lugar', SELLOS],
  ['certificados', CERTIFICADOS],
  ['contratos', CONTRATOS],
])('la base rechaza, en %s', (_, filas) => {
  test.each(filas)('%s', async (_que, consultas, rechazo) => {
    await expect(intentar(consultas)).rejects.toThrow(rechazo);
  });
});

test('corregir un anexo con su versión, cambiar un contrato abierto y anular uno aprobado, sí', async () => {
  await intentar([GUARDAR, corregir(':anexo', `, version = 2, codigo = 'c-2', version_fecha = '2026-03-20'`)]);
  await intentar([
    'update legajo_detalles set monto = monto + 1 where id = :abierto',
    'update detalle_tareas set monto = monto + 1 where detalle_id = :abierto',
  ]);
  const { id } = await vida.hasta('visado');
  await vida.anular(id);
  expect((await vida.leer(id)).estado.clave).toBe('anulado');
});

test('el número de un sello anulado se registra en otro legajo', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.timbrar(id, undefined, { numero: 'R-77' });
  await vida.anularTimbrado(id);
  await intentar([sello('R-77', '2026-03-20')]);
});
