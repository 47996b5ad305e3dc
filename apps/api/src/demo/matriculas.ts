import type { ConceptoDeMatricula, ItemDeLiquidacion } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { generarCargos } from '../modules/dinero/cargos-del-anio/generar-cargos.service.ts';
import { bonificar } from '../modules/dinero/colegio/cargos.service.ts';
import { rehabilitar, sancionar } from '../modules/perfil/colegio.service.ts';
import { momentoDelDia } from './crear-encargo.ts';
import type { CuentaDeDemo } from './cuentas.ts';
import { liquidar } from './liquidar.ts';
import { pagarOrden } from './pagos.ts';

const COLEGIO = { actor: 'colegio', user_id: null, username: 'colegio' } as const;
const DIAS_HASTA_LA_CUOTA_2 = 20;
/** A coupon lives for less than this. */
const DIAS_DE_UN_VENCIDO = 35;

const anioEnCurso = (hoy: Fecha): number => {
  const anio = Number(hoy.slice(0, 4));
  return hoy > `${anio}-06-30` ? anio : anio - 1;
};

/** CUOTA 2 of the year in course is still to come, as if the college had postponed it. */
export const cargarCargos = async (db: Db, hoy: Fecha): Promise<void> => {
  const anio = anioEnCurso(hoy);
  const anios = new Set([anio - 1, anio, Number(hoy.slice(0, 4))]);
  for (const uno of anios) await generarCargos(db, { anio: uno, autor: COLEGIO, ...momentoDelDia(`${uno}-01-02`) });
  const prorroga = sumarDias(hoy, DIAS_HASTA_LA_CUOTA_2);
  await sql`update cargos set vencimiento = ${prorroga}
    where concepto = 'cuota_2' and anio = ${anio} and vencimiento < ${prorroga}`.execute(db);
};

type Que = { anio: number; concepto: ConceptoDeMatricula; matricula?: string };
const es =
  ({ anio, concepto, matricula }: Que) =>
  (item: ItemDeLiquidacion): boolean =>
    item.numero === String(anio) &&
    item.concepto.key === concepto &&
    (matricula === undefined || item.matricula === matricula);

const DIA_DE_PAGO = { arancel: '03-20', cuota_1: '06-18', cuota_2: '12-03' } as const;
type DelAnio = keyof typeof DIA_DE_PAGO;

const pagarEnTermino = async (db: Db, persona_id: number, anio: number, concepto: DelAnio): Promise<number> => {
  const dia = `${anio}-${DIA_DE_PAGO[concepto]}`;
  const orden_id = await liquidar(db, persona_id, dia, es({ anio, concepto }));
  await pagarOrden(db, orden_id, sumarDias(dia, 4));
  return orden_id;
};

const pagarElAnio = async (db: Db, persona_id: number, anio: number): Promise<number> => {
  await pagarEnTermino(db, persona_id, anio, 'arancel');
  await pagarEnTermino(db, persona_id, anio, 'cuota_1');
  return pagarEnTermino(db, persona_id, anio, 'cuota_2');
};

const estaVencida = (dia: Fecha, hoy: Fecha): Fecha => {
  const limite = sumarDias(hoy, -DIAS_DE_UN_VENCIDO);
  return dia < limite ? dia : limite;
};

const cargarLasDeMgarcia = async (db: Db, { persona_id }: CuentaDeDemo, hoy: Fecha): Promise<void> => {
  const anio = anioEnCurso(hoy);
  const { cuit } = await db
    .selectFrom('personas')
    .select('cuit')
    .where('id', '=', persona_id)
    .executeTakeFirstOrThrow();
  const elColegio = (hace: number) => ({ autor: COLEGIO, cuit, ...momentoDelDia(sumarDias(hoy, -hace)) });
  const repetida = await pagarElAnio(db, persona_id, anio - 1);
  await pagarOrden(db, repetida, `${anio - 1}-12-10`, 'otra-vez');
  await pagarEnTermino(db, persona_id, anio, 'arancel');
  const [primera, segunda] = ['T-12.345', 'T-18.902'];
  const cuota = (matricula: string) => es({ anio, concepto: 'cuota_1', matricula });
  await liquidar(db, persona_id, estaVencida(`${anio}-06-10`, hoy), cuota(primera));
  await liquidar(db, persona_id, sumarDias(hoy, -4), cuota(segunda));
  const motivo = 'Presentación fuera de término';
  await sancionar(db, { ...elColegio(75), matricula: segunda, importe: '45000.00', motivo });
  await rehabilitar(db, { ...elColegio(60), matricula: segunda, motivo: 'Cumplió la sanción' });
  await bonificar(db, { ...elColegio(20), importe: '12000.00', motivo: 'Resolución 14, pago anual' });
};

export const contarMatriculas = async (
  db: Db,
  cuentas: ReadonlyMap<string, CuentaDeDemo>,
  hoy: Fecha,
): Promise<void> => {
  const anio = anioEnCurso(hoy);
  const mgarcia = cuentas.get('mgarcia');
  if (mgarcia) await cargarLasDeMgarcia(db, mgarcia, hoy);
  for (const username of ['csosa', 'jperez', 'lrodriguez', 'dvera']) {
    const cuenta = cuentas.get(username);
    if (!cuenta) continue;
    await pagarElAnio(db, cuenta.persona_id, anio - 1);
    if (username !== 'lrodriguez') await pagarEnTermino(db, cuenta.persona_id, anio, 'arancel');
  }
};
